// SPDX-License-Identifier: MIT
#pragma once
#include <wayland-client-core.h>
#include <wayland-client-protocol.h>
