// SPDX-License-Identifier: MIT

extension Keyboard {
  /// A series of pages in a ring, through which swipes and the keys ‹ and › lead.
  package enum PageSeries: String, Hashable, Sendable, CaseIterable {
    case emojis
    /// The saved clips.
    case clips
    /// The settings that the user may change.
    case settings
  }
}

extension Keyboard.KeyboardType {
  /// The first page of saved clips.
  public static let clips = Keyboard.KeyboardType(page: 0, of: .clips)

  /// The first page of settings.
  package static let settings = Keyboard.KeyboardType(page: 0, of: .settings)

  /// Creates the type of a page of a series, counted from 0.
  ///
  /// Pages of layout files cannot have its name, because of the colon.
  init(page number: Int, of series: Keyboard.PageSeries) {
    let name = "\(series.rawValue):\(number)"
    self = series == .emojis && number == 0 ? .emojis : .custom(named: name)
  }

  /// The series of the page, and its number in it, counted from 0; `nil` for other pages.
  var seriesPage: (series: Keyboard.PageSeries, number: Int)? {
    switch self {
    case .alphabetic, .numeric, .symbolic: return nil
    case .emojis: return (.emojis, 0)
    case .custom(let name):
      for series in Keyboard.PageSeries.allCases where name.hasPrefix("\(series.rawValue):") {
        guard let number = Int(name.dropFirst(series.rawValue.count + 1)) else { return nil }
        return (series, number)
      }
      return nil
    }
  }

  /// The number of an emoji page, counted from 0; `nil` for other pages.
  package var emojiPage: Int? {
    guard let page = seriesPage, page.series == .emojis else { return nil }
    return page.number
  }
}
