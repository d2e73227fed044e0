// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
import Linux

/// A client's end of the link, for programs that have nothing else to do than to wait.
public final class LinkClient {
  /// How many seconds the daemon has for an answer.
  ///
  /// **Source:** ours: a daemon that hangs is killed by its watchdog after 30 s.
  public static let patience = 5

  private let socket: OwnedDescriptor
  private let patience: Int
  private var lines = LineBuffer(limit: LinkLimits.message)

  /// Connects, and waits for the daemon's hello.
  ///
  /// - Parameters:
  ///   - path: The daemon's socket.
  ///   - patience: How many seconds the daemon has for each answer; at least 1.
  /// - Throws: ``LinkError``.
  public init(path: String, patience: Int = LinkClient.patience) throws(LinkError) {
    self.patience = max(1, patience)
    socket = try Self.connect(to: path, patience: self.patience)
    guard case .hello(let hello) = try nextMessage() else {
      throw .notUnderstood("the first line is no hello")
    }
    guard hello.protocolVersion == LinkLimits.protocolVersion else {
      throw .otherProtocol(version: hello.version)
    }
  }

  private static func connect(
    to path: String, patience: Int
  ) throws(LinkError) -> OwnedDescriptor {
    do throws(SystemError) {
      return try LocalSocket.connect(to: path, patience: patience)
    } catch {
      throw LinkError(connecting: error, to: path)
    }
  }

  /// What the daemon does now.
  public func status() throws(LinkError) -> LinkStatus {
    try send(.getStatus)
    while true {
      if case .status(let status) = try nextMessage() { return status }
    }
  }

  /// Has the daemon do something, and waits until that is done.
  public func perform(_ action: LinkAction) throws(LinkError) {
    try finish(.perform(action))
  }

  /// Has the daemon turn all surfaces so far clockwise against the picture, beyond what its settings say,
  /// and waits until that is done.
  public func rotate(_ rotation: Rotation) throws(LinkError) {
    try finish(.rotate(rotation))
  }

  /// Has the daemon go on in another language, and waits until that is done.
  ///
  /// - Parameter locale: One of those that the keyboard has; `nil` for the one after the current one.
  /// - Throws: ``LinkError``; ``LinkError/refused(_:)`` where the keyboard does not have it.
  public func go(to locale: KeyboardLocale?) throws(LinkError) {
    try finish(.goTo(locale))
  }

  /// Has the daemon type, and waits until all keys were sent, however long the pace of the keys makes that.
  ///
  /// Longer texts go in pieces, between which fingers may type.
  ///
  /// - Parameter text: What to type, of any length.
  /// - Returns: How many characters were left out: the receiver's layout has no keys for them, the lockdown refuses
  ///   them, or they are longer than a command may be.
  /// - Throws: ``LinkError``; what was sent before stays typed.
  public func type(_ text: some StringProtocol) throws(LinkError) -> Int {
    try wait(seconds: 0)
    var missing = 0
    var piece = ""
    for character in text {
      guard character.utf8.count <= LinkLimits.textBytes else {
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
    try wait(seconds: patience)
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
      try LocalSocket.setPatience(of: socket, seconds: seconds)
    } catch {
      throw .system(error)
    }
  }

  private func finish(_ command: LinkCommand) throws(LinkError) {
    try send(command)
    while true {
      if case .done = try nextMessage() { return }
    }
  }

  /// Asks to be told of requests, and waits until that is so.
  public func subscribeToRequests() throws(LinkError) {
    try subscribe(to: .requests)
  }

  /// Asks to be told of other languages, and waits until that is so.
  public func subscribeToLocale() throws(LinkError) {
    try subscribe(to: .locale)
  }

  private func subscribe(to topic: LinkTopic) throws(LinkError) {
    try send(.subscribe([topic]))
    while true {
      if case .subscribed = try nextMessage() { return }
    }
  }

  /// Waits until the keys are in another language, however long it takes.
  ///
  /// - Returns: Its identifier.
  /// - Throws: ``LinkError``; ``LinkError/ended`` when the daemon stops.
  public func nextLocale() throws(LinkError) -> String {
    try wait(seconds: 0)
    while true {
      if case .locale(let name) = try nextMessage() { return name }
    }
  }

  /// Waits for the next request, however long it takes.
  ///
  /// - Returns: The request in one word, as ``Effect/Request/name`` says it.
  /// - Throws: ``LinkError``; ``LinkError/ended`` when the daemon stops.
  public func nextRequest() throws(LinkError) -> String {
    try wait(seconds: 0)
    while true {
      guard case .request(let kind, let name) = try nextMessage() else { continue }
      return name.map { "\(kind):\($0)" } ?? kind
    }
  }

  private func send(_ command: LinkCommand) throws(LinkError) {
    var rest = command.line[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try LocalSocket.send(rest, to: socket))
      } catch {
        let failure = LinkError(talking: error)
        // Why the daemon went can still be read.
        if failure == .ended { return }
        throw failure
      }
    }
  }

  /// The next message that means something here.
  private func nextMessage() throws(LinkError) -> LinkMessage {
    while true {
      switch try nextLine() {
      case .tooLong: throw .notUnderstood("a line of more than \(LinkLimits.message) bytes")
      case .whole(let line):
        guard let message = try read(line) else { continue }
        if case .error(let text) = message { throw .refused(text) }
        return message
      }
    }
  }

  private func read(_ line: [UInt8]) throws(LinkError) -> LinkMessage? {
    do throws(LinkMistake) {
      return try LinkMessage(line: line)
    } catch {
      throw .notUnderstood(error.description)
    }
  }

  private func nextLine() throws(LinkError) -> LineBuffer.Line {
    while true {
      if let line = lines.next() { return line }
      let bytes: ArraySlice<UInt8>
      do throws(SystemError) {
        bytes = try LocalSocket.receive(from: socket, atMost: 4096)
      } catch {
        throw LinkError(talking: error)
      }
      guard !bytes.isEmpty else { throw .ended }
      lines.append(bytes)
    }
  }
}
