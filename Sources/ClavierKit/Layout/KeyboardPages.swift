// SPDX-License-Identifier: MIT

/// The frames of all pages of a keyboard, compiled once.
///
/// Pages change while fingers type, so they are compiled before.
public struct KeyboardPages: Hashable, Sendable {
  private let frames: PerPage<KeyboardFrames>
  /// The width of the area that the keyboard is in.
  private let areaWidth: Double

  /// The default share of its area's width that a keyboard for one hand takes.
  public static let standardDockedShare = 0.8

  /// Requests all pages from a service, and compiles them.
  ///
  /// - Parameters:
  ///   - service: The service that makes the layouts.
  ///   - context: The pages' common context; its keyboard type and case are ignored.
  ///   - width: The width of the keyboard in points, or, if the context docks it at an edge, of its
  ///     area; limited as in ``KeyboardFrames``.
  ///   - dockedShare: The share of the area that a docked keyboard takes, clamped to 0.2 to 1; NaN
  ///     gives the default.
  ///   - splitWidth: The width in points of a keyboard whose halves are at the ends of the area,
  ///     see ``KeyboardFrames/split(over:)``; `nil` for one as wide as the area.
  ///   - toolbarHeight: The height of the strip of suggestions above the keys, in points; 0 for
  ///     none.
  public init(
    service: any KeyboardLayoutService, context: KeyboardContext, width: Double,
    dockedShare: Double = Self.standardDockedShare, splitWidth: Double? = nil,
    toolbarHeight: Double = 0
  ) {
    let areaWidth = width.asLength
    let share = dockedShare.isNaN ? Self.standardDockedShare : min(max(dockedShare, 0.2), 1)
    func keys(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> KeyboardFrames {
      var context = context
      context.keyboardType = type
      context.keyboardCase = keyboardCase
      let layout = service.keyboardLayout(for: context).showing(context.locale)
      guard let edge = context.dockEdge else {
        guard let splitWidth else { return KeyboardFrames(layout, width: areaWidth) }
        let whole = KeyboardFrames(layout, width: min(splitWidth.asLength, areaWidth))
        return whole.size.width < areaWidth ? whole.split(over: areaWidth) : whole
      }
      return KeyboardFrames(layout, width: areaWidth * share).docked(at: edge, ofWidth: areaWidth)
    }
    self.areaWidth = areaWidth
    self.frames = PerPage(
      hasEmojis: context.hasEmojiKeyboard, customPages: service.customPages(for: context)
    ) { keys($0, $1).below(toolbarOfHeight: toolbarHeight) }
  }

  /// Creates pages from compiled frames.
  init(_ frames: PerPage<KeyboardFrames>) {
    self.frames = frames
    areaWidth = frames.all.map(\.size.width).max() ?? 0
  }

  /// Returns the frames of a page; small letters if the case is not yet decided.
  ///
  /// A missing page gives the letters' page.
  public subscript(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case
  ) -> KeyboardFrames {
    frames[type, keyboardCase]
  }

  /// Calls a function with the frames of a page, without copying them.
  func withFrames<Result>(
    of type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case,
    _ body: (borrowing KeyboardFrames) -> Result
  ) -> Result {
    frames.withValue(of: type, keyboardCase, body)
  }

  /// The names of its pages besides those of letters, digits and signs, in ascending order.
  public var customPages: [String] { frames.customPages }

  /// Whether it has a page of emojis.
  var hasEmojis: Bool { frames.hasEmojis }

  /// Returns whether it has a page, rather than the letters in its place.
  func contains(_ type: Keyboard.KeyboardType) -> Bool {
    switch type {
    case .alphabetic, .numeric, .symbolic: true
    case .emojis: hasEmojis
    case .custom(let name): customPages.contains(name)
    }
  }

  /// The part without keys on every page, between the halves of a split keyboard; `nil` for none.
  public var gap: Rect? {
    let gaps = frames.all.map(\.gap)
    guard let first = gaps.first, var gap = first else { return nil }
    for other in gaps {
      guard let other else { return nil }
      gap = other.clamped(to: gap)
    }
    gap.maxY = size.height
    return gap.isEmpty ? nil : gap
  }

  /// The size of the area that holds every page, including the space beside a keyboard for one
  /// hand.
  public var size: Size {
    Size(width: areaWidth, height: frames.all.map(\.size.height).max() ?? 0)
  }
}
