// SPDX-License-Identifier: MIT

public import ClavierKit

/// Tracks the active group of a session's keymap by the reports of its panel.
///
/// Brief changes by Clavier's own keys are ignored.
public struct GroupTracker: Hashable, Sendable {
  private var filter = EchoFilter(0)

  public init() {}

  /// Starts with the active group of another keymap.
  public mutating func start(with group: Int) { filter = EchoFilter(group) }

  /// Updates the reported group.
  public mutating func update(_ group: Int, at now: Timestamp) { filter.update(group, at: now) }

  /// Returns the active group, from 0, while no keys are being sent.
  public mutating func group(at now: Timestamp) -> Int { filter.value(at: now) }

  /// The time at which an early report takes effect; `nil` if there is none.
  public var deadline: Timestamp? { filter.deadline }

  /// Records that a sequence is about to be sent.
  public mutating func willSend(_ sequence: KeySequence) {
    if sequence.changesState { filter.willSwitch() }
  }

  /// Records that all keys were sent or dropped.
  public mutating func didSend(at now: Timestamp) { filter.didSend(at: now) }
}
