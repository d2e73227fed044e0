// SPDX-License-Identifier: MIT

/// What the link allows, so that nobody on it can take the daemon's memory or time.
///
/// **Source:** ours; docs/link.md says the same.
public enum LinkLimits {
  /// The version of the messages; it rises when an old client would misunderstand the daemon.
  public static let protocolVersion = 1
  /// How long a client's line may be, in bytes, without the line feed.
  public static let command = 4096
  /// How long a line of the daemon may be, in bytes, without the line feed.
  public static let message = 65_536
  /// How many characters a client may have typed by one command: what fingers touch meanwhile waits for them.
  public static let text = 64
  /// How many bytes of UTF-8 that may be: each may take six in a command, which fits into a line then.
  public static let textBytes = 600
  /// How many clients may be connected at once.
  public static let clients = 16
  /// How much may wait in the kernel for a client that does not read, in bytes.
  public static let backlog: Int32 = 65_536
  /// How much of what a client sends is read in one turn of the loop, in bytes: a hundred commands, which
  /// take less time than a finger's next touch.
  static let piece = 1024
  /// How many such pieces are still read of a client that has gone.
  static let lastPieces = 4
  /// How deep lists and objects may hold each other; what is needed is two.
  static let depth = 8
}
