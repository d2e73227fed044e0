// SPDX-License-Identifier: MIT

import VirtualPointer

/// A mouse moved by a program on a screen of 800 × 480.
package final class Mouse {
  private let pointer: OpaquePointer

  /// The error if the compositor does not let a program move the mouse.
  package struct NoPointer: Error {}

  package init(_ display: String) throws(NoPointer) {
    guard let pointer = virtual_pointer_connect(display) else { throw NoPointer() }
    self.pointer = pointer
  }

  deinit { virtual_pointer_disconnect(pointer) }

  package func move(_ x: Int, _ y: Int) {
    virtual_pointer_move(pointer, UInt32(x), UInt32(y), 800, 480)
  }
  package func press(_ isDown: Bool) { virtual_pointer_press(pointer, isDown) }
}
