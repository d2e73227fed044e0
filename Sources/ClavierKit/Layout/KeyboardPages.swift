// SPDX-License-Identifier: MIT

/// The frames of all pages of a keyboard, computed once.
///
/// Pages change while fingers type, so their frames are computed in advance.
public struct KeyboardPages: Hashable, Sendable {
  private let frames: PerPage<KeyboardFrames>
  /// The size of the area that contains every page, including the space beside a one-handed
  /// keyboard.
  public let size: Size
  /// The area without keys on every page, between the halves of a split keyboard; `nil` for none.
  public let gap: Rect?
  /// The number of pages of each series that has some.
  private let pageCounts: [Keyboard.PageSeries: Int]

  /// The default share of its area's width for a one-handed keyboard.
  public static let standardDockedShare = 0.8

  /// Creates the frames of all pages of a service.
  ///
  /// - Parameters:
  ///   - service: The source of the layouts.
  ///   - context: The common context of the pages; its keyboard type and case are ignored.
  ///   - width: The width of the keyboard in points, limited as in ``KeyboardFrames``. For a
  ///     one-handed keyboard, the width of its area.
  ///   - dockedShare: The share of the area's width for a one-handed keyboard, clamped to 0.2 to 1;
  ///     NaN means the default.
  ///   - splitWidth: The width in points of a keyboard that is split over the area, see
  ///     ``KeyboardFrames/split(over:)``; `nil` for a keyboard as wide as the area.
  ///   - toolbarHeight: The height of the toolbar of suggestions above the keys, in points; 0 for
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
    let frames = PerPage(
      hasEmojis: context.hasEmojiKeyboard, customPages: service.customPages(for: context)
    ) { keys($0, $1).below(toolbarOfHeight: toolbarHeight) }
    self.init(frames, areaWidth: areaWidth)
  }

  /// Creates pages from existing frames.
  ///
  /// - Parameters:
  ///   - frames: The frames of each page.
  ///   - areaWidth: The width in points of the area that contains the keyboard; `nil` for the width
  ///     of the widest page.
  init(_ frames: PerPage<KeyboardFrames>, areaWidth: Double? = nil) {
    self.frames = frames
    let pages = frames.all
    size = Size(
      width: areaWidth ?? pages.map(\.size.width).max() ?? 0,
      height: pages.map(\.size.height).max() ?? 0)
    gap = Self.gap(of: pages, height: size.height)
    var counts: [Keyboard.PageSeries: Int] = frames.hasEmojis ? [.emojis: 1] : [:]
    for name in frames.customPages {
      guard let page = Keyboard.KeyboardType.custom(named: name).seriesPage else { continue }
      counts[page.series, default: 0] += 1
    }
    pageCounts = counts
  }

  /// Returns the frames of a page; in lower case if the case is undecided.
  ///
  /// For a missing page, the result is the page of letters.
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

  /// The names of the custom pages, in ascending order.
  public var customPages: [String] { frames.customPages }

  /// Returns the number of pages of a series; 0 without any.
  func pageCount(of series: Keyboard.PageSeries) -> Int { pageCounts[series] ?? 0 }

  /// Whether the keyboard has a page of emojis.
  var hasEmojis: Bool { frames.hasEmojis }

  /// Returns whether the keyboard has a page, rather than the letters in its place.
  func contains(_ type: Keyboard.KeyboardType) -> Bool {
    switch type {
    case .alphabetic, .numeric, .symbolic: true
    case .emojis: hasEmojis
    case .custom(let name): customPages.contains(name)
    }
  }

  /// Returns the area that is without keys on all pages, down to a height in points.
  private static func gap(of pages: [KeyboardFrames], height: Double) -> Rect? {
    guard var gap = pages.first?.gap else { return nil }
    for page in pages {
      guard let other = page.gap else { return nil }
      gap = other.clamped(to: gap)
    }
    gap.maxY = height
    return gap.isEmpty ? nil : gap
  }
}
