// SPDX-License-Identifier: MIT

import Linux

/// A panel's socket: lines in, lines out, never waiting.
final class PanelConnection {
  private let socket: OwnedDescriptor
  private var lines = LineBuffer(limit: LinkLimits.scene)
  private var outbox = Outbox()
  private var watch: EventLoop.Watch?
  /// Takes each line.
  private let onLine: ([UInt8]) -> Void
  /// Takes why there is no connection any more; told once.
  private let onEnd: (LinkError) -> Void
  private var end: EventLoop.Deferral?
  private var failure: LinkError?

  /// Connects to a daemon.
  ///
  /// - Parameters:
  ///   - loop: Calls; both handlers are called from there alone.
  ///   - path: The daemon's socket.
  ///   - onLine: Takes each line, without its line feed.
  ///   - onEnd: Takes why there is no connection any more.
  /// - Throws: ``LinkError``.
  init(
    _ loop: EventLoop, path: String, onLine: @escaping ([UInt8]) -> Void,
    onEnd: @escaping (LinkError) -> Void
  ) throws(LinkError) {
    do throws(SystemError) {
      socket = try LocalSocket.connectAtOnce(to: path)
    } catch {
      throw LinkError(connecting: error, to: path)
    }
    self.onLine = onLine
    self.onEnd = onEnd
    do throws(SystemError) {
      end = loop.deferral { [weak self] in self?.tellEnd() }
      // What the daemon tells are touches.
      watch = try loop.watch(socket.rawValue, "daemon") { [weak self] readiness in
        self?.receive(readiness)
      }
    } catch {
      throw .system(error)
    }
  }

  /// Sends a line, as soon as the daemon takes it.
  func send(_ line: [UInt8]) {
    guard failure == nil else { return }
    let isWaiting = !outbox.isEmpty
    outbox.append(line)
    guard outbox.count <= LinkLimits.unsent else { return fail(.noAnswer) }
    if !isWaiting { flush() }
  }

  private func flush() {
    do throws(SystemError) {
      _ = try outbox.flush(to: socket)
    } catch {
      return fail(LinkError(talking: error))
    }
    if !outbox.isEmpty { watch?.onceWritable { [weak self] in self?.flush() } }
  }

  /// Ends the connection from within a call, of which nobody is told before the loop's next turn.
  private func fail(_ error: LinkError) {
    guard failure == nil else { return }
    failure = error
    end?.schedule()
  }

  private func tellEnd() {
    guard let failure, watch != nil else { return }
    watch = nil
    onEnd(failure)
  }

  private func receive(_ readiness: EventLoop.Readiness) {
    take()
    guard readiness == .hungUp else { return }
    // A watch says once that its end is gone: what was sent before that comes now or never.
    for _ in 0..<Self.lastPieces where failure == nil { take() }
    fail(.ended)
  }

  /// How many pieces are still read of a daemon that has gone: as much as one scene.
  private static let lastPieces = LinkLimits.scene / piece
  /// How much is read at once, in bytes: several scenes, and no more than the C library gives and takes back at once.
  ///
  /// **Source:** malloc.c of the GNU C library, `FASTBIN_CONSOLIDATION_THRESHOLD`: 64 kB.
  private static let piece = 32_768

  private func take() {
    do throws(SystemError) {
      let bytes = try LocalSocket.receive(from: socket, atMost: Self.piece)
      guard !bytes.isEmpty else { return fail(.ended) }
      lines.append(bytes)
    } catch {
      guard !error.isTryAgain else { return }
      return fail(LinkError(talking: error))
    }
    while failure == nil, let line = lines.next() {
      switch line {
      case .whole(let line): onLine(line)
      case .tooLong: fail(.notUnderstood("a line of more than \(LinkLimits.scene) bytes"))
      }
    }
  }
}
