// SPDX-License-Identifier: MIT

import Testing
import VirtualPointer

/// A mouse that a program moves on a screen of 800 × 480.
package final class Mouse {
  private let pointer: OpaquePointer

  package init(_ display: String) throws {
    pointer = try #require(virtual_pointer_connect(display))
  }

  deinit { virtual_pointer_disconnect(pointer) }

  package func move(_ x: Int, _ y: Int) {
    virtual_pointer_move(pointer, UInt32(x), UInt32(y), 800, 480)
  }
  package func press(_ isDown: Bool) { virtual_pointer_press(pointer, isDown) }
}
