// SPDX-License-Identifier: MIT

import ClavierKit

extension KeyboardContext {
  /// A context for every device, orientation and two languages.
  static var ofAllDevices: [KeyboardContext] {
    DeviceType.allCases.flatMap { device in
      InterfaceOrientation.allCases.flatMap { orientation in
        [KeyboardLocale.english, .german].map { locale in
          KeyboardContext(
            locale: locale, interfaceOrientation: orientation, deviceType: device)
        }
      }
    }
  }

  /// Returns the same context for a different page, in small letters by default.
  func page(
    _ type: Keyboard.KeyboardType, _ keyboardCase: Keyboard.Case = .lowercased
  ) -> KeyboardContext {
    var context = self
    context.keyboardType = type
    context.keyboardCase = keyboardCase
    return context
  }

  /// Returns the contexts of all pages reachable from the letters, capitals included.
  func pagesWithinReach(of service: any KeyboardLayoutService) -> [KeyboardContext] {
    var types: [Keyboard.KeyboardType] = [.alphabetic]
    var next = 0
    while next < types.count {
      for case .keyboardType(let type) in service.actions(page(types[next]))
      where !types.contains(type) {
        types.append(type)
      }
      next += 1
    }
    let capitals: [Keyboard.Case] = [.uppercased, .capsLocked]
    return types.map { page($0) } + capitals.map { page(.alphabetic, $0) }
  }
}

extension KeyboardLayoutService {
  /// Returns the actions of all keys and gaps of a page.
  func actions(_ context: KeyboardContext) -> [KeyboardAction] {
    keyboardLayout(for: context).itemRows.joined().map(\.action)
  }
}

extension KeyboardAction {
  /// The text that a tap on the key types.
  var typedText: String? {
    switch self {
    case .character(let text), .emoji(let text), .text(let text): text
    case .space: " "
    case .urlDomain: "."
    default: nil
    }
  }
}
