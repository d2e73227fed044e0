// SPDX-License-Identifier: MIT

import Linux

/// A panel's socket for lines in both directions; it never blocks.
final class PanelConnection {
  private let socket: OwnedDescriptor
  /// The buffer for one read, reused since a new one would cost more than the few bytes of a touch.
  private var readBuffer = [UInt8](repeating: 0, count: readSize)
  private var lines = LineBuffer(limit: LinkLimits.scene)
  private var outbox = Outbox()
  private var watch: EventLoop.Watch?
  /// The handler that receives each line.
  private let onLine: ([UInt8]) -> Void
  /// Receives the reason for the connection's end; called once.
  private let onEnd: (LinkError) -> Void
  private var end: EventLoop.DeferredTask?
  private var failure: LinkError?

  /// Connects to a daemon.
  ///
  /// - Parameters:
  ///   - loop: The event loop, which is the only caller of both handlers.
  ///   - path: The daemon's socket.
  ///   - onLine: Receives each line, without its line feed.
  ///   - onEnd: Receives the reason for the connection's end.
  /// - Throws: ``LinkError``.
  init(
    _ loop: EventLoop, path: String, onLine: @escaping ([UInt8]) -> Void,
    onEnd: @escaping (LinkError) -> Void
  ) throws(LinkError) {
    do throws(SystemError) {
      socket = try LocalSocket.connectNonblocking(to: path)
    } catch {
      throw LinkError(connecting: error, to: path)
    }
    self.onLine = onLine
    self.onEnd = onEnd
    do throws(SystemError) {
      end = loop.deferredTask { [weak self] in self?.reportEnd() }
      // The daemon sends the results of touches, so the watch has the default urgency, that of
      // input.
      watch = try loop.watch(socket.rawValue, "daemon") { [weak self] readiness in
        self?.receive(readiness)
      }
    } catch {
      throw .system(error)
    }
  }

  /// Sends a line as soon as the socket accepts it.
  func send(_ line: [UInt8]) {
    guard failure == nil else { return }
    let isWaiting = !outbox.isEmpty
    outbox.append(line)
    guard outbox.count <= LinkLimits.panelQueue else { return fail(.noAnswer) }
    if !isWaiting { flush() }
  }

  private func flush() {
    do throws(SystemError) {
      _ = try outbox.flush(to: socket)
    } catch {
      return fail(LinkError(communicating: error))
    }
    if !outbox.isEmpty { watch?.onceWritable { [weak self] in self?.flush() } }
  }

  /// Ends the connection from within a call; ``onEnd`` is called in the loop's next turn.
  private func fail(_ error: LinkError) {
    guard failure == nil else { return }
    failure = error
    end?.schedule()
  }

  private func reportEnd() {
    guard let failure, watch != nil else { return }
    watch = nil
    onEnd(failure)
  }

  private func receive(_ readiness: EventLoop.Readiness) {
    receive()
    guard readiness == .hungUp else { return }
    // A watch reports the end of a connection only once, so the remaining bytes are read now.
    for _ in 0..<Self.finalReads where failure == nil { receive() }
    fail(.ended)
  }

  /// The number of final reads after the daemon has closed its end: the size of one scene.
  private static let finalReads = LinkLimits.scene / readSize
  /// The size of one read, in bytes: several scenes, and below the size at which the C library
  /// returns memory at once.
  ///
  /// **Source:** malloc.c of the GNU C library, `FASTBIN_CONSOLIDATION_THRESHOLD`: 64 kB.
  private static let readSize = 32_768

  private func receive() {
    do throws(SystemError) {
      let count = try LocalSocket.receive(from: socket, into: &readBuffer)
      guard count > 0 else { return fail(.ended) }
      lines.append(readBuffer[..<count])
    } catch {
      guard !error.wouldBlock else { return }
      return fail(LinkError(communicating: error))
    }
    while failure == nil, let line = lines.next() {
      switch line {
      case .whole(let line): onLine(line)
      case .tooLong: fail(.notUnderstood("a line of more than \(LinkLimits.scene) bytes"))
      }
    }
  }
}
