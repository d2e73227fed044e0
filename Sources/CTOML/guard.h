// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "CTOML.h"

/// Whether a text stays within the limits, told before a parser sees it.
///
/// toml++ bounds the nesting of values itself, but not the parts of a dotted key, and takes a tree apart
/// by recursion: a key of half a million parts would overflow the stack. This reads the text only as far
/// as TOML's own tokens go: up to the first mistake in it, both agree on what is a string, a comment, a
/// bracket and a dot, and behind that mistake nothing is built any more.
///
/// Fills `error` and gives false at the first place beyond a limit.
bool stays_within_limits(std::string_view text, ctoml_error &error);
