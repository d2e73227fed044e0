// SPDX-License-Identifier: MIT

import ClavierKit
import Words

/// The keys of a letters' page that type one letter or a space, with their positions for weighting.
///
/// The unit is the median size of a letter's key, so that layouts of any size can be used.
struct LetterKeys: Sendable {
  let places: KeyPlaces
  /// The keys of ``places``, as indices into the frames of the letters' page.
  private let indices: [Int]

  init(_ pages: KeyboardPages, _ folding: Folding) {
    let frames = pages[.alphabetic, .lowercased].keys
    let letters = frames.indices.compactMap { index in
      frames[index].action.weightedLetter.map { (index, folding.fold($0)) }
    }
    // The touch frames of keys at the ends of a row extend beyond the drawn keys.
    let widths = letters.filter { $0.1 != " " }.map { frames[$0.0].touchFrame.width }.sorted()
    let width = widths.isEmpty ? 0 : widths[widths.count / 2]
    let sized = letters.filter {
      frames[$0.0].touchFrame.width > 0 && frames[$0.0].touchFrame.height > 0
    }
    indices = sized.map(\.0)
    places = KeyPlaces(
      sized.map { index, letter in
        let (center, touch) = (frames[index].capFrame.center, frames[index].touchFrame)
        return KeyPlaces.Key(
          letter, x: Float(center.x), y: Float(center.y),
          width: Float(letter == " " ? touch.width : min(touch.width, width)),
          height: Float(touch.height))
      })
  }

  /// Returns a tap with the keys around it.
  ///
  /// - Parameters:
  ///   - point: The position of the tap in the keyboard's own space, in points.
  ///   - key: The key under the finger, as an index into the frames of the letters' page.
  /// - Returns: The tap; `nil` if the key types neither a single letter nor a space.
  func tap(at point: Point, on key: Int) -> Tap? {
    guard let place = indices.firstIndex(of: key), places.keys.count == indices.count else {
      return nil
    }
    return places.tap(x: Float(point.x), y: Float(point.y), on: place)
  }

  /// Returns the key of a folded letter, as an index into the frames; `nil` if there is none.
  func key(for letter: Unicode.Scalar) -> Int? {
    places.keys.firstIndex { $0.letter == letter }.map { indices[$0] }
  }
}

extension KeyboardAction {
  /// The single letter that a key types, or a space; `nil` for other keys.
  fileprivate var weightedLetter: Unicode.Scalar? {
    switch self {
    case .space: " "
    case .character(let text):
      text.unicodeScalars.count == 1
        ? text.unicodeScalars.first.flatMap { $0.isPartOfWord ? $0 : nil } : nil
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether a character is a letter, or a combining mark such as the virama of Hindi.
  fileprivate var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: properties.isAlphabetic
    }
  }
}
