// SPDX-License-Identifier: MIT

import ClavierKit
import ClavierLink

extension LinkScene {
  /// The characters on its keys beyond ASCII, which nearly every receiver has keys for: if one of them has to be typed
  /// without the receiver's keys, the others will follow.
  var expectedCharacters: [Unicode.Scalar] {
    scene.frames.keys.compactMap { key in
      guard case .character(let text) = key.action, let scalar = text.unicodeScalars.first,
        text.unicodeScalars.count == 1, !scalar.isASCII
      else { return nil }
      return scalar
    }
  }
}
