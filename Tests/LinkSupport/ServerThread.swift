// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import ClavierLink
import Foundation
import Glibc
import Linux
import Synchronization

/// The daemon's end of the link in a thread of its own, for as long as the test keeps it.
public final class ServerThread: Sendable {
  private let shared: SharedState

  /// What this server says that the daemon does.
  public static let status = LinkStatus(
    version: "1.2.3", state: .ready, surfaces: ["Pad \"one\"", "zwei"],
    grabbed: ["Pad \"one\""], locale: "de", locales: ["de", "sv"], refused: 3,
    panels: [
      LinkPanel(
        name: "clavier-panel 0.1.0",
        place: PanelPlace(
          area: Rect(minX: 0, minY: 0.6, maxX: 1, maxY: 1), output: "HDMI-A-1")),
      LinkPanel(name: "mine"),
    ],
    target: LinkTarget(
      layouts: ["de", "us"], variants: ["neo"], model: "pc105", options: "compose:menu",
      source: "/etc/default/keyboard"))

  /// What this server shows: a phone's keyboard at rest, where the first key does nothing.
  public static let scene: LinkScene = {
    let context = KeyboardContext(locales: [.english, .german])
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: context, width: 390)
    return LinkScene(
      scene: KeyboardEngine(pages: pages).scene, context: context, untypableKeys: [0])
  }()

  /// Starts to listen.
  ///
  /// - Throws: ``SystemError`` if the socket cannot be made.
  public init(
    path: String, status: LinkStatus = ServerThread.status,
    scene: LinkScene = ServerThread.scene, patience: Int64 = LinkLimits.patience
  ) throws {
    let shared = try SharedState(scene)
    self.shared = shared
    Thread.detachNewThread {
      do throws(SystemError) {
        try shared.serve(at: path, status, patience: patience)
      } catch {
        shared.failure.withLock { $0 = error }
      }
      shared.hasBegun.signal()
      shared.hasEnded.signal()
    }
    shared.hasBegun.wait()
    guard let failure = shared.failure.withLock({ $0 }) else { return }
    // There is no thread any more that could be told to stop.
    shared.isOver.value.store(true, ordering: .relaxed)
    throw failure
  }

  deinit {
    stop()
  }

  /// What the server has logged, in order.
  public var log: [String] { shared.log.withLock { $0 } }

  /// What clients had it do, in order.
  public var actions: [LinkAction] { shared.actions.withLock { $0 } }

  /// How clients had it turn surfaces, in order.
  public var rotations: [Rotation] { shared.rotations.withLock { $0 } }

  /// To which languages clients had it go, in order; `nil` is for the next one.
  public var locales: [KeyboardLocale?] { shared.locales.withLock { $0 } }

  /// What clients had it type, in order; what is not ASCII it says it cannot.
  public var texts: [String] { shared.texts.withLock { $0 } }

  /// The reports of all panels, in order.
  public var news: [PanelReport] { shared.news.withLock { $0.map(\.report) } }

  /// The same with the panels' numbers.
  public var reports: [(panel: UInt32, report: PanelReport)] { shared.news.withLock { $0 } }

  /// The numbers of the panels that have left.
  public var departures: [UInt32] { shared.departures.withLock { $0 } }

  /// Has it show another scene.
  public func show(_ scene: LinkScene) {
    shared.scene.withLock { $0 = scene }
    shared.perform { server, _ in server.sceneChanged() }
  }

  /// Asks a panel to put a text into the field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - panel: The panel's number; `nil` for the one that has reported last.
  /// - Returns: Whether the panel is there.
  public func insert(_ text: String, into panel: UInt32? = nil) -> Bool {
    guard let panel = panel ?? reports.last?.panel else { return false }
    let isDone = SharedFlag()
    shared.perform { server, _ in
      isDone.value.store(server.insert(text, into: panel), ordering: .relaxed)
    }
    return isDone.value.load(ordering: .relaxed)
  }

  /// Says that all keys were sent, as it does from then on.
  public func sendKeys() {
    shared.areKeysSent.value.store(true, ordering: .relaxed)
    shared.perform { server, _ in server.keysWereSent() }
  }

  /// Says that characters are not typed after all.
  public func lose(_ count: Int) {
    shared.perform { server, _ in server.lost(count) }
  }

  /// Tells subscribers of a request.
  ///
  /// - Returns: Whether anybody was told.
  public func publish(_ request: Effect.Request) -> Bool {
    let isTold = SharedFlag()
    shared.perform { server, _ in
      if server.publish(request) { isTold.value.store(true, ordering: .relaxed) }
    }
    return isTold.value.load(ordering: .relaxed)
  }

  /// Tells subscribers of a language.
  public func publish(_ locale: KeyboardLocale) {
    shared.perform { server, _ in server.publish(locale) }
  }

  /// Tells subscribers of a request as soon as there is one, within ten seconds.
  ///
  /// - Returns: Whether anybody was told.
  public func publishOnceHeard(_ request: Effect.Request) -> Bool {
    for _ in 0..<1000 {
      if publish(request) { return true }
      usleep(10_000)
    }
    return false
  }

  /// Closes all connections and takes the socket away.
  public func stop() {
    guard !shared.isOver.value.exchange(true, ordering: .relaxed) else { return }
    shared.perform { _, loop in loop.stop(0) }
    shared.hasEnded.wait()
  }
}

