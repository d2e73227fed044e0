// SPDX-License-Identifier: MIT

import CLinux

/// The route of a device with slots: its contacts, and its other axes.
struct MultiRoute: Sendable {
  private var slots: SlotRoutes
  private var emulation: PointerEmulation
  /// Further axes of the emulated pointer, such as its width.
  private var otherAxes: AxisValues

  init(_ state: RouteState) {
    slots = SlotRoutes(state)
    let emulation = PointerEmulation(state)
    let codes = state.axes.keys.filter { code in
      (0..<ABS_MT_SLOT).contains(code) && !emulation.emulates(axis: UInt16(code))
    }
    otherAxes = AxisValues(codes: codes, values: state.values)
    self.emulation = emulation
  }

  mutating func handleAxis(
    _ number: UInt16, _ value: Int32, _ frames: inout RoutedFrames,
    isInside: (Int32, Int32) -> Bool
  ) {
    guard !slots.handle(number, value, &frames, isInside: isInside) else { return }
    // The emulated axes are not among the others.
    otherAxes.set(number, value)
  }

  /// Returns whether a key concerns contacts and is therefore emulated.
  func isContactKey(_ number: UInt16) -> Bool { emulation.emulates(key: number) }

  /// Sends each owner its contacts, and the application the emulated pointer.
  mutating func finish(_ frames: inout RoutedFrames, isInside: (Int32, Int32) -> Bool) {
    let wasTouched = emulation.isTouched
    slots.finish(&frames, isInside: isInside)
    let oldest = slots.oldest
    emulation.appendChanges(oldest, count: slots.applicationCount, &frames.application)
    if wasTouched || oldest != nil {
      otherAxes.writeUnsent(&frames.application)
    } else {
      otherAxes.withholdChanges()
    }
  }

  mutating func liftAll(_ frames: inout RoutedFrames) {
    slots.liftAll(&frames)
    emulation.appendChanges(nil, count: 0, &frames.application)
  }
}
