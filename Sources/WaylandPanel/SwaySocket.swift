// SPDX-License-Identifier: MIT

import Glibc
import Linux

/// The socket of sway, for what no protocol of Wayland has: to go to another group of the keymap.
///
/// ```
///          activate                    the answer: done, or why not
///   idle ───────────▶ asked ─────────────────────────────────────────▶ idle
///                      │ ▲
///                      └─┘ activate: the one before is not waited for
/// ```
///
/// **Source:** sway-ipc(7); sway-input(5), `xkb_switch_layout`.
final class SwaySocket {
  private let loop: EventLoop
  private let path: String
  private var call: Call?

  /// A command that is not yet answered.
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

  /// The socket of the session's compositor; `nil` if that is not sway.
  ///
  /// - Parameters:
  ///   - loop: Calls.
  ///   - variable: Gives a variable of the environment; `nil` if it is not there, or empty.
  init?(_ loop: EventLoop, environment variable: (String) -> String? = Environment.variable) {
    guard let path = variable("SWAYSOCK") else { return nil }
    self.loop = loop
    self.path = path
  }

  /// Has all keyboards in a group of their keymap.
  ///
  /// - Parameters:
  ///   - group: From 0.
  ///   - onEnd: Takes why it was not done, `nil` if it was; called in the loop, and not if another call comes first.
  /// - Throws: ``SystemError`` if nobody listens.
  func activate(group: Int, _ onEnd: @escaping (String?) -> Void) throws(SystemError) {
    call = nil
    let socket = try LocalSocket.connectAtOnce(to: path)
    let message = Self.message("input type:keyboard xkb_switch_layout \(group)")
    // It is far less than what a socket that was just made takes.
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
      if call.answer.count > Self.longest { end("it says too much") }
      return
    }
    end(Self.complaint(text))
  }

  private func end(_ complaint: String?) {
    let call = call
    self.call = nil
    call?.onEnd(complaint)
  }
}

// What is said on it.

extension SwaySocket {
  private static let magic = Array("i3-ipc".utf8)
  /// The magic, the length of what follows, and the kind of message; both numbers in the machine's own order.
  private static let headerLength = 14
  /// How many bytes of an answer are read at most; those of sway have about 30.
  ///
  /// **Source:** ours.
  private static let longest = 1 << 16

  /// A command as it is sent.
  ///
  /// **Source:** sway-ipc(7): the kind 0 is `RUN_COMMAND`.
  static func message(_ command: String) -> [UInt8] {
    magic + bytes(UInt32(command.utf8.count)) + bytes(0) + Array(command.utf8)
  }

  /// The text of an answer; `nil` while it is not whole.
  static func text(of answer: [UInt8]) -> String? {
    guard answer.count >= headerLength else { return nil }
    let length = answer[magic.count..<magic.count + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard answer.count - headerLength >= length else { return nil }
    return String(decoding: answer[headerLength..<headerLength + length], as: UTF8.self)
  }

  /// Why a command was not done, as the answer to it says; `nil` if it was.
  static func complaint(_ answer: String) -> String? {
    let isDone = answer.filter { !$0.isWhitespace }.contains("\"success\":true")
    return isDone ? nil : String(answer.prefix(200))
  }

  /// All machines that sway runs on have the lowest byte first.
  private static func bytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
