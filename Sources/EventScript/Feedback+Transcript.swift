// SPDX-License-Identifier: MIT

import ClavierKit

extension Feedback.Event {
  /// The event as words of a transcript.
  var words: String {
    switch self {
    case .audio(.customId(let id)): "audio \(id)"
    case .audio(.customUrl(let url)): "audio \(url)"
    case .audio(let audio): "audio \(audio)"
    case .haptic(let haptic): "haptic \(haptic)"
    }
  }
}

extension Feedback.HapticConfiguration {
  /// The configuration with this name in scripts.
  init?(word: String) {
    switch word {
    case "standard": self = .standard
    case "enabled": self = .enabled
    case "disabled": self = .disabled
    default: return nil
    }
  }
}
