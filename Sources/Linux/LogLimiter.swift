// SPDX-License-Identifier: MIT

/// A rate limit on log lines: a token bucket for each pair of kind and source.
///
/// A bucket begins full. Each line removes a token, and one token returns every ``refill``
/// microseconds.
///
/// **Source:** ours: ten lines show a fault, and then one every five seconds while it lasts.
package struct LogLimiter {
  /// The decision about a line.
  package enum Decision: Hashable {
    /// The line is written; this many lines before it were dropped.
    case write(dropped: Int)
    case drop
  }

  package static let burst = 10
  /// The interval at which a token returns, in microseconds.
  package static let refill: Int64 = 5_000_000
  /// The maximum number of buckets, since hotplugged devices can name any number of sources.
  package static let maximumBuckets = 64

  private struct Key: Hashable {
    var kind: Log.Kind
    var source: String
  }

  private struct Bucket {
    var tokens = LogLimiter.burst
    var filledAt: Int64
    var dropped = 0

    var isIdle: Bool { tokens == LogLimiter.burst && dropped == 0 }

    mutating func refill(at now: Int64) {
      let elapsed = now.subtractingReportingOverflow(filledAt)
      guard !elapsed.overflow, elapsed.partialValue >= LogLimiter.refill else { return }
      let gained = elapsed.partialValue / LogLimiter.refill
      tokens = Int(min(Int64(LogLimiter.burst), Int64(tokens) + gained))
      filledAt += gained * LogLimiter.refill
    }
  }

  private var buckets: [Key: Bucket] = [:]

  /// Decides about the next line of a kind from a source.
  ///
  /// - Parameters:
  ///   - kind: The cause that the line names.
  ///   - source: The source of the line.
  ///   - now: The present time in microseconds.
  /// - Returns: Whether the line is written, and the number of lines dropped before it.
  package mutating func admit(_ kind: Log.Kind, from source: String, at now: Int64) -> Decision {
    var key = Key(kind: kind, source: source)
    if buckets[key] == nil {
      key = makeRoom(for: key, at: now)
    }
    var bucket = buckets[key] ?? Bucket(filledAt: now)
    bucket.refill(at: now)
    defer { buckets[key] = bucket }
    guard bucket.tokens > 0 else {
      bucket.dropped += 1
      return .drop
    }
    let dropped = bucket.dropped
    bucket.tokens -= 1
    bucket.dropped = 0
    return .write(dropped: dropped)
  }

  /// Returns the bucket's key for a new pair: a separate bucket while there is room, otherwise a
  /// shared one.
  private mutating func makeRoom(for key: Key, at now: Int64) -> Key {
    guard buckets.count >= Self.maximumBuckets else { return key }
    for other in buckets.keys {
      buckets[other]?.refill(at: now)
    }
    buckets = buckets.filter { !$0.value.isIdle }
    return buckets.count < Self.maximumBuckets ? key : Key(kind: key.kind, source: "")
  }
}
