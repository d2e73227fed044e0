// SPDX-License-Identifier: MIT

public import ClavierKit

/// The settings of the keyboard that is drawn on a screen.
public struct PanelSettings: Hashable, Sendable {
  /// The connector of its output, such as `HDMI-A-1`; `nil` for any.
  ///
  /// Until that output is present, the keyboard is on another.
  public var output: String?
  /// Whether it is docked, floating or split.
  public var placement: Placement = .docked
  public var edge: Edge = .bottom
  public var height: Height = .automatic
  public var width: Width = .automatic
  /// The position along its edge, if it is narrower than the output.
  public var align: Alignment = .center
  /// Whether it appears at the opposite edge if it would cover the touched place.
  public var flips = false
  /// Whether windows make room for it, unless they are full-screen.
  public var reservesSpace = true
  public var show: ShowPolicy = .always
  /// The policy for asking programs directly about their text fields.
  public var asks: AskPolicy = .onFocus
  /// Whether a hidden keyboard leaves a tab at its edge, which shows it on touch.
  public var hasTab = false
  /// The gestures that show a hidden keyboard.
  public var summon: [SummonGesture] = []
  /// Whether a change of the language switches the session to that language's layout, if it has
  /// one.
  public var switchesLayout = false
  /// Whether it types characters that the session's layout lacks with its own keyboard, where
  /// programs accept no texts.
  public var typesCharacters = true
  /// The name of its theme.
  public var theme = "standard"
  /// Whether the keys look light or dark.
  public var appearance: ColorScheme = .light

  public init() {}

  /// The placement on the output.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// At an edge.
    case docked
    /// At a position that the user drags it to by a handle.
    case floating
    /// At an edge, in two halves for two thumbs, if it is wide enough.
    case split
  }

  /// The edge of the output that it is at.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case bottom
    /// The top edge has no room above, so callouts are shown no higher than the keys.
    case top
    /// A narrow keyboard on the left of the windows.
    case left
    /// A narrow keyboard on the right of the windows.
    case right

    /// Whether it is the left or the right edge.
    public var isSide: Bool { self == .left || self == .right }
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
    /// The height that suits the output's size and proportions.
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
    /// The output's width.
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
  /// A value of the other axis counts as the center.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the top or bottom: for a left thumb.
    case left
    case center
    /// At the top or bottom: for a right thumb.
    case right
    /// At the left or right edge; it has no room above for callouts.
    case top
    /// At the left or right edge.
    case bottom
  }

  /// The policy for showing and hiding it, besides commands.
  public enum ShowPolicy: String, Hashable, Sendable, CaseIterable {
    /// It is shown until a command or the user hides it.
    case always
    /// It is shown while a text field has the focus, as reported by the session.
    case onFocus
    /// It is hidden until a command or the user shows it.
    case manual
    /// It is shown while there is no hardware keyboard.
    case noHardwareKeyboard
  }

  /// The policy for asking programs directly about their text fields.
  ///
  /// It matters if the display server does not report them: on X, or if another input method has
  /// the seat.
  public enum AskPolicy: String, Hashable, Sendable, CaseIterable {
    /// Never, because the answers are not needed or would slow programs down.
    case never
    /// Only under ``ShowPolicy/onFocus``.
    case onFocus
    /// Under every ``ShowPolicy``, since the text of a field is also useful.
    case always
  }

  /// Whether programs are asked if the display server does not report fields.
  public var asksPrograms: Bool {
    switch asks {
    case .never: false
    case .onFocus: show == .onFocus
    case .always: true
    }
  }
}
