// SPDX-License-Identifier: MIT

import Foundation
public import Words

/// Recorded taps of people who typed phrases on a phone's keyboard.
///
/// **Source:** Lertvittayakumjorn et al., UIST 2024; see the attribution beside the data.
public struct RecordedTaps: Sendable {
  /// A tap and its intended letter.
  public struct RecordedTap: Sendable {
    public var meant: Unicode.Scalar
    public var tap: Tap
    /// The distance from the centre of the intended key, in its widths and heights.
    public var dx: Float
    public var dy: Float
  }

  /// The taps of each phrase.
  public let phrases: [[RecordedTap]]
  public let places: KeyPlaces

  /// Reads the recording beside the tests; `nil` if it cannot be read.
  public init?() {
    let decoder = JSONDecoder()
    guard
      let keyboard = try? decoder.decode(
        KeyboardFile.self, from: Data(TestData.bytes("Taps/keyboard.json"))),
      let recorded = try? decoder.decode(
        [PhraseFile].self, from: Data(TestData.bytes("Taps/taps-en.json")))
    else { return nil }
    let keys = keyboard.keys_info.values.sorted { $0.key_id < $1.key_id }.compactMap(\.key)
    let places = KeyPlaces(keys)
    self.places = places
    phrases = recorded.map { phrase in
      phrase.taps.compactMap { tap in
        let letter = tap.key == "space" ? " " : tap.key.unicodeScalars.first
        guard let letter, let key = keys.first(where: { $0.letter == letter }) else { return nil }
        let x = key.x + tap.dxNorm * key.width
        let y = key.y + tap.dyNorm * key.height
        return places.tap(x: x, y: y).map {
          RecordedTap(meant: letter, tap: $0, dx: tap.dxNorm, dy: tap.dyNorm)
        }
      }
    }
  }

  private struct KeyboardFile: Decodable {
    var keys_info: [String: KeyFile]
  }

  private struct KeyFile: Decodable {
    var key_id: String
    var key_center_x: Float
    var key_center_y: Float
    var key_width: Float
    var key_height: Float

    var key: KeyPlaces.Key? {
      let letter = key_id == "SPACE" ? " " : key_id.unicodeScalars.first
      return letter.map {
        .init($0, x: key_center_x, y: key_center_y, width: key_width, height: key_height)
      }
    }
  }

  private struct PhraseFile: Decodable {
    var taps: [TapFile]
  }

  private struct TapFile: Decodable {
    var key: String
    var dxNorm: Float
    var dyNorm: Float
  }
}
