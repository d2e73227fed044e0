// SPDX-License-Identifier: MIT

public import ClavierKit

/// A minimal text field, to which the effects of the keyboard are applied.
public struct ModelDocument: Hashable, Sendable {
  public private(set) var text = ""

  /// The text in quotation marks, in the form of scripts.
  public var quotedText: String { Quoted.quote(text) }

  public init() {}

  /// Applies an effect to the text; a no-op for key presses and requests.
  public mutating func apply(_ effect: Effect) {
    switch effect {
    case .insertText(let string): text += string
    case .deleteBackward(let count): text.removeLast(min(count, text.count))
    case .press, .request: break
    }
  }
}

extension Effect {
  /// The effect as a line of a transcript.
  public var transcriptLine: String {
    switch self {
    case .insertText(let string): "insert \(Quoted.quote(string))"
    case .deleteBackward(let count): "delete \(count)"
    case .press(let stroke): "press \(stroke)"
    case .request(let request): "request \(request.name)"
    }
  }
}
