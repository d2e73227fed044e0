// SPDX-License-Identifier: MIT
#pragma once
#include <libevdev/libevdev.h>
