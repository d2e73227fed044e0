// SPDX-License-Identifier: MIT

public import ClavierKit
public import ClavierSettings
public import ClavierLink
import Foundation
import Glibc
import Linux
import Synchronization
import TestSupport

/// The daemon's end of the link in its own thread, for the lifetime of the object.
public final class ServerThread: Sendable {
  /// The socket's path.
  public let path: String
  private let shared: SharedState
  private let directory: TemporaryDirectory

  /// The daemon status that this server reports.
  public static let status = LinkStatus(
    version: "1.2.3", state: .ready, surfaces: ["Pad \"one\"", "zwei"],
    grabbed: ["Pad \"one\""], locale: "de", locales: ["de", "sv"], refused: 3,
    panels: [
      LinkPanel(
        name: "clavier-panel 0.1.0",
        place: PanelPlace(
          area: Rect(minX: 0, minY: 0.6, maxX: 1, maxY: 1), output: "HDMI-A-1")),
      LinkPanel(name: "mine", application: "foot"),
    ],
    target: LinkTarget(
      layouts: ["de", "us"], variants: ["neo"], model: "pc105", options: "compose:menu",
      group: "German (Neo 2)", source: "/etc/default/keyboard"))

  /// The daemon health that this server reports.
  public static let health: LinkHealth = {
    var counters = LinkCounters()
    (counters.refused, counters.panelConnections) = (3, 2)
    return LinkHealth(
      version: "1.2.3", state: .ready, surfaces: 2,
      panels: [
        PanelHealth(name: "clavier-panel 0.1.0"), PanelHealth(name: "mine", secondsBehind: 2),
      ],
      lastTouch: 7, memory: 8_388_608, counters: counters)
  }()

  /// The scene that this server shows: a phone's keyboard at rest, whose first key does nothing.
  public static let scene: LinkScene = {
    let context = KeyboardContext(locales: [.english, .german])
    let pages = KeyboardPages(
      service: KeyboardLayout.StandardService(), context: context, width: 390)
    return LinkScene(
      scene: KeyboardEngine(pages: pages).scene, context: context, untypableKeys: [0])
  }()

  /// Starts listening, at a temporary path if none is given.
  ///
  /// - Throws: ``SystemError`` if the socket cannot be created.
  public init(
    path: String? = nil, status: LinkStatus = ServerThread.status,
    health: LinkHealth = ServerThread.health,
    scene: LinkScene = ServerThread.scene, timeout: Int64 = LinkLimits.timeout
  ) throws {
    let directory = try TemporaryDirectory()
    let path = path ?? "\(directory.path)/clavier.sock"
    let shared = try SharedState(scene)
    self.path = path
    self.shared = shared
    self.directory = directory
    Thread.detachNewThread {
      do throws(SystemError) {
        try shared.serve(at: path, status, health, timeout: timeout)
      } catch {
        shared.failure.withLock { $0 = error }
      }
      shared.hasBegun.signal()
      shared.hasEnded.signal()
    }
    shared.hasBegun.wait()
    guard let failure = shared.failure.withLock({ $0 }) else { return }
    // The thread no longer exists.
    shared.isOver.value.store(true, ordering: .relaxed)
    throw failure
  }

  deinit {
    stop()
  }

  /// The log messages of the server, in order.
  public var log: [String] { shared.log.withLock { $0 } }

  /// The actions requested by clients, in order.
  public var actions: [LinkAction] { shared.actions.withLock { $0 } }

  /// The rotations requested by clients, in order.
  public var rotations: [Rotation] { shared.rotations.withLock { $0 } }

  /// The languages requested by clients, in order; `nil` is for the next one.
  public var locales: [KeyboardLocale?] { shared.locales.withLock { $0 } }

  /// The texts to type requested by clients, in order; it rejects texts that are not ASCII.
  public var texts: [String] { shared.texts.withLock { $0 } }

  /// The reports of all panels, in order.
  public var panelReports: [PanelReport] { shared.panelReports.withLock { $0.map(\.report) } }

  /// The reports of all panels with the panels' numbers.
  public var reports: [(panel: UInt32, report: PanelReport)] { shared.panelReports.withLock { $0 } }

