// SPDX-License-Identifier: MIT

import CXkbcommon
import Glibc

/// A context of libxkbcommon without logging.
///
/// The library would write problems to stderr in its own format, with quotes from files that are
/// not ours; ``KeymapError`` reports them instead.
struct XKBContext: ~Copyable {
  /// The files that a keymap may include.
  enum IncludePolicy {
    case nothing
    /// The files that the service reads, the same for every user.
    case installedFiles
    /// The installed files and the user's own, as a session reads them.
    case installedAndOwnFiles
  }

  let pointer: OpaquePointer

  init?(_ includes: IncludePolicy) {
    // Names from the environment would replace empty ones; a service must not depend on its
    // environment.
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let context = xkb_context_new(xkb_context_flags(flags)) else { return nil }
    clavier_discard_messages(context)
    pointer = context
    guard includes != .nothing else { return }
    xkb_context_include_path_append_default(context)
    guard includes == .installedFiles else { return }
    let paths = XKBDirectories.shared(directories)
    xkb_context_include_path_clear(context)
    for path in paths { xkb_context_include_path_append(context, path) }
  }

  /// The existing directories with files that a keymap may include, in the order of the search.
  var directories: [String] {
    (0..<xkb_context_num_include_paths(pointer)).compactMap { index in
      xkb_context_include_path_get(pointer, index).map { String(cString: $0) }
    }
  }

  deinit {
    xkb_context_unref(pointer)
  }

  func hasLayout(_ layout: String, variant: String = "") -> Bool {
    guard let keymap = compile(KeymapNames(layout: layout, variant: variant)) else { return false }
    xkb_keymap_unref(keymap)
    return true
  }

  func compile(_ names: KeymapNames) -> OpaquePointer? {
    let fields: [UnsafeMutablePointer<CChar>?] =
      [names.model, names.layout, names.variant, names.options].map { (name: String) in strdup(name)
      }
    defer { fields.forEach { free($0) } }
    var rules = xkb_rule_names()
    rules.model = UnsafePointer(fields[0])
    rules.layout = UnsafePointer(fields[1])
    rules.variant = UnsafePointer(fields[2])
    rules.options = UnsafePointer(fields[3])
    return xkb_keymap_new_from_names(pointer, &rules, XKB_KEYMAP_COMPILE_NO_FLAGS)
  }

  func compile(_ text: ArraySlice<UInt8>) -> OpaquePointer? {
    text.withUnsafeBytes { bytes in
      xkb_keymap_new_from_buffer(
        pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
  }
}
