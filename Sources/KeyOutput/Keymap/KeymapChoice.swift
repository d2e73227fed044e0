// SPDX-License-Identifier: MIT

public import ClavierKit

/// The keymap that is taken for the receiver's, and why.
public struct KeymapChoice: Hashable, Sendable {
  public var names: KeymapNames
  /// A sentence for the log.
  public var reason: String

  /// Decides between what the user chose, what the machine was set up with, and "us".
  ///
  /// A layout that the user chose stands alone: the machine's variant, model and options belong to
  /// the machine's layout. A variant without a layout goes with the layout that is found.
  /// Of a list of layouts or variants the first is taken.
  ///
  /// - Parameters:
  ///   - settings: What the user chose.
  ///   - defaults: What the machine was set up with; `nil` if it does not say.
  public init(_ settings: OutputSettings, _ defaults: KeyboardDefaults?) {
    let layout = settings.layout.map(KeymapChoice.first) ?? ""
    let variant = settings.variant.map(KeymapChoice.first) ?? ""
    if !layout.isEmpty {
      names = KeymapNames(layout: layout, variant: variant)
      reason = "Keys are sent for the layout \(names.title), as the configuration says."
      return
    }
    var names = defaults?.names ?? KeymapNames(layout: "")
    let isNamed = !names.layout.isEmpty
    if !isNamed { names = KeymapNames(layout: "us") }
    if !variant.isEmpty { names.variant = variant }
    self.names = names
    let path = KeyboardDefaults.path
    reason =
      switch (isNamed, variant.isEmpty) {
      case (true, true): "Keys are sent for the layout \(names.title), as \(path) says."
      case (true, false):
        "Keys are sent for the layout \(names.title): the layout is from \(path), "
          + "its variant from the configuration."
      case (false, _):
        "Keys are sent for the layout \(names.title), "
          + "since neither the configuration nor \(path) names a layout."
      }
  }

  /// What stands before the first comma.
  private static func first(_ list: String) -> String {
    String(list.prefix { $0 != "," })
  }
}

extension KeymapNames {
  /// The layout and its variant as users write them, such as "de", variant "neo".
  fileprivate var title: String {
    let layout = KeymapNames.quoted(layout)
    return variant.isEmpty ? layout : "\(layout), variant \(KeymapNames.quoted(variant))"
  }
}
