// SPDX-License-Identifier: MIT

public import ClavierKit

/// A text field as simple as can be: what the effects of the keyboard leave in it.
public struct ModelDocument: Hashable, Sendable {
  public private(set) var text = ""

  /// The text in quotation marks, as scripts write it.
  public var quotedText: String { Quoted.quote(text) }

  public init() {}

  /// Does one effect to the text; keys that give no text leave it as it is.
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
