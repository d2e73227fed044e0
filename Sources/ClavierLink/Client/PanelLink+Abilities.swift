// SPDX-License-Identifier: MIT

import ClavierSettings

// The abilities of a panel, which it announces to each daemon.

extension PanelLink {
  /// The abilities of a panel; none at first.
  struct Abilities {
    var types = false
    var replaces = false
    var plays = false

    /// The commands that announce the present abilities to a daemon.
    var commands: [LinkCommand] {
      var commands: [LinkCommand] = []
      if types { commands.append(.report(.types(true))) }
      if replaces { commands.append(.report(.replaces(true))) }
      if plays { commands.append(.plays(true)) }
      return commands
    }
  }

  /// Whether the panel can type any text into the program with the focus.
  public var typesAnyText: Bool {
    get { abilities.types }
    set {
      guard newValue != abilities.types else { return }
      abilities.types = newValue
      send(.report(.types(newValue)))
    }
  }

  /// Whether the panel handles ``Event/replace(_:with:number:)``; set it before ``start()``.
  public var replacesTexts: Bool {
    get { abilities.replaces }
    set { abilities.replaces = newValue }
  }

  /// Whether the panel handles ``Event/sound(_:)``.
  public var playsSounds: Bool {
    get { abilities.plays }
    set {
      guard newValue != abilities.plays else { return }
      abilities.plays = newValue
      send(.plays(newValue))
    }
  }
}
