// SPDX-License-Identifier: MIT
#include "CTOML.h"

#include <cstdio>

#include "guard.h"
#include "tomlplusplus.h"

namespace {

ctoml_place place_of(const toml::source_region &source) {
  return {source.begin.line, source.begin.column};
}

/// Visits a tree node by node.
///
/// Recurses to the depth of the tree, which `is_safe` has bounded.
struct Walk {
  ctoml_visit visit;
  void *context;

  void value(const toml::node &value, ctoml_node node) const {
    node.place = place_of(value.source());
    if (const auto *table = value.as_table()) {
      node.kind = CTOML_TABLE;
      visit(context, &node);
      for (const auto &[key, child] : *table) this->child(key, child);
      end();
    } else if (const auto *array = value.as_array()) {
      node.kind = CTOML_ARRAY;
      visit(context, &node);
      for (const auto &element : *array) this->value(element, {});
      end();
    } else {
      scalar(value, node);
      visit(context, &node);
    }
  }

 private:
  void child(const toml::key &key, const toml::node &value) const {
    ctoml_node node = {};
    node.key = key.str().data();
    node.key_length = key.str().size();
    node.key_place = place_of(key.source());
    this->value(value, node);
  }

  void end() const {
    ctoml_node node = {};
    node.kind = CTOML_END;
    visit(context, &node);
  }

  static void scalar(const toml::node &value, ctoml_node &node) {
    if (const auto *string = value.as_string()) {
      node.kind = CTOML_STRING;
      node.string = string->get().data();
      node.string_length = string->get().size();
    } else if (const auto *integer = value.as_integer()) {
      node.kind = CTOML_INTEGER;
      node.integer = integer->get();
    } else if (const auto *real = value.as_floating_point()) {
      node.kind = CTOML_REAL;
      node.real = real->get();
    } else if (const auto *boolean = value.as_boolean()) {
      node.kind = CTOML_BOOLEAN;
      node.boolean = boolean->get();
    } else {
      node.kind = CTOML_DATE_TIME;
    }
  }
};

}  // namespace

bool ctoml_parse(const char *bytes, size_t count, ctoml_visit visit, void *context,
                 ctoml_error *error) {
  const std::string_view text(bytes, count);
  if (!is_safe(text, *error)) return false;

  const toml::parse_result result = toml::parse(text);
  if (result.failed()) {
    const std::string_view reason = result.error().description();
    error->place = place_of(result.error().source());
    std::snprintf(error->message, sizeof error->message, "%.*s",
                  static_cast<int>(reason.size()), reason.data());
    return false;
  }
  Walk{visit, context}.value(result.table(), {});
  return true;
}
