// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
import Linux

/// A blocking client of the link, for programs that only wait for the daemon.
public final class LinkClient {
  /// The timeout for an answer of the daemon, in seconds.
  ///
  /// **Source:** ours: the watchdog kills a daemon that hangs after 30 s.
  public static let timeout = 5

  let socket: OwnedDescriptor
  private let timeout: Int
  private var lines = LineBuffer(limit: LinkLimits.message)

  /// Connects, and waits for the daemon's hello.
  ///
  /// - Parameters:
  ///   - path: The daemon's socket.
  ///   - timeout: The timeout for each answer, in seconds; at least 1.
  /// - Throws: ``LinkError``.
  public init(path: String, timeout: Int = LinkClient.timeout) throws(LinkError) {
    self.timeout = max(1, timeout)
    socket = try Self.connect(to: path, timeout: self.timeout)
    guard case .hello(let hello) = try nextMessage() else {
      throw .notUnderstood("the first line is no hello")
    }
    guard hello.protocolVersion == LinkLimits.protocolVersion else {
      throw .otherProtocol(version: hello.version)
    }
  }

  private static func connect(
    to path: String, timeout: Int
  ) throws(LinkError) -> OwnedDescriptor {
    do throws(SystemError) {
      return try LocalSocket.connect(to: path, timeout: timeout)
    } catch {
      throw LinkError(connecting: error, to: path)
    }
  }

  /// Returns the daemon's status.
  public func status() throws(LinkError) -> LinkStatus {
    try send(.getStatus)
    while true {
      if case .status(let status) = try nextMessage() { return status }
    }
  }

  /// Returns the daemon's health.
  public func health() throws(LinkError) -> LinkHealth {
    try send(.getHealth)
    while true {
      if case .health(let health) = try nextMessage() { return health }
    }
  }

  /// Requests an action, and waits until it is done.
  public func perform(_ action: LinkAction) throws(LinkError) {
    try finish(.perform(action))
  }

  /// Rotates all surfaces clockwise against the picture, and waits until it is done.
  ///
  /// The rotation is added to the configured one.
  public func rotate(_ rotation: Rotation) throws(LinkError) {
    try finish(.rotate(rotation))
  }

  /// Switches to another language, and waits until it is done.
  ///
  /// - Parameter locale: One of the keyboard's languages; `nil` for the one after the current one.
  /// - Throws: ``LinkError``; ``LinkError/refused(_:)`` if the keyboard does not have the language.
  public func switchLanguage(to locale: KeyboardLocale?) throws(LinkError) {
    try finish(.switchLanguage(locale))
  }

  /// Types a text, and waits without a timeout until all keys are sent.
  ///
  /// A long text is sent in pieces, and the user may type between them.
  ///
  /// - Parameter text: The text, of any length.
  /// - Returns: The number of characters that were omitted, for one of three reasons. The
  ///   receiver's layout has no keys for them, the lockdown refuses them, or a command cannot
  ///   contain them: U+0000, and characters of more than ``LinkLimits/textBytes``.
  /// - Throws: ``LinkError``; the pieces sent before an error stay typed.
  public func type(_ text: some StringProtocol) throws(LinkError) -> Int {
    try wait(seconds: 0)
    defer { restoreTimeout() }
    var missing = 0
    var piece = ""
    for character in text {
      guard character != "\0", character.utf8.count <= LinkLimits.textBytes else {
        missing += 1
        continue
      }
      if piece.count == LinkLimits.text
        || piece.utf8.count + character.utf8.count > LinkLimits.textBytes
      {
        missing += try typePiece(piece)
        piece = ""
      }
      piece.append(character)
    }
    if !piece.isEmpty { missing += try typePiece(piece) }
    return missing
  }

  private func typePiece(_ piece: String) throws(LinkError) -> Int {
    try send(.type(piece))
    while true {
      if case .typed(let missing) = try nextMessage() { return missing }
    }
  }

  private func wait(seconds: Int) throws(LinkError) {
    do throws(SystemError) {
      try LocalSocket.setTimeout(of: socket, seconds: seconds)
    } catch {
      throw .system(error)
    }
  }

  /// Sets the timeout for answers again.
  ///
  /// An error is ignored here, since the next call fails with the same one.
  private func restoreTimeout() {
    try? LocalSocket.setTimeout(of: socket, seconds: timeout)
  }

  func finish(_ command: LinkCommand) throws(LinkError) {
    try send(command)
    while true {
      if case .done = try nextMessage() { return }
    }
  }

  /// Subscribes to requests, and waits for the confirmation.
  public func subscribeToRequests() throws(LinkError) {
    try subscribe(to: .requests)
  }

  /// Subscribes to changes of the language, and waits for the confirmation.
  public func subscribeToLocale() throws(LinkError) {
    try subscribe(to: .locale)
  }

  private func subscribe(to topic: LinkTopic) throws(LinkError) {
    try send(.subscribe([topic]))
    while true {
      if case .subscribed = try nextMessage() { return }
    }
  }

  /// Waits without a timeout until the keyboard's language changes.
  ///
  /// - Returns: The language's identifier.
  /// - Throws: ``LinkError``; ``LinkError/ended`` when the daemon stops.
  public func nextLocale() throws(LinkError) -> String {
    try wait(seconds: 0)
    defer { restoreTimeout() }
    while true {
      if case .locale(let name) = try nextMessage() { return name }
    }
  }

  /// Waits without a timeout for the next request.
  ///
  /// - Returns: The request in one word; see ``Effect/Request/name``.
  /// - Throws: ``LinkError``; ``LinkError/ended`` when the daemon stops.
  public func nextRequest() throws(LinkError) -> String {
    try wait(seconds: 0)
    defer { restoreTimeout() }
    while true {
      guard case .request(let kind, let name) = try nextMessage() else { continue }
      return name.map { "\(kind):\($0)" } ?? kind
    }
  }

  func send(_ command: LinkCommand) throws(LinkError) {
    var rest = command.line[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try LocalSocket.send(rest, to: socket))
      } catch {
        let failure = LinkError(communicating: error)
        // The message with the daemon's reason may still be pending.
        if failure == .ended { return }
        throw failure
      }
    }
  }

  /// Waits for the next message of a known kind.
  private func nextMessage() throws(LinkError) -> LinkMessage {
    while true {
      if let message = try pendingMessage() { return message }
      try receive()
    }
  }

  /// Returns the next received message of a known kind; `nil` if none is complete.
  func pendingMessage() throws(LinkError) -> LinkMessage? {
    while let line = lines.next() {
      switch line {
      case .tooLong: throw .notUnderstood("a line of more than \(LinkLimits.message) bytes")
      case .whole(let line):
        guard let message = try read(line) else { continue }
        if case .error(let text) = message { throw .refused(text) }
        return message
      }
    }
    return nil
  }

  private func read(_ line: [UInt8]) throws(LinkError) -> LinkMessage? {
    do throws(ProtocolError) {
      return try LinkMessage(line: line)
    } catch {
      throw .notUnderstood(error.description)
    }
  }

  /// Waits for further bytes.
  func receive() throws(LinkError) {
    let bytes: ArraySlice<UInt8>
    do throws(SystemError) {
      bytes = try LocalSocket.receive(from: socket, atMost: 4096)
    } catch {
      throw LinkError(communicating: error)
    }
    guard !bytes.isEmpty else { throw .ended }
    lines.append(bytes)
  }
}
