// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// The IPC socket of sway, for switching the keymap's group, which no Wayland protocol offers.
///
/// ```
///          activate                    the answer: done, or why not
///   idle ──────────▶ calling ────────────────────────────────────────▶ idle
///                      │ ▲
///                      └─┘ activate: replaces the pending call
/// ```
///
/// **Source:** sway-ipc(7); sway-input(5), `xkb_switch_layout`.
final class SwaySocket {
  private let loop: EventLoop
  private let path: String
  private var call: Call?

  /// A command without a reply so far.
  private final class Call {
    let socket: OwnedDescriptor
    let onEnd: (String?) -> Void
    var watch: EventLoop.Watch?
    var answer: [UInt8] = []

    init(_ socket: consuming OwnedDescriptor, _ onEnd: @escaping (String?) -> Void) {
      self.socket = socket
      self.onEnd = onEnd
    }
  }

  /// Finds the socket of the session's compositor; `nil` if the compositor is not sway.
  ///
  /// - Parameters:
  ///   - loop: The loop that reads replies.
  ///   - variable: Returns an environment variable; `nil` if it is unset or empty.
  init?(_ loop: EventLoop, environment variable: (String) -> String? = Environment.variable) {
    guard let path = variable("SWAYSOCK") else { return nil }
    self.loop = loop
    self.path = path
  }

  /// Switches all keyboards to a group of their keymap.
  ///
  /// - Parameters:
  ///   - group: The group, from 0.
  ///   - onEnd: Called in the loop with the reason of a failure, or `nil` for success. A later call
  ///     replaces it.
  /// - Throws: ``SystemError`` if no process listens, or the message cannot be sent at once.
  func activate(group: Int, _ onEnd: @escaping (String?) -> Void) throws(SystemError) {
    call = nil
    let socket = try LocalSocket.connectNonblocking(to: path)
    let message = Self.message("input type:keyboard xkb_switch_layout \(group)")
    // The message is much shorter than a new socket's buffer.
    guard try LocalSocket.send(message[...], to: socket) == message.count else {
      throw SystemError(call: "send to \(path)", code: EAGAIN)
    }
    let call = Call(socket, onEnd)
    call.watch = try loop.watch(call.socket.rawValue, "sway", .background) { [weak self] _ in
      self?.read()
    }
    self.call = call
  }

  private func read() {
    guard let call else { return }
    do throws(SystemError) {
      let bytes = try LocalSocket.receive(from: call.socket, atMost: 4096)
      guard !bytes.isEmpty else { return end("it has closed the connection") }
      call.answer += bytes
    } catch {
      guard error.code != EAGAIN else { return }
      return end(error.reason)
    }
    guard let text = Self.text(of: call.answer) else {
      if call.answer.count > Self.maximumLength { end("it says too much") }
      return
    }
    end(Self.failure(text))
  }

  private func end(_ failure: String?) {
    let call = call
    self.call = nil
    call?.onEnd(failure)
  }
}

// The messages.

extension SwaySocket {
  private static let magic = Array("i3-ipc".utf8)
  /// The length of a header in bytes: the magic, the payload's length, and the message type.
  ///
  /// Both numbers are in the machine's byte order.
  private static let headerLength = 14
  /// The maximum length of a reply in bytes; those of sway have about 30.
  ///
  /// **Source:** ours.
  private static let maximumLength = 1 << 16

  /// Encodes a command.
  ///
  /// **Source:** sway-ipc(7): the message type 0 is `RUN_COMMAND`.
  static func message(_ command: String) -> [UInt8] {
    magic + bytes(UInt32(command.utf8.count)) + bytes(0) + Array(command.utf8)
  }

  /// Returns the text of a reply; `nil` while it is incomplete.
  static func text(of answer: [UInt8]) -> String? {
    guard answer.count >= headerLength else { return nil }
    let length = answer[magic.count..<magic.count + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard answer.count - headerLength >= length else { return nil }
    return String(decoding: answer[headerLength..<headerLength + length], as: UTF8.self)
  }

  /// Returns the reason why a command failed, from its reply; `nil` if it succeeded.
  static func failure(_ answer: String) -> String? {
    let members = answer.filter { !$0.isWhitespace }.split { "[{,}]".contains($0) }
    let isDone = members.contains("\"success\":true")
    return isDone ? nil : String(answer.prefix(200))
  }

  /// Encodes a number with the lowest byte first, as on all machines that sway runs on.
  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