/// A Boolean that threads share.
private final class SharedFlag: Sendable {
  let value = Atomic(false)
}

/// What the test and the thread both hold.
private final class SharedState: Sendable {
  typealias Work = @Sendable (LinkServer, EventLoop) -> Void

  let log = Mutex<[String]>([])
  let actions = Mutex<[LinkAction]>([])
  let rotations = Mutex<[Rotation]>([])
  let locales = Mutex<[KeyboardLocale?]>([])
  let areKeysSent = SharedFlag()
  let texts = Mutex<[String]>([])
  let scene: Mutex<LinkScene>
  let news = Mutex<[(panel: UInt32, report: PanelReport)]>([])
  let departures = Mutex<[UInt32]>([])
  let failure = Mutex<SystemError?>(nil)
  let hasBegun = DispatchSemaphore(value: 0)
  let hasEnded = DispatchSemaphore(value: 0)
  let isOver = SharedFlag()
  private let work = Mutex<[Work]>([])
  /// A pipe: a byte in it wakes the thread.
  private let bell: (reader: Int32, writer: Int32)

  init(_ scene: LinkScene) throws(SystemError) {
    self.scene = Mutex(scene)
    var ends: [Int32] = [-1, -1]
    try check("pipe") { pipe(&ends) }
    bell = (ends[0], ends[1])
  }

  deinit {
    close(bell.reader)
    close(bell.writer)
  }

  /// Serves in this thread until it is told to stop.
  func serve(
    at path: String, _ status: LinkStatus, patience: Int64
  ) throws(SystemError) {
    let loop = try EventLoop()
    let lines = Log(format: .journal, detail: .debug, clock: { 0 }) { [self] line in
      log.withLock { $0.append(line) }
    }
    let shown = Mutex(status.isShown)
    let daemon = LinkDaemon(
      status: { [self] in
        var status = status
        status.isShown = shown.withLock { $0 }
        status.rotation = rotations.withLock { $0.last ?? .none }
        return status
      },
      perform: { [self] action in
        actions.withLock { $0.append(action) }
        shown.withLock { $0 = action == .show || (action != .hide && $0) }
      },
      rotate: { [self] rotation in rotations.withLock { $0.append(rotation) } },
      goTo: { [self] locale in
        guard locale.map({ status.locales.contains($0.rawValue) }) ?? true else { return false }
        locales.withLock { $0.append(locale) }
        return true
      },
      type: { [self] text in
        texts.withLock { $0.append(text) }
        return text.count { !$0.isASCII }
      }, areKeysSent: { [self] in areKeysSent.value.load(ordering: .relaxed) },
      scene: { [self] in scene.withLock { $0 } },
      report: { [self] panel, report in news.withLock { $0.append((panel, report)) } },
      leave: { [self] panel in departures.withLock { $0.append(panel) } })
    let server = try LinkServer(
      loop: loop, log: lines, path: path, patience: patience, daemon: daemon)
    try server.start()
    let watch = try loop.watch(bell.reader, "bell") { [self] _ in
      var byte: UInt8 = 0
      _ = read(bell.reader, &byte, 1)
      let waiting = work.withLock { work in
        defer { work.removeAll() }
        return work
      }
      for work in waiting { work(server, loop) }
    }
    hasBegun.signal()
    _ = try loop.run()
    withExtendedLifetime((watch, server)) {}
  }

  /// Has the thread do something, and waits until it is done.
  func perform(_ body: @escaping Work) {
    let isDone = DispatchSemaphore(value: 0)
    work.withLock {
      $0.append { server, loop in
        body(server, loop)
        isDone.signal()
      }
    }
    var byte: UInt8 = 1
    _ = write(bell.writer, &byte, 1)
    isDone.wait()
  }
}
