// SPDX-License-Identifier: MIT
// All of this target is in its header; SwiftPM wants a file to compile.
#include "CLinux.h"
