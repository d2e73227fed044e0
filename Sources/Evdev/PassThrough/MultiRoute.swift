// SPDX-License-Identifier: MIT

import CLinux

/// A device with slots on its way to its contacts' owners: the contacts, and what it says beside them.
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

  mutating func takeAxis(
    _ number: UInt16, _ value: Int32, _ frames: inout RoutedFrames,
    isInside: (Int32, Int32) -> Bool
  ) {
    guard !slots.take(number, value, &frames, isInside: isInside) else { return }
    // Those that are made anew are not among them.
    others.set(number, value)
  }

  /// Takes a key; returns whether it is about contacts.
  func takeKey(_ number: UInt16) -> Bool { emulation.makes(key: number) }

  /// Tells each owner of its contacts, and the application what readers of one contact are to know.
  mutating func finish(_ frames: inout RoutedFrames, isInside: (Int32, Int32) -> Bool) {
    let wasTouched = emulation.isTouched
    slots.finish(&frames, isInside: isInside)
    let oldest = slots.oldest
    emulation.tell(oldest, count: slots.applicationCount, &frames.application)
    if wasTouched || oldest != nil {
      others.tell(&frames.application)
    } else {
      others.keep()
    }
  }

  mutating func liftAll(_ frames: inout RoutedFrames) {
    slots.liftAll(&frames)
    emulation.tell(nil, count: 0, &frames.application)
  }
}
