// SPDX-License-Identifier: MIT

import CXkbcommon
import Glibc

/// A keymap in libxkbcommon's hands.
///
/// It takes about 0.4 MB and is let go as soon as what it says has been copied.
struct CompiledKeymap: ~Copyable {
  let pointer: OpaquePointer

  /// Compiles a keymap.
  ///
  /// - Throws: ``KeymapError``.
  init(_ source: Keymap.Source) throws(KeymapError) {
    switch source {
    case .names(let names): pointer = try CompiledKeymap.compile(names)
    case .text(let text): pointer = try CompiledKeymap.compile(text)
    }
  }

  deinit {
    xkb_keymap_unref(pointer)
  }
}

extension CompiledKeymap {
  private static func compile(_ names: KeymapNames) throws(KeymapError) -> OpaquePointer {
    try check(names)
    guard let context = Context(.installedFiles) else { throw .noLayoutsInstalled }
    if let keymap = context.compile(names) { return keymap }

    // The library does not say which name it did not know, so ask for less until it does.
    if !names.variant.isEmpty, context.knows(layout: names.layout) {
      throw .unknownVariant(names.variant, layout: names.layout)
    }
    throw context.knows(layout: "us") ? .unknownLayout(names.layout) : .noLayoutsInstalled
  }

  private static func check(_ names: KeymapNames) throws(KeymapError) {
    guard KeymapNames.isName(names.layout), !names.layout.isEmpty else {
      throw .notAName(names.layout, kind: "layout")
    }
    guard KeymapNames.isName(names.variant) else { throw .notAName(names.variant, kind: "variant") }
    guard KeymapNames.isName(names.model) else { throw .notAName(names.model, kind: "model") }
    guard KeymapNames.isOptions(names.options) else {
      throw .notAName(names.options, kind: "option")
    }
  }

  private static func compile(_ text: [UInt8]) throws(KeymapError) -> OpaquePointer {
    guard text.count <= Keymap.textLimit else { throw .textTooLarge(text.count) }
    // A finished keymap includes nothing, so a text from elsewhere gets no files to include.
    guard let context = Context(.nothing) else { throw .textNotUnderstood }
    guard let keymap = context.compile(text) else { throw .textNotUnderstood }
    return keymap
  }
}

/// libxkbcommon's context, which says nothing.
///
/// The library would write what it does not like to stderr in its own way, and what it quotes comes
/// from files that others wrote; ``KeymapError`` says it in ours.
private struct Context: ~Copyable {
  /// What a keymap may include.
  enum Includes {
    case nothing
    case installedFiles
  }

  private let pointer: OpaquePointer

  init?(_ includes: Includes) {
    // Names from the environment would win over none given, and are nobody's choice in a service.
    let flags = XKB_CONTEXT_NO_DEFAULT_INCLUDES.rawValue | XKB_CONTEXT_NO_ENVIRONMENT_NAMES.rawValue
    guard let context = xkb_context_new(xkb_context_flags(flags)) else { return nil }
    xkb_context_set_log_fn(context) { _, _, _, _ in }
    if includes == .installedFiles {
      xkb_context_include_path_append_default(context)
    }
    pointer = context
  }

  deinit {
    xkb_context_unref(pointer)
  }

  func knows(layout: String) -> Bool {
    guard let keymap = compile(KeymapNames(layout: layout)) else { return false }
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

  func compile(_ text: [UInt8]) -> OpaquePointer? {
    text.withUnsafeBytes { bytes in
      xkb_keymap_new_from_buffer(
        pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
  }
}
