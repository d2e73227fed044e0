// SPDX-License-Identifier: MIT

/// The limits of the link, which protect the daemon's memory and time from its clients.
///
/// **Source:** ours; docs/link.md lists the same limits.
public enum LinkLimits {
  /// The version of the messages, which increases when an old client would misinterpret the daemon.
  public static let protocolVersion = 1
  /// The maximum length of a client's line, in bytes without the line feed.
  public static let command = 4096
  /// The maximum length of a panel's line, in bytes without the line feed; a keymap has up to 100
  /// 000.
  public static let report = 262_144
  /// The maximum length of a line of the daemon, in bytes without the line feed.
  public static let message = 65_536
  /// The maximum length of the daemon's line to a panel, in bytes without the line feed; a key
  /// needs about 150.
  public static let scene = 1_048_576
  /// The maximum number of characters in one command that types; touches wait for them.
  public static let text = 64
  /// The maximum size of the text of such a command in bytes of UTF-8; a line has room for six
  /// bytes each.
  public static let textBytes = 600
  /// The maximum size of a partial or final text of dictation, in bytes of UTF-8.
  public static let dictation = 4096
  /// The maximum length of a line of a program that offers dictation, in bytes without the line
  /// feed: JSON needs at most six bytes for each byte of the text.
  public static let dictationLine = 6 * dictation + 64
  /// The maximum number of connected clients.
  public static let clients = 16
  /// The size of the kernel's buffer for a client that does not read, in bytes.
  public static let backlog: Int32 = 65_536
  /// The maximum size of a panel's additional queue, in bytes: one scene and some answers.
  public static let panelQueue = 2 * scene
  /// The timeout for a panel that does not read its queue, in microseconds.
  public static let timeout: Int64 = 10_000_000
  /// The maximum number of contacts in a panel's line.
  public static let contacts = 32
  /// The highest number of a panel's contact.
  public static let contact = 65_535
  /// The maximum size of a panel's name and of an output's name, in bytes of UTF-8.
  public static let name = 255
  /// The size of one read from a client per turn of the loop, in bytes.
  ///
  /// A hundred commands fit, which take less time than the interval between two touches.
  static let readSize = 1024
  /// The size of one read from a panel, in bytes; its keymap fits into seven reads.
  static let panelReadSize = 16_384
  /// The number of final reads from a client that has closed its end.
  static let finalReads = 4
  /// The maximum nesting of lists and objects; messages need seven.
  static let depth = 8
  /// The maximum number of an object's members; messages need at most twenty.
  static let members = 256
}