  /// The numbers of the panels that have left.
  public var disconnectedPanels: [UInt32] { shared.disconnectedPanels.withLock { $0 } }

  /// The messages of programs that offer dictation.
  public var dictation: DictationRecord { shared.dictation.withLock { $0 } }

  /// Sends a request to the last program that offered dictation.
  ///
  /// - Returns: Whether it was sent.
  public func send(_ request: Dictation.Request) -> Bool {
    guard let client = dictation.client else { return false }
    let isSent = SharedFlag()
    shared.perform { server, _ in
      isSent.value.store(server.send(request, to: client), ordering: .relaxed)
    }
    return isSent.value.load(ordering: .relaxed)
  }

  /// Shows a new scene, of which only some parts differ.
  public func show(_ scene: LinkScene, changes: SceneChanges? = nil) {
    shared.scene.withLock { $0 = scene }
    shared.perform { server, _ in server.sceneChanged(changes ?? .all) }
  }

  /// The states of the connected panels, in the order of their connection.
  public var panelHealth: [PanelHealth] {
    let panels = SharedPanels()
    shared.perform { server, _ in panels.value.withLock { $0 = server.panelHealth } }
    return panels.value.withLock { $0 }
  }

  /// Asks a panel to insert a text into the field.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - number: The number of the request; `nil` for none, as older daemons.
  ///   - panel: The panel's number; `nil` for the one with the latest report.
  /// - Returns: Whether the panel is connected.
  public func insert(_ text: String, number: Int? = nil, into panel: UInt32? = nil) -> Bool {
    guard let panel = panel ?? reports.last?.panel else { return false }
    let isDone = SharedFlag()
    shared.perform { server, _ in
      isDone.value.store(server.insert(text, number: number, into: panel), ordering: .relaxed)
    }
    return isDone.value.load(ordering: .relaxed)
  }

  /// Asks the panel with the latest report to replace a text of the field.
  ///
  /// - Returns: Whether it is connected.
  public func replace(_ old: String, with text: String, number: Int) -> Bool {
    guard let panel = reports.last?.panel else { return false }
    let isDone = SharedFlag()
    shared.perform { server, _ in
      isDone.value.store(
        server.replace(old, with: text, number: number, by: panel), ordering: .relaxed)
    }
    return isDone.value.load(ordering: .relaxed)
  }

  /// Notifies the panels that the user was forgotten.
  public func publishForgetting() {
    shared.perform { server, _ in server.publishForgetting() }
  }

  /// Notifies the panels that play sounds of that of a key.
  public func playSound(_ sound: KeySound) {
    shared.perform { server, _ in server.playSound(sound) }
  }

  /// Reports that all keys were sent, now and in the future.
  public func sendKeys() {
    shared.areKeysSent.value.store(true, ordering: .relaxed)
    shared.perform { server, _ in server.handleKeysSent() }
  }

  /// Reports that characters could not be typed.
  public func reportMissing(_ count: Int) {
    shared.perform { server, _ in server.addMissingCharacters(count) }
  }

  /// Publishes a request to subscribers.
  ///
  /// - Returns: Whether there was a subscriber.
  public func publish(_ request: Effect.Request) -> Bool {
    let isPublished = SharedFlag()
    shared.perform { server, _ in
      if server.publish(request) { isPublished.value.store(true, ordering: .relaxed) }
    }
    return isPublished.value.load(ordering: .relaxed)
  }

  /// Publishes a language to subscribers.
  public func publish(_ locale: KeyboardLocale) {
    shared.perform { server, _ in server.publish(locale) }
  }

  /// Publishes a request as soon as there is a subscriber, within ten seconds.
  ///
  /// - Returns: Whether there was a subscriber.
  public func publishOnceSubscribed(_ request: Effect.Request) -> Bool {
    for _ in 0..<1000 {
      if publish(request) { return true }
      usleep(10_000)
    }
    return false
  }

  /// Closes all connections and removes the socket.
  public func stop() {
    guard !shared.isOver.value.exchange(true, ordering: .relaxed) else { return }
    shared.perform { _, loop in loop.stop(0) }
    shared.hasEnded.wait()
  }
}

