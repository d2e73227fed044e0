// SPDX-License-Identifier: MIT

/// The frames of every page that a keyboard may show, compiled once.
///
/// Pages change while fingers type, so none is made at that time.
public struct KeyboardPages: Hashable, Sendable {
  private let frames: PerPage<KeyboardFrames>
  /// The width of the area that the keyboard is in.
  private let areaWidth: Double

  /// How much of its area's width a keyboard for one hand takes, unless something else is said.
  public static let standardDockedShare = 0.8

  /// Asks a service for all pages, and compiles them.
  ///
  /// - Parameters:
  ///   - service: what makes the layouts.
  ///   - context: what the pages have in common; its keyboard type and case do not matter.
  ///   - width: the width in points of the keyboard or, where the context docks it at an edge, of the
  ///     area that it is in; limited as ``KeyboardFrames`` says.
  ///   - dockedShare: how much of the area a docked keyboard takes: from 0.2 to 1, which
  ///     anything beyond counts as, and the standard for what is no number.
  ///   - splitWidth: the width in points of a keyboard whose two halves are at the ends of the area, as
  ///     ``KeyboardFrames/split(over:)`` says it; `nil` for one as wide as the area.
  public init(
    service: any KeyboardLayoutService, context: KeyboardContext, width: Double,
    dockedShare: Double = Self.standardDockedShare, splitWidth: Double? = nil
  ) {
    let areaWidth = width.asLength
    let share = dockedShare.isNaN ? Self.standardDockedShare : min(max(dockedShare, 0.2), 1)
    func frames(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> KeyboardFrames {
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
      hasEmojis: context.hasEmojiKeyboard, customPages: service.customPages(for: context), frames)
  }

  /// Takes pages that are compiled already.
  init(_ frames: PerPage<KeyboardFrames>) {
    self.frames = frames
    areaWidth = frames.all.map(\.size.width).max() ?? 0
  }

  /// The frames of a page; small letters where the case is not yet decided.
  ///
  /// The letters, too, in place of a page that the keyboard does not have.
  public subscript(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case
  ) -> KeyboardFrames {
    frames[type, keyboardCase]
  }

  /// The names of its pages beside those of letters, digits and signs, in rising order.
  public var customPages: [String] { frames.customPages }

  /// Whether it has a page of emojis.
  var hasEmojis: Bool { frames.hasEmojis }

  /// Whether it has a page, and does not show letters in its place.
  func contains(_ type: Keyboard.KeyboardType) -> Bool {
    switch type {
    case .alphabetic, .numeric, .symbolic: true
    case .emojis: hasEmojis
    case .custom(let name): customPages.contains(name)
    }
  }

  /// What is no key's on any page, between the halves of a split keyboard; `nil` for nothing.
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

  /// The size of the area that holds every page, with what a keyboard for one hand leaves free.
  public var size: Size {
    Size(width: areaWidth, height: frames.all.map(\.size.height).max() ?? 0)
  }
}
