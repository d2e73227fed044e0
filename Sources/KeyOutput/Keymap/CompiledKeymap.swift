// SPDX-License-Identifier: MIT

import CXkbcommon
import Glibc

/// A keymap compiled by libxkbcommon.
///
/// The keymap takes about 0.4 MB of memory and is released as soon as its content has been copied.
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

  /// The number of groups.
  ///
  /// **Source:** xkbcommon.h: a keymap has at most 32; X11 and the rules for names support four.
  var groupCount: Int { Int(xkb_keymap_num_layouts(pointer)) }

  /// The names of the groups, such as "English (US)", empty for those without a name.
  ///
  /// The names may come from another program: they are cut to 64 characters, without control
  /// characters.
  var groupNames: [String] {
    (0..<UInt32(groupCount)).map { group in
      let name = xkb_keymap_layout_get_name(pointer, group).map { String(cString: $0) } ?? ""
      return String(name.filter { !$0.unicodeScalars.contains(where: \.isControl) }.prefix(64))
    }
  }

  /// Returns the bit of a modifier in XKB's masks; 0 if the keymap has no modifier of this name.
  func modifier(_ name: String) -> UInt32 {
    let index = xkb_keymap_mod_get_index(pointer, name)
    return index < UInt32.bitWidth ? 1 << index : 0
  }

  /// Returns the modifiers that the Num Lock key locks; 0 if it locks none.
  func numLock(inGroup group: UInt32) -> UInt32 {
    guard var state = KeyboardState(self, group: group) else { return 0 }
    state.tap(.numLock)
    return state.modifiers.locked
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension CompiledKeymap {
  private static func compile(_ names: KeymapNames) throws(KeymapError) -> OpaquePointer {
    try check(names)
    guard let context = XKBContext(.installedFiles) else { throw .noLayoutsInstalled }
    if let keymap = context.compile(names) { return keymap }

    // The library does not report which name is unknown, so the names are tried one by one.
    let variants = names.variants
    for (index, layout) in names.layouts.enumerated() {
      let variant = index < variants.count ? variants[index] : ""
      if context.hasLayout(layout, variant: variant) { continue }
      if let directory = userDirectory(of: layout, variant: variant) {
        throw .layoutOfUser(layout, directory: directory)
      }
      if !variant.isEmpty, context.hasLayout(layout) {
        throw .unknownVariant(variant, layout: layout)
      }
      if let file = XKBDirectories.symbols(of: layout) {
        throw .layoutNotUnderstood(layout, file: file)
      }
      throw context.hasLayout("us") ? .unknownLayout(layout) : .noLayoutsInstalled
    }
    // Each layout alone compiles, so the model or an option is at fault.
    throw .namesNotUnderstood(model: names.model, options: names.options)
  }

  /// Returns the user's directory that defines a layout; `nil` if none does.
  private static func userDirectory(of layout: String, variant: String) -> String? {
    guard let context = XKBContext(.installedAndOwnFiles),
      context.hasLayout(layout, variant: variant)
    else { return nil }
    let directories = context.directories
    let shared = XKBDirectories.shared(directories)
    return directories.first { directory in
      !shared.contains(directory) && access("\(directory)/symbols/\(layout)", F_OK) == 0
    }
  }

  private static func check(_ names: KeymapNames) throws(KeymapError) {
    let layouts = names.layouts
    guard layouts.count <= KeymapNames.layoutLimit else { throw .tooManyLayouts(layouts.count) }
    for layout in layouts where layout.isEmpty || !KeymapNames.isName(layout) {
      throw .notAName(layout, kind: "layout")
    }
    let variants = names.variants
    for variant in variants where !KeymapNames.isName(variant) {
      throw .notAName(variant, kind: "variant")
    }
    guard variants.count <= layouts.count else {
      throw .variantWithoutLayout(variants[layouts.count])
    }
    guard KeymapNames.isName(names.model) else { throw .notAName(names.model, kind: "model") }
    guard KeymapNames.isOptions(names.options) else {
      throw .notAName(names.options, kind: "option")
    }
  }

  private static func compile(_ text: [UInt8]) throws(KeymapError) -> OpaquePointer {
    guard text.count <= Keymap.textLimit else { throw .textTooLarge(text.count) }
    // A finished keymap includes no files, so text from other programs gets no include path.
    guard let context = XKBContext(.nothing) else { throw .textNotUnderstood }
    // A compositor's text ends in a zero byte, which the library does not accept.
    let end = text.lastIndex { $0 != 0 }.map { $0 + 1 } ?? 0
    guard let keymap = context.compile(text.prefix(end)) else { throw .textNotUnderstood }
    return keymap
  }
}
