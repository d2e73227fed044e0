// SPDX-License-Identifier: MIT

public import Foundation

/// Waits until a condition holds.
///
/// - Parameters:
///   - seconds: The timeout.
///   - work: The work to repeat meanwhile, such as an event loop's turns.
///   - condition: The condition, evaluated after each repetition, at least once.
/// - Returns: Whether the condition held in time.
/// - Throws: The errors of the work and the condition.
public func comesTrue(
  within seconds: TimeInterval = 30, while work: () throws -> Void,
  _ condition: () throws -> Bool
) rethrows -> Bool {
  let end = Date(timeIntervalSinceNow: seconds)
  repeat {
    try work()
    if try condition() { return true }
    usleep(2000)
  } while Date() < end
  return false
}

/// Waits until a condition holds that other threads or processes fulfil.
///
/// - Parameters:
///   - seconds: The timeout.
///   - condition: The condition, evaluated at least once.
/// - Returns: Whether the condition held in time.
/// - Throws: The errors of the condition.
public func comesTrue(
  within seconds: TimeInterval = 30, _ condition: () throws -> Bool
) rethrows -> Bool {
  try comesTrue(within: seconds, while: {}, condition)
}
