// SPDX-License-Identifier: MIT

/// The frames of every page that a keyboard may show, compiled once.
///
/// Pages change while fingers type, so none is made at that time.
public struct KeyboardPages: Hashable, Sendable {
  private let lowercased: KeyboardFrames
  private let uppercased: KeyboardFrames
  private let capsLocked: KeyboardFrames
  private let numeric: KeyboardFrames
  private let symbolic: KeyboardFrames
  private let custom: [String: KeyboardFrames]

  /// Asks a service for all pages, and compiles them.
  ///
  /// - Parameters:
  ///   - service: what makes the layouts.
  ///   - context: what the pages have in common; its keyboard type and case do not matter.
  ///   - width: the width of the keyboard in points, limited as ``KeyboardFrames`` says.
  public init(
    service: any KeyboardLayoutService, context: KeyboardContext, width: Double
  ) {
    func frames(_ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case) -> KeyboardFrames {
      var context = context
      context.keyboardType = type
      context.keyboardCase = keyboardCase
      return KeyboardFrames(service.keyboardLayout(for: context), width: width)
    }
    lowercased = frames(.alphabetic, .lowercased)
    uppercased = frames(.alphabetic, .uppercased)
    capsLocked = frames(.alphabetic, .capsLocked)
    numeric = frames(.numeric, .lowercased)
    symbolic = frames(.symbolic, .lowercased)
    let pages = service.customPages(for: context).map {
      ($0, frames(.custom(named: $0), .lowercased))
    }
    custom = Dictionary(pages, uniquingKeysWith: { first, _ in first })
  }

  /// Takes pages that are compiled already, without any of its own names.
  init(
    lowercased: KeyboardFrames, uppercased: KeyboardFrames, capsLocked: KeyboardFrames,
    numeric: KeyboardFrames, symbolic: KeyboardFrames
  ) {
    self.lowercased = lowercased
    self.uppercased = uppercased
    self.capsLocked = capsLocked
    self.numeric = numeric
    self.symbolic = symbolic
    custom = [:]
  }

  /// The frames of a page; small letters where the case is not yet decided.
  ///
  /// The letters, too, in place of a page that the keyboard does not have.
  public subscript(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case
  ) -> KeyboardFrames {
    switch type {
    case .numeric: numeric
    case .symbolic: symbolic
    case .custom(let name): custom[name] ?? letters(keyboardCase)
    case .alphabetic, .emojis: letters(keyboardCase)
    }
  }

  private func letters(_ keyboardCase: Keyboard.Case) -> KeyboardFrames {
    switch keyboardCase {
    case .auto, .lowercased: lowercased
    case .uppercased: uppercased
    case .capsLocked: capsLocked
    }
  }

  /// The names of its pages beside those of letters, digits and signs, in rising order.
  public var customPages: [String] { custom.keys.sorted() }

  /// The size that holds every page.
  public var size: Size {
    let sizes = ([lowercased, uppercased, capsLocked, numeric, symbolic] + custom.values)
      .map(\.size)
    return Size(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }
}