/// The states of panels, shared by threads.
private final class SharedPanels: Sendable {
  let value = Mutex<[PanelHealth]>([])
}

/// A Boolean shared by threads.
private final class SharedFlag: Sendable {
  let value = Atomic(false)
}

/// The state shared by the test and the thread.
private final class SharedState: Sendable {
  typealias Work = @Sendable (LinkServer, EventLoop) -> Void

  let log = Mutex<[String]>([])
  let actions = Mutex<[LinkAction]>([])
  let rotations = Mutex<[Rotation]>([])
  let locales = Mutex<[KeyboardLocale?]>([])
  let areKeysSent = SharedFlag()
  let texts = Mutex<[String]>([])
  let scene: Mutex<LinkScene>
  let panelReports = Mutex<[(panel: UInt32, report: PanelReport)]>([])
  let disconnectedPanels = Mutex<[UInt32]>([])
  let dictation = Mutex(DictationRecord())
  let failure = Mutex<SystemError?>(nil)
  let hasBegun = DispatchSemaphore(value: 0)
  let hasEnded = DispatchSemaphore(value: 0)
  let isOver = SharedFlag()
  private let work = Mutex<[Work]>([])
  /// A pipe: a byte in it wakes the thread.
  private let wakePipe: (reading: Int32, writing: Int32)

  init(_ scene: LinkScene) throws(SystemError) {
    self.scene = Mutex(scene)
    wakePipe = try OwnedDescriptor.pipe()
  }

  deinit {
    close(wakePipe.reading)
    close(wakePipe.writing)
  }

  /// Serves in this thread until it is stopped.
  func serve(
    at path: String, _ status: LinkStatus, _ health: LinkHealth, timeout: Int64
  ) throws(SystemError) {
    let loop = try EventLoop()
    let lines = Log(format: .journal, verbosity: .debug, clock: { 0 }) { [self] line in
      log.withLock { $0.append(line) }
    }
    let shown = Mutex(status.isShown)
    let daemon = LinkDelegate(
      status: { [self] in
        var status = status
        status.isShown = shown.withLock { $0 }
        status.rotation = rotations.withLock { $0.last ?? .none }
        return status
      },
      health: { health },
      perform: { [self] action in
        actions.withLock { $0.append(action) }
        shown.withLock { $0 = action == .show || (action != .hide && $0) }
      },
      rotate: { [self] rotation in rotations.withLock { $0.append(rotation) } },
      switchLanguage: { [self] locale in
        guard locale.map({ status.locales.contains($0.rawValue) }) ?? true else { return false }
        locales.withLock { $0.append(locale) }
        return true
      },
      type: { [self] text in
        texts.withLock { $0.append(text) }
        return text.count { !$0.isASCII }
      }, areKeysSent: { [self] in areKeysSent.value.load(ordering: .relaxed) },
      scene: { [self] in scene.withLock { $0 } },
      report: { [self] panel, report in panelReports.withLock { $0.append((panel, report)) } },
      panelDisconnected: { [self] panel in disconnectedPanels.withLock { $0.append(panel) } },
      offerDictation: { [self] client, locales in
        dictation.withLock { $0.receive(locales, of: client) }
      },
      dictation: { [self] _, report in dictation.withLock { $0.reports.append(report) } })
    let server = try LinkServer(
      loop: loop, log: lines, path: path, timeout: timeout, daemon: daemon)
    try server.start()
    let watch = try loop.watch(wakePipe.reading, "wakePipe") { [self] _ in
      var byte: UInt8 = 0
      _ = read(wakePipe.reading, &byte, 1)
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

  /// Performs a closure in the thread, and waits until it is done.
  func perform(_ body: @escaping Work) {
    let isDone = DispatchSemaphore(value: 0)
    work.withLock {
      $0.append { server, loop in
        body(server, loop)
        isDone.signal()
      }
    }
    var byte: UInt8 = 1
    _ = write(wakePipe.writing, &byte, 1)
    isDone.wait()
  }
}
