// SPDX-License-Identifier: MIT

import CLinux

/// A device with slots on its way to the application: its contacts, and what it says beside them.
struct MultiRoute: Sendable {
  private var slots: SlotRoutes
  private var emulation: PointerEmulation
  /// Axes that tell more of the emulated pointer, such as how wide it is.
  private var others: AxisValues

  init(_ state: RouteState) {
    slots = SlotRoutes(state)
    let emulation = PointerEmulation(state)
    let codes = state.axes.keys.filter { code in
      (0..<ABS_MT_SLOT).contains(code) && !emulation.makes(axis: UInt16(code))
    }
    others = AxisValues(codes: codes, values: state.values)
    self.emulation = emulation
  }

  var contactCount: Int { slots.contactCount }

  mutating func takeAxis(
    _ number: UInt16, _ value: Int32, _ frame: inout CloneFrame, isInside: (Int32, Int32) -> Bool
  ) {
    guard !slots.take(number, value, &frame, isInside: isInside) else { return }
    // Those that are made anew are not among them.
    others.set(number, value)
  }

  /// Takes a key; returns whether it is about contacts.
  func takeKey(_ number: UInt16) -> Bool { emulation.makes(key: number) }

  /// Tells the clone what is the application's; returns whether the keyboard is concerned, too.
  mutating func finish(_ frame: inout CloneFrame, isInside: (Int32, Int32) -> Bool) -> Bool {
    let wasTouched = emulation.isTouched
    let concernsKeyboard = slots.finish(&frame, isInside: isInside)
    let oldest = slots.oldest
    emulation.tell(oldest, count: slots.applicationCount, &frame)
    if wasTouched || oldest != nil {
      others.tell(&frame)
    } else {
      others.keep()
    }
    return concernsKeyboard
  }

  mutating func liftAll(_ frame: inout CloneFrame) {
    slots.liftAll(&frame)
    emulation.tell(nil, count: 0, &frame)
  }
}
