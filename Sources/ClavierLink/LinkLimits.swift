// SPDX-License-Identifier: MIT

/// What the link allows, so that nobody on it can take the daemon's memory or time.
///
/// **Source:** ours; docs/link.md says the same.
public enum LinkLimits {
  /// The version of the messages; it rises when an old client would misunderstand the daemon.
  public static let protocolVersion = 1
  /// How long a client's line may be, in bytes, without the line feed.
  public static let command = 4096
  /// How long a panel's line may be, in bytes, without the line feed: a keymap has up to 100 000.
  public static let report = 262_144
  /// How long a line of the daemon may be, in bytes, without the line feed.
  public static let message = 65_536
  /// How long a line of the daemon to a panel may be, in bytes, without the line feed: a key takes about 150.
  public static let scene = 1_048_576
  /// How many characters a client may have typed by one command: what fingers touch meanwhile waits for them.
  public static let text = 64
  /// How many bytes of UTF-8 that may be: each may take six in a command, which fits into a line then.
  public static let textBytes = 600
  /// How many clients may be connected at once.
  public static let clients = 16
  /// How much may wait in the kernel for a client that does not read, in bytes.
  public static let backlog: Int32 = 65_536
  /// How much may wait for a panel beyond that, in bytes: one scene, and some answers.
  public static let unsent = 2 * scene
  /// How long a panel may read nothing of what waits for it, in microseconds.
  public static let patience: Int64 = 10_000_000
  /// How many contacts a panel may tell of in one line.
  public static let contacts = 32
  /// The highest number that a panel may give to a contact.
  public static let contact = 65_535
  /// How many bytes of UTF-8 the names of a panel and of an output may have.
  public static let name = 255
  /// How much of what a client sends is read in one turn of the loop, in bytes: a hundred commands, which
  /// take less time than a finger's next touch.
  static let piece = 1024
  /// The same for a panel, which may send a keymap: as much as one read takes at once.
  static let panelPiece = 16_384
  /// How many such pieces are still read of a client that has gone.
  static let lastPieces = 4
  /// How deep lists and objects may hold each other; what is needed is seven.
  static let depth = 8
}
