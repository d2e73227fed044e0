// SPDX-License-Identifier: MIT
//
// A TOML 1.0 parser based on toml++, which reports every value with its place.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// The limits of a text, far above any configuration written by hand. They keep a hostile text from
/// filling the memory or overflowing the stack.
enum {
  /// Bytes in a text.
  CTOML_MAX_BYTES = 1 << 20,
  /// Keys, elements of arrays and headers in a text.
  CTOML_MAX_VALUES = 20000,
  /// Nesting of arrays and inline tables, and dots in one key.
  CTOML_MAX_DEPTH = 16,
};

/// A place in a text: line and column from 1, the column in characters (code points); 0 for none.
typedef struct ctoml_place {
  uint32_t line;
  uint32_t column;
} ctoml_place;

/// The kind of a node. A table or an array is followed by its children and by one `CTOML_END`.
typedef enum ctoml_kind {
  CTOML_TABLE,
  CTOML_ARRAY,
  CTOML_END,
  CTOML_STRING,
  CTOML_INTEGER,
  CTOML_REAL,
  CTOML_BOOLEAN,
  /// A date, a time, or both, without its value.
  CTOML_DATE_TIME,
} ctoml_kind;

/// One value, valid during the call that passes it. Texts are UTF-8 and may contain zeros; only
/// their length ends them.
typedef struct ctoml_node {
  ctoml_kind kind;
  /// The last part of its key, or `NULL` in an array and for the root.
  const char *_Nullable key;
  size_t key_length;
  ctoml_place key_place;
  ctoml_place place;
  /// The value, by kind; the others are zero.
  const char *_Nullable string;
  size_t string_length;
  int64_t integer;
  double real;
  bool boolean;
} ctoml_node;

/// Receives one node; called in the order of the keys' bytes, not of the text.
typedef void (*ctoml_visit)(void *context, const ctoml_node *node);

/// The place and the reason of an error in a text.
typedef struct ctoml_error {
  ctoml_place place;
  char message[256];
} ctoml_error;

/// Parses `count` bytes and visits every node, the root table first.
///
/// If the text is not TOML or exceeds a limit, fills `error` and returns false without any call of
/// `visit`. Throws no exception.
bool ctoml_parse(const char *bytes, size_t count, ctoml_visit visit, void *context,
                 ctoml_error *error);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif
