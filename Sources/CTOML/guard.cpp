// SPDX-License-Identifier: MIT
#include "guard.h"

#include <algorithm>
#include <cstdio>

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Returns the place of a byte, counting characters from the start of its line.
ctoml_place place_of(std::string_view text, size_t offset) {
  ctoml_place place = {1, 1};
  for (size_t i = text.substr(0, 3) == byte_order_mark ? 3 : 0; i < offset; i++) {
    if (text[i] == '\n') {
      place = {place.line + 1, 1};
    } else if ((text[i] & 0xC0) != 0x80) {
      place.column++;
    }
  }
  return place;
}

/// Returns the offset after the string that begins at `start`; the end of the text if it is not
/// closed.
size_t end_of_string(std::string_view text, size_t start) {
  const char quote = text[start];
  const std::string_view three = text.substr(start, 3);
  const bool spans_lines = three.size() == 3 && three[1] == quote && three[2] == quote;
  size_t i = start + (spans_lines ? 3 : 1);
  while (i < text.size()) {
    if (text[i] == '\\' && quote == '"') {
      i += 2;
    } else if (!spans_lines && text[i] == '\n') {
      return text.size();
    } else if (text[i] != quote) {
      i++;
    } else if (!spans_lines) {
      return i + 1;
    } else if (text.substr(i, 3) == three) {
      // Up to two quotes before the closing three belong to the string.
      i += 3;
      for (int extra = 0; extra < 2 && i < text.size() && text[i] == quote; extra++) i++;
      return i;
    } else {
      i++;
    }
  }
  return text.size();
}

/// The counts up to a place.
struct Counts {
  int depth = 0;
  int dots = 0;
  int values = 0;

  /// Counts one character outside strings and comments; returns the limit that it exceeds, if any.
  const char *count(char character) {
    switch (character) {
      case '[':
      case '{':
        depth++;
        values++;
        dots = 0;
        break;
      case ']':
      case '}':
        if (depth > 0) depth--;
        dots = 0;
        break;
      case '=':
      case ',':
        values++;
        dots = 0;
        break;
      case '\n':
        dots = 0;
        break;
      case '.':
        dots++;
        break;
    }
    if (depth > CTOML_MAX_DEPTH) return "nested too deep: more than 16 arrays and tables in each other";
    if (dots > CTOML_MAX_DEPTH) return "nested too deep: more than 16 dots in a key";
    if (values > CTOML_MAX_VALUES) return "more than 20000 values";
    return nullptr;
  }
};
static_assert(CTOML_MAX_DEPTH == 16 && CTOML_MAX_VALUES == 20000 && CTOML_MAX_BYTES == 1 << 20,
              "the messages tell the limits");

bool refuse(std::string_view text, size_t offset, const char *reason, ctoml_error &error) {
  error.place = place_of(text, offset);
  std::snprintf(error.message, sizeof error.message, "%s", reason);
  return false;
}

}  // namespace

bool is_safe(std::string_view text, ctoml_error &error) {
  if (text.size() > CTOML_MAX_BYTES) return refuse(text, 0, "longer than 1 MiB", error);
  Counts counts;
  for (size_t i = 0; i < text.size();) {
    if (text[i] == '#') {
      i = std::min(text.find('\n', i), text.size());
    } else if (text[i] == '"' || text[i] == '\'') {
      i = end_of_string(text, i);
    } else {
      if (const char *reason = counts.count(text[i])) return refuse(text, i, reason, error);
      i++;
    }
  }
  return true;
}
