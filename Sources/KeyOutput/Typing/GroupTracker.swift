// SPDX-License-Identifier: MIT

public import ClavierKit

/// Tracks the active group of a session's keymap by the reports of its panel, except while our own
/// keys change it briefly.
public struct GroupTracker: Hashable, Sendable {
  private var filter = EchoFilter(0)

  public init() {}

  /// Starts with the active group of another keymap.
  public mutating func start(with group: Int) { filter = EchoFilter(group) }

  /// Updates the reported group.
  public mutating func update(_ group: Int, at now: Timestamp) { filter.update(group, at: now) }

  /// Returns the active group, from 0, while no keys are being sent.
  public mutating func group(at now: Timestamp) -> Int { filter.value(at: now) }

  /// The moment from which a group counts that was reported too early; `nil` if there is none.
  public var deadline: Timestamp? { filter.deadline }

  /// Notes that a sequence is about to be sent.
  public mutating func willSend(_ sequence: KeySequence) {
    if sequence.changesState { filter.willSwitch() }
  }

  /// Notes that all keys were sent or dropped.
  public mutating func wereSent(at now: Timestamp) { filter.wereSent(at: now) }
}
