// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink

extension LinkScene {
  /// The non-ASCII characters on the scene's keys.
  ///
  /// Nearly every receiver has keys for ASCII. If one of the other characters must be typed without
  /// the receiver's keys, the rest are likely to follow.
  var expectedCharacters: [Unicode.Scalar] {
    scene.frames.keys.compactMap { key in
      guard case .character(let text) = key.action, let scalar = text.unicodeScalars.first,
        text.unicodeScalars.count == 1, !scalar.isASCII
      else { return nil }
      return scalar
    }
  }
}
