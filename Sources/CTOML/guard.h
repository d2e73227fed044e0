// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "CTOML.h"

/// Returns whether toml++ can parse a text safely.
///
/// toml++ bounds the nesting of values, but not the parts of a dotted key. It frees its trees by
/// recursion, so a key of half a million parts would overflow the stack.
///
/// This check tokenises the text. Up to the first mistake it agrees with any parser on strings,
/// comments, brackets and dots. After that mistake, no parser builds a tree.
///
/// Fills `error` and returns false at the first place that is not safe.
bool is_safe(std::string_view text, ctoml_error &error);
