// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutEngineKit

/// A button with the frame of its cap.
struct Place {
  let button: KeyboardButton
  let frame: Rect

  static func all(_ layout: LayoutEngine.Layout, _ frames: KeyboardFrames) -> [Place] {
    zip(layout.buttons, frames.keys).map { Place(button: $0, frame: $1.capFrame) }
  }
}

extension KeyboardFrames {
  init(_ layout: LayoutEngine.Layout, size: Size, orientation: InterfaceOrientation = .portrait) {
    self.init(
      KeyboardLayout(layout, size: size, orientation: orientation), width: size.width)
  }
}

extension LayoutEngine.Layout {
  /// Returns the buttons on a keyboard of a size.
  func places(size: Size, orientation: InterfaceOrientation = .portrait) -> [Place] {
    Place.all(self, KeyboardFrames(self, size: size, orientation: orientation))
  }
}

extension CustomKeyboard {
  /// The buttons of the page.
  var places: [Place] { Place.all(layout, session.scene.frames) }

  /// Returns the centre of a button of the page, by its text in either case, or its identifier.
  func center(of name: String) -> Point {
    let place = places.first { $0.button.name.lowercased() == name.lowercased() }
    return place?.frame.center ?? Point(x: -1, y: -1)
  }
}

extension KeyboardLayoutSurface {
  /// The buttons of the layout.
  var places: [Place] { Place.all(layout, session.scene.frames) }
}

extension KeyboardButton {
  /// The search key of a button: its identifier, else its text.
  var name: String {
    if let identifier { return identifier.rawValue }
    switch type {
    case .key(let text), .text(let text): return text
    case .image(let name): return name ?? ""
    }
  }
}

extension Size {
  /// A phone's keyboard.
  static let phone = Size(width: 320, height: 216)
}
