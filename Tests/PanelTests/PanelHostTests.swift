// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import ClavierSettings
import Linux
import TestSupport
import Testing

@testable import Panel

/// The touches that a panel reports, on a display server without pixels.
@Suite(.enabled(if: Tier.runsRealTests))
struct PanelHostTests {
  private final class TestSurface: BackendSurface {
    let geometry: PanelGeometry
    private(set) weak var backend: TestBackend?
    private(set) var shown: ScaledScene?
    var isPending = false

    init(_ geometry: PanelGeometry, _ backend: TestBackend) {
      self.geometry = geometry
      self.backend = backend
    }

    func move(to geometry: PanelGeometry, on output: PanelOutput) -> Bool {
      geometry == self.geometry
    }

    func show(_ picture: StyledScene) {
      guard backend?.showsNothing != true else { return }
      shown = ScaledScene(picture, width: geometry.width, height: geometry.height)
    }
  }

  private final class TestBackend: PanelBackend {
    private weak var host: PanelHost<TestBackend>?
    let isOnlyConnection: Bool
    /// Whether surfaces show no picture yet.
    var showsNothing = false
    /// The touches that are reported at the end of a drag.
    var redirectedTouches: [PanelTouch] = []
    private let output = PanelOutput(
      name: "A", size: Size(width: 800, height: 600), pixels: Size(width: 800, height: 600))

    init(_ host: PanelHost<TestBackend>, display: String?, _ settings: PanelSettings) {
      self.host = host
      isOnlyConnection = display == "given"
    }

    func begin() { host?.update() }

    func outputs(named name: String?) -> PanelOutputs? { PanelOutputs([output], named: name) }

    func makeSurface(
      on output: PanelOutput, _ geometry: PanelGeometry, _ settings: PanelSettings
    ) -> TestSurface? {
      TestSurface(geometry, self)
    }

    func drop(_ surface: TestSurface?) {}

    func redirectTouches(to surface: TestSurface?) {
      for touch in redirectedTouches { host?.handleTouch(touch) }
    }

    func close() { host = nil }
  }

  private let log = Log(format: .bare, verbosity: .normal, clock: { 0 }) { _ in }
  private let picture = StyledScene(
    bounds: Rect(x: 0, y: 0, width: 390, height: 216), effectiveAppearance: .light,
    background: StyledScene.Box(
      frame: Rect(x: 0, y: 0, width: 390, height: 216), fill: .black))

  /// A contact with this number.
  private func touch(_ number: UInt64, _ phase: Contact.Phase) -> PanelTouch {
    let contact = Contact.ID(rawValue: number)
    let touch = Touch(contact: contact, phase: phase, point: Point(x: 10, y: 10))
    return PanelTouch(frame: TouchFrame(time: .unknown, touches: [touch]))
  }

  @Test("A contact that comes down during a drag is not reported, also after the drag")
  func contactsDuringDrags() throws {
    var (reported, isPlaced): ([String], Bool) = ([], false)
    let loop = try EventLoop()
    let host = try PanelHost<TestBackend>(loop: loop, log: log) { event in
      switch event {
      case .placed: isPlaced = true
      case .touched(let touch):
        reported += touch.frame.touches.map { "\($0.contact.rawValue) \($0.phase)" }
      case .fields, .keymap, .typesAnyText, .clipboard, .application, .fieldsUnavailable,
        .unsupported, .presented, .ended:
        break
      }
    }
    host.reportsTouches = true
    host.start()
    let isConnected = try comesTrue(while: { while try loop.runOnce() {} }) { isPlaced }
    #expect(isConnected)
    host.show(picture, shape: .unknown)
    host.handleTouch(touch(1, .down))
    host.placementOverride.isHeld = true
    host.handleTouch(touch(2, .down))
    host.handleTouch(touch(1, .moved))
    host.handleTouch(touch(2, .moved))
    host.placementOverride.isHeld = false
    for number: UInt64 in 1...2 { host.handleTouch(touch(number, .up)) }
    #expect(reported == ["1 down", "1 moved", "1 up"])
    // The number of an ignored contact counts again.
    host.handleTouch(touch(2, .down))
    host.handleTouch(touch(2, .up))
    #expect(reported.suffix(2) == ["2 down", "2 up"])
  }

  @Test("A contact that the end of a drag cancels is reported before the new surface has a picture")
  func endOfDrag() throws {
    var (reported, isPlaced): ([Contact.Phase], Bool) = ([], false)
    let loop = try EventLoop()
    let host = try PanelHost<TestBackend>(loop: loop, log: log) { event in
      if case .placed = event { isPlaced = true }
      if case .touched(let touch) = event { reported += touch.frame.touches.map(\.phase) }
    }
    host.reportsTouches = true
    host.start()
    let isConnected = try comesTrue(while: { while try loop.runOnce() {} }) { isPlaced }
    #expect(isConnected)
    host.show(picture, shape: .unknown)
    host.handleTouch(touch(1, .down))
    let backend = try #require(host.surface?.backend)
    backend.showsNothing = true
    backend.redirectedTouches = [touch(1, .cancelled)]
    host.placementOverride.isHeld = true
    #expect(host.surface != nil && host.surface?.shown == nil)
    host.placementOverride.isHeld = false
    #expect(reported == [.down, .cancelled])
  }

