// SPDX-License-Identifier: MIT

import ClavierSettings

// The abilities of a panel and the focused application, which it announces to each daemon.

extension PanelLink {
  /// The abilities of a panel, none at first; and the application with the focus.
  struct Abilities {
    var types = false
    var replaces = false
    var plays = false
    var application: String?

    /// The commands that announce the present state to a daemon.
    var commands: [LinkCommand] {
      var commands: [LinkCommand] = []
      if types { commands.append(.report(.types(true))) }
      if replaces { commands.append(.report(.replaces(true))) }
      if plays { commands.append(.plays(true)) }
      if application != nil { commands.append(.report(.application(application))) }
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

  /// The name of the application with the focus, which must meet ``ApplicationMatch/isName(_:)``;
  /// `nil` if none has it, or it is unknown.
  public var application: String? {
    get { abilities.application }
    set {
      guard newValue != abilities.application else { return }
      abilities.application = newValue
      send(.report(.application(newValue)))
    }
  }
}
