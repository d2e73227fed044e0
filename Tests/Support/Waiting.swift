// SPDX-License-Identifier: MIT

public import Foundation

/// Waits until something is so.
///
/// - Parameters:
///   - seconds: For how long at most.
///   - work: What goes on meanwhile, again and again, such as an event loop's turns.
///   - condition: What is to be so; asked after each work, at least once.
/// - Returns: Whether it came to be.
/// - Throws: What the work or the condition throws.
public func comesTrue(
  within seconds: TimeInterval = 10, while work: () throws -> Void,
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

/// Waits until something is so that others do.
///
/// - Parameters:
///   - seconds: For how long at most.
///   - condition: What is to be so; asked at least once.
/// - Returns: Whether it came to be.
/// - Throws: What the condition throws.
public func comesTrue(
  within seconds: TimeInterval = 10, _ condition: () throws -> Bool
) rethrows -> Bool {
  try comesTrue(within: seconds, while: {}, condition)
}