  @Test("A picture is not presented without a display server, but a hidden keyboard is")
  func lostServer() throws {
    let loop = try EventLoop()
    let host = try PanelHost<TestBackend>(loop: loop, log: log) { _ in }
    host.start()
    host.show(picture, shape: .unknown)
    let isPresented = try comesTrue(while: { while try loop.runOnce() {} }) { host.isPresented }
    #expect(isPresented && !host.isPending)
    host.surface?.isPending = true
    #expect(!host.isPresented && host.isPending)
    host.end(.ended(by: "the server"))
    // The watchdog restarts no panel that waits for a server.
    #expect(!host.isPresented && !host.isPending)
    host.show(nil, shape: .unknown)
    #expect(host.isPresented && !host.isPending)
  }

  @Test("A panel that its server has started ends with the connection, and makes no other")
  func onlyConnection() throws {
    let loop = try EventLoop()
    var (isPlaced, ends) = (false, 0)
    let host = try PanelHost<TestBackend>(loop: loop, log: log, display: "given") { event in
      if case .placed = event { isPlaced = true }
      if case .ended = event { ends += 1 }
    }
    host.start()
    let isConnected = try comesTrue(while: { while try loop.runOnce() {} }) { isPlaced }
    #expect(isConnected)
    host.end(.ended(by: "the server"))
    #expect(ends == 1 && host.statistics.sessions == 1)
  }

  @Test("A place that settings or the user change several times at once is reported each time")
  func alternatingPlaces() throws {
    let loop = try EventLoop()
    var edges: [PanelSettings.Edge?] = []
    let host = try PanelHost<TestBackend>(loop: loop, log: log) { event in
      if case .placed(let place) = event { edges.append(place.geometry?.edge) }
    }
    host.start()
    let isConnected = try comesTrue(while: { while try loop.runOnce() {} }) { !edges.isEmpty }
    #expect(isConnected)
    for _ in 1...3 {
      for edge in [PanelSettings.Edge.top, .bottom] { host.settings.panel.edge = edge }
    }
    for _ in 1...3 {
      for isFlipped in [true, false] { host.placementOverride.isFlipped = isFlipped }
    }
    let turn: [PanelSettings.Edge?] = [.top, .bottom]
    #expect(edges == [.bottom] + (1...6).flatMap { _ in turn })
  }

  @Test("A place on outputs that come and go several times at once is reported each time")
  func alternatingOutputs() throws {
    let loop = try EventLoop()
    var names: [String?] = []
    let host = try PanelHost<TestBackend>(loop: loop, log: log) { event in
      if case .placed(let place) = event { names.append(place.output?.name) }
    }
    for _ in 1...3 {
      for name in ["A", "B"] {
        let size = Size(width: 800, height: 600)
        let output = PanelOutput(name: name, size: size, pixels: size)
        let geometry = PanelGeometry(on: output, PanelSettings(), shape: .unknown)
        host.reportPlace(output, geometry)
      }
    }
    host.reportPlace(nil, nil)
    host.reportPlace(nil, nil)
    #expect(names == ["A", "B", "A", "B", "A", "B", nil])
  }

  @Test("A copied text is not offered any more when its server has ended")
  func copiedText() throws {
    let loop = try EventLoop()
    var texts: [String?] = []
    let host = try PanelHost<TestBackend>(loop: loop, log: log) { event in
      if case .clipboard(let text) = event { texts.append(text) }
    }
    host.report(.clipboard("copied"))
    // The second end is that of a further attempt.
    for _ in 1...2 { host.end(.ended(by: "the server")) }
    #expect(texts == ["copied", nil])
  }

  @Test("After a reload a picture with an image gets another renderer, which reads the file again")
  func reloadedImages() throws {
    let loop = try EventLoop()
    let host = try PanelHost<TestBackend>(loop: loop, log: log) { _ in }
    var picture = self.picture
    /// Draws the picture, and returns the renderer.
    func draw() throws -> SceneRenderer {
      let fitted = try #require(host.fitted(picture, width: 390, height: 216))
      fitted.renderer.draw(picture, on: try fitted.renderer.surface(for: picture))
      return fitted.renderer
    }
    let first = try draw()
    host.reloadImages()
    #expect(try draw() === first)
    picture.background.background = Keyboard.Background(image: .file("/nonexistent.png"))
    #expect(try draw() === first)
    host.reloadImages()
    #expect(try draw() !== first)
  }
}
