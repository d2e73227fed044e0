// SPDX-License-Identifier: MIT

/// The receiver of keys, and the source that names it.
public struct LinkTarget: Hashable, Sendable {
  /// The receiver's XKB layouts, such as `de`; empty for a text console or a session with a custom
  /// keymap.
  public var layouts: [String]
  /// The variants of these layouts, in their order, empty for plain ones; there may be fewer.
  public var variants: [String]
  /// The XKB model; empty for the default.
  public var model: String
  /// The XKB options, separated by commas; empty for none.
  public var options: String
  /// The source: `configuration`, the text console's name such as `tty1`, `panel`, a file's path,
  /// or `default`.
  public var source: String

  public init(
    layouts: [String], variants: [String] = [], model: String = "", options: String = "",
    source: String
  ) {
    self.layouts = layouts
    self.variants = variants
    self.model = model
    self.options = options
    self.source = source
  }

  /// A description for people, such as `de (nodeadkeys), us, as /etc/default/keyboard says`.
  public var text: String {
    guard !layouts.isEmpty else {
      return source == "panel"
        ? "the session's keymap, reported by its panel" : "the keymap of \(source)"
    }
    let names = layouts.enumerated().map { index, layout in
      let variant = index < variants.count ? variants[index] : ""
      return variant.isEmpty ? layout : "\(layout) (\(variant))"
    }
    let reason = source == "default" ? "since nobody says another" : "as \(source) says"
    return "\(names.joined(separator: ", ")), \(reason)"
  }
}

extension LinkTarget {
  var json: JSONValue {
    [
      "layouts": .list(layouts.map(JSONValue.string)),
      "variants": .list(variants.map(JSONValue.string)), "model": .string(model),
      "options": .string(options), "source": .string(source),
    ]
  }

  init(json: JSONValue) throws(ProtocolError) {
    let members = try MessageMembers(json, of: "status.target")
    layouts = try members.strings("layouts")
    variants = try members.strings("variants")
    model = try members.string("model")
    options = try members.string("options")
    source = try members.string("source")
  }
}
