// SPDX-License-Identifier: MIT

import ClavierSettings

// The capabilities of a panel and the focused application, which it announces to each daemon.

extension PanelLink {
  /// The capabilities of a panel, none at first; and the application with the focus.
  struct Capabilities {
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
    get { capabilities.types }
    set {
      guard newValue != capabilities.types else { return }
      capabilities.types = newValue
      send(.report(.types(newValue)))
    }
  }

  /// Whether the panel handles ``Event/replace(_:with:number:)``; set it before ``start()``.
  public var replacesTexts: Bool {
    get { capabilities.replaces }
    set { capabilities.replaces = newValue }
  }

  /// Whether the panel handles ``Event/sound(_:)``.
  public var playsSounds: Bool {
    get { capabilities.plays }
    set {
      guard newValue != capabilities.plays else { return }
      capabilities.plays = newValue
      send(.plays(newValue))
    }
  }

  /// The name of the application with the focus, which must meet ``ApplicationMatch/isName(_:)``;
  /// `nil` if none has it, or it is unknown.
  public var application: String? {
    get { capabilities.application }
    set {
      guard newValue != capabilities.application else { return }
      capabilities.application = newValue
      send(.report(.application(newValue)))
    }
  }
}
