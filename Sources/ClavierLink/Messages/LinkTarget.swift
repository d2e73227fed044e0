// SPDX-License-Identifier: MIT

/// The receiver of keys, and the source that names it.
public struct LinkTarget: Hashable, Sendable {
  /// The receiver's XKB layouts, such as `de`; empty for a text console or a session with a custom
  /// keymap.
  public var layouts: [String]
  /// The variants of these layouts, in the same order, empty for plain layouts.
  ///
  /// The list may be shorter than that of the layouts.
  public var variants: [String]
  /// The XKB model; empty for the default.
  public var model: String
  /// The XKB options, separated by commas; empty for none.
  public var options: String
  /// The name of the keymap's group for which keys are sent, such as `Russian`; empty if it has no
  /// name, as on text consoles.
  public var group: String
  /// The source: `configuration`, the text console's name such as `tty1`, `panel`, a file's path,
  /// or `default`.
  public var source: String

  public init(
    layouts: [String], variants: [String] = [], model: String = "", options: String = "",
    group: String = "", source: String
  ) {
    self.layouts = layouts
    self.variants = variants
    self.model = model
    self.options = options
    self.group = group
    self.source = source
  }

  /// A description for people, such as `de (nodeadkeys), us, as /etc/default/keyboard says`.
  public var text: String {
    guard !layouts.isEmpty else {
      guard source == "panel" else { return "the keymap of \(source)" }
      let name = group.isEmpty ? "" : ", group \(group)"
      return "the session's keymap\(name), reported by its panel"
    }
    let names = layouts.enumerated().map { index, layout in
      let variant = index < variants.count ? variants[index] : ""
      return variant.isEmpty ? layout : "\(layout) (\(variant))"
    }
    let reason = source == "default" ? "by default" : "as \(source) says"
    return "\(names.joined(separator: ", ")), \(reason)"
  }
}

extension LinkTarget {
  var json: JSONValue {
    [
      "layouts": .list(layouts.map(JSONValue.string)),
      "variants": .list(variants.map(JSONValue.string)), "model": .string(model),
      "options": .string(options), "group": .string(group), "source": .string(source),
    ]
  }

  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "status.target")
    layouts = try members.strings("layouts")
    variants = try members.strings("variants")
    model = try members.string("model")
    options = try members.string("options")
    // A daemon that is too old for this member sends none.
    group = members["group"] == nil ? "" : try members.string("group")
    source = try members.string("source")
  }
}
