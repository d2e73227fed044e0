// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "CTOML.h"

/// Whether a text may be given to toml++, told before it sees it.
///
/// toml++ bounds the nesting of values, but not the parts of a dotted key, and takes its trees apart by
/// recursion: a key of half a million parts would overflow the stack.
///
/// This reads the text only as far as TOML's own tokens go: up to the first mistake in it, it agrees with
/// any parser on what is a string, a comment, a bracket and a dot, and behind that mistake nothing is
/// built any more.
///
/// Fills `error` and gives false at the first place that is not safe.
bool is_safe(std::string_view text, ctoml_error &error);
