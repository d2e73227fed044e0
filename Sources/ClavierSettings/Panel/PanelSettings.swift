// SPDX-License-Identifier: MIT

public import ClavierKit

/// What a user may choose about the keyboard that is drawn on a screen.
public struct PanelSettings: Hashable, Sendable {
  /// The connector of the output that it is on, such as `HDMI-A-1`; `nil` for any.
  ///
  /// Where that is not there, it is on another until it comes.
  public var output: String?
  /// Whether it is at an edge, or somewhere else.
  public var placement: Placement = .docked
  public var edge: Edge = .bottom
  public var height: Height = .automatic
  public var width: Width = .automatic
  /// Where along its edge it is, if it is not as wide as the output.
  public var align: Alignment = .center
  /// Whether it comes at the opposite edge where it would cover what was touched to have it shown.
  public var flips = false
  /// Whether windows make room for it, unless they fill the screen.
  public var reservesSpace = true
  public var show: ShowPolicy = .always
  /// When programs themselves are asked for their text fields.
  public var asks: AskPolicy = .onFocus
  /// Whether there is a tab at its edge while it is hidden, which shows it when it is touched.
  public var hasTab = false
  /// What fingers may do to have it shown while it is hidden.
  public var summon: [SummonGesture] = []
  /// Whether the session goes to that one of its layouts that is the language's, when the language changes.
  public var switchesLayout = false
  /// Whether it types characters that the session's layout lacks by a keyboard of its own, where programs take no texts.
  public var typesCharacters = true
  /// The name of its theme.
  public var theme = "standard"
  /// Whether the keys are those of a light or of a dark system.
  public var appearance: ColorScheme = .light

  public init() {}

  /// How it lies on the output.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// At an edge.
    case docked
    /// Where its user drags it by a handle.
    case floating
    /// At an edge, in two halves for two thumbs, if it is wide enough for that.
    case split
  }

  /// The edge of the output that it is at.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case bottom
    /// Nothing can be drawn above it: letters under fingers are shown no higher than the keys.
    case top
    /// A narrow keyboard beside the windows.
    case left
    /// Likewise, on the other side.
    case right

    /// Whether it is the left or the right one.
    public var isSide: Bool { self == .left || self == .right }
    /// The edge on the other side of the output.
    public var opposite: Edge {
      switch self {
      case .bottom: .top
      case .top: .bottom
      case .left: .right
      case .right: .left
      }
    }
  }

  /// How high it is, its keys and what is free around them.
  public enum Height: Hashable, Sendable {
    /// By the output's size and proportions.
    case automatic
    /// A part of the output's height, from 0 to 1.
    case share(Double)
    /// On the glass; where the output's size is not known, as if it were automatic.
    case millimeters(Double)
    /// In the units that programs on that output have.
    case points(Double)
    /// Likewise, however low that is: for what is no keyboard.
    case exactly(Double)
  }

  /// How wide it is.
  public enum Width: Hashable, Sendable {
    /// As wide as the output at its top or bottom; elsewhere a narrow one, by the output's size.
    case automatic
    /// As wide as the output.
    case full
    /// A part of the output's width, from 0 to 1.
    case share(Double)
    /// On the glass; where the output's size is not known, as wide as it.
    case millimeters(Double)
    /// In the units that programs on that output have.
    case points(Double)
    /// Likewise, however narrow that is: for what is no keyboard.
    case exactly(Double)
  }

  /// Where along its edge it is.
  ///
  /// What is said of the other axis counts as the center.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the top or bottom: for the thumb of a left hand.
    case left
    case center
    /// At the top or bottom: for the thumb of a right hand.
    case right
    /// At the left or right edge: where nothing can be drawn above it.
    case top
    /// At the left or right edge.
    case bottom
  }

  /// What shows and hides it, beside commands.
  public enum ShowPolicy: String, Hashable, Sendable, CaseIterable {
    /// Nothing: it is there until somebody hides it.
    case always
    /// It is there while a text field has the focus, as far as the session tells.
    case onFocus
    /// Nothing: it is hidden until somebody shows it.
    case manual
    /// It is there while there is no keyboard that somebody can touch.
    case noHardwareKeyboard
  }

  /// When programs themselves are asked for their text fields, where the display server tells of none: on X, or where another input
  /// method has the seat.
  public enum AskPolicy: String, Hashable, Sendable, CaseIterable {
    /// Never: what they would tell is not needed, or they would be slower for it.
    case never
    /// Where the keyboard comes with text fields.
    case onFocus
    /// Whatever shows the keyboard, since what stands in a field is of use, too.
    case always
  }

  /// Whether programs are to be asked where the display server tells nothing.
  public var asksPrograms: Bool {
    switch asks {
    case .never: false
    case .onFocus: show == .onFocus
    case .always: true
    }
  }
}
