// SPDX-License-Identifier: MIT

public import ClavierKit

/// The settings of the keyboard that is drawn on a screen.
public struct PanelSettings: Hashable, Sendable {
  /// The connector of the panel's output, such as `HDMI-A-1`; `nil` for any.
  ///
  /// While that output is absent, the keyboard is on another.
  public var output: String?
  /// Whether the panel is docked, floating or split.
  public var placement: Placement = .docked
  public var edge: Edge = .bottom
  public var height: Height = .automatic
  /// The user's change of the height.
  public var heightStep = UserSettings.Height.medium
  public var width: Width = .automatic
  /// The position along the panel's edge, if the panel is narrower than the output.
  public var align: Alignment = .center
  /// Whether the panel moves to the opposite edge if it would cover the touched place.
  public var flips = false
  /// Whether windows make room for the panel, unless they are full-screen.
  public var reservesSpace = true
  public var show: ShowPolicy = .always
  /// The policy for querying programs directly about their text fields.
  public var queryPolicy: QueryPolicy = .onFocus
  /// Whether a hidden keyboard leaves a tab at its edge, which shows the keyboard when touched.
  public var hasTab = false
  /// The remainder of a keyboard that its user or another keyboard hides.
  public var collapsed: Collapsed = .hidden
  /// The gestures that show a hidden keyboard.
  public var showGestures: [ShowGesture] = []
  /// Whether a change of the language switches the session to that language's layout, if it has
  /// one.
  public var switchesLayout = false
  /// Whether the panel types characters that the session's layout lacks with a virtual keyboard,
  /// where programs accept no text.
  public var typesCharacters = true
  /// Whether a copied text is offered as a suggestion for a minute; ignored under a kiosk's
  /// lockdown.
  public var offersClipboard = false
  /// Whether the panel reports the application with the focus.
  ///
  /// Programs set it if any setting depends on the application.
  public var reportsApplication = false
  /// Whether users may change some settings on a page of the keyboard; ignored under a lockdown.
  public var hasSettings = false
  /// The name of the panel's theme.
  public var theme = "standard"
  /// Whether the keys look light or dark.
  public var appearance: ColorScheme = .light

  public init() {}

  /// The placement on the output.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// The panel is at an edge.
    case docked
    /// The panel is at the position to which the user drags it by a handle.
    case floating
    /// The panel is at an edge, in two halves for two thumbs, if it is wide enough.
    case split
  }

  /// The edge of the output at which the panel is.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case bottom
    /// The top edge, which has no room above, so callouts are not higher than the keys.
    case top
    /// A narrow keyboard on the left of the windows.
    case left
    /// A narrow keyboard on the right of the windows.
    case right

    /// Whether the edge is the left or the right one.
    public var isLeftOrRight: Bool { self == .left || self == .right }
    /// The opposite edge of the output.
    public var opposite: Edge {
      switch self {
      case .bottom: .top
      case .top: .bottom
      case .left: .right
      case .right: .left
      }
    }
  }

  /// The height of the keys and the free space around them.
  public enum Height: Hashable, Sendable {
    /// A height that suits the output's size and proportions.
    case automatic
    /// A fraction of the output's height, from 0 to 1.
    case share(Double)
    /// A physical height; on an output of unknown size, as ``automatic``.
    case millimeters(Double)
    /// A height in the points of programs on that output.
    case points(Double)
  }

  /// The width of the keyboard.
  public enum Width: Hashable, Sendable {
    /// At the top or bottom, the output's width; at a side, a narrow width for the output's size.
    case automatic
    /// The width of the output.
    case full
    /// A fraction of the output's width, from 0 to 1.
    case share(Double)
    /// A physical width; on an output of unknown size, the output's width.
    case millimeters(Double)
    /// A width in the points of programs on that output.
    case points(Double)
  }

  /// The position along the edge.
  ///
  /// A value that belongs to the other axis counts as the center.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The left end of the top or bottom edge, for a left thumb.
    case left
    case center
    /// The right end of the top or bottom edge, for a right thumb.
    case right
    /// The top end of the left or right edge, which has no room above for callouts.
    case top
    /// The bottom end of the left or right edge.
    case bottom
  }

  /// The policy for showing and hiding the keyboard, apart from commands.
  public enum ShowPolicy: String, Hashable, Sendable, CaseIterable {
    /// The keyboard is shown until a command or the user hides it.
    case always
    /// The keyboard is shown while a text field has the focus, as reported by the session.
    case onFocus
    /// The keyboard is hidden until a command or the user shows it.
    case manual
    /// The keyboard is shown while there is no hardware keyboard.
    case noHardwareKeyboard
  }

  /// The remainder of a keyboard that its user or another keyboard hides.
  public enum Collapsed: String, Hashable, Sendable, CaseIterable {
    /// Nothing remains.
    case hidden
    /// A bar at the keyboard's edge shows the keyboard when touched.
    case bar
  }

  /// The policy for querying programs directly about their text fields.
  ///
  /// The policy matters if the display server does not report fields: on X, or if another input
  /// method has the seat.
  public enum QueryPolicy: String, Hashable, Sendable, CaseIterable {
    /// Programs are never queried, because the answers are not needed or queries would slow
    /// programs down.
    case never
    /// Programs are queried only under ``ShowPolicy/onFocus``.
    case onFocus
    /// Programs are queried under every ``ShowPolicy``, since the text of a field is also useful.
    case always
  }

  /// Whether programs are queried if the display server does not report fields.
  public var queriesPrograms: Bool {
    switch queryPolicy {
    case .never: false
    case .onFocus: show == .onFocus
    case .always: true
    }
  }
}
