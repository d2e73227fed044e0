// SPDX-License-Identifier: MIT

public import ClavierKit

/// Notices that a keyboard comes over the very place that was touched to have it.
///
/// ```
///             down where it will be                shown within two seconds
///   nothing ─────────────────────────▶ touched ──────────────────────────────▶ covers
///      ▲                                  │ down elsewhere                        │
///      └──────────────────────────────────┴───────── down, or hidden ─────────────┘
/// ```
///
/// Of the finger nothing is kept but when it came down.
public struct CoverageMachine: Hashable, Sendable {
  private enum State: Hashable {
    case nothing
    case touched(Timestamp)
    case covers
  }

  /// How long a program takes at most to tell of a field that was touched.
  ///
  /// **Source:** ours: a slow browser takes half a second.
  static let patience = Duration.seconds(2)

  private var state = State.nothing

  public init() {}

  /// Whether the keyboard covers what was touched.
  public var covers: Bool { state == .covers }

  /// Takes what fingers did while the keyboard was hidden.
  ///
  /// - Parameters:
  ///   - frame: In the keyboard's own space.
  ///   - keyboard: Where it will be.
  ///   - gap: What of that is no key's; `nil` for nothing.
  public mutating func take(_ frame: TouchFrame, over keyboard: Rect, gap: Rect? = nil) {
    guard let touch = frame.touches.last(where: { $0.phase == .down }) else { return }
    let isOver = keyboard.contains(touch.point) && gap?.contains(touch.point) != true
    state = isOver ? .touched(frame.time) : .nothing
  }

  /// The keyboard is shown.
  public mutating func shown(at time: Timestamp) {
    if case .touched(let touched) = state, time - touched <= Self.patience {
      state = .covers
    } else {
      state = .nothing
    }
  }

  /// The keyboard is hidden.
  public mutating func hidden() {
    state = .nothing
  }
}
