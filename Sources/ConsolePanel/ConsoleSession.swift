// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierKit
import ClavierSettings
package import Linux
package import Panel

/// One framebuffer of the kernel, from its opening until it goes: the keyboard is below the text of the console that is
/// shown on it.
///
/// ```
///              text, and the keyboard is wanted
///   nothing ──────────────────────────────────────▶ drawn, the console has fewer rows ─╮ drawn over: again
///     ▲ │                                              │                       ▲      │
///     │ ╰─ a program draws on the console: no place    │                       ╰──────╯
///     ╰─── hidden, another console, a program ─────────╯ the console has its rows
/// ```
package final class ConsoleSession: DisplaySession {
  private let loop: EventLoop
  private let log: Log
  private let events: DisplaySessionEvents<ConsoleError>
  private let renderers: RendererStore
  private let files = ConsoleFiles()
  private let rows: ConsoleRows
  private let framebuffer: Framebuffer
  /// The framebuffer that is wanted whatever the settings say; `nil` for what these say.
  private let fixedNumber: Int?
  private var switches: EventLoop.Attribute?
  private var news: ConsoleNews?
  private var wanted: PanelWish
  private var canvas: ConsoleCanvas?
  /// What was looked at last.
  private var seen: SeenConsole?
  /// The console that was told of as a text field; `nil` for none.
  private var field: String?
  /// Whether nothing of what was drawn can be trusted to be there.
  private var isErased = true
  private var isOver = false
  private var isEdgeTold = false
  private var outputComplaint = OutputComplaint()

  package init(
    _ loop: EventLoop, _ log: Log, display: String?, _ wish: PanelWish,
    _ renderers: RendererStore, _ events: DisplaySessionEvents<ConsoleError>
  ) throws(ConsoleError) {
    self.loop = loop
    self.log = log
    wanted = wish
    self.renderers = renderers
    self.events = events
    fixedNumber = display.flatMap { $0.hasPrefix("fb") ? Int($0.dropFirst(2)) : nil }
    rows = ConsoleRows(record: ConsoleRecord(), log: log)
    framebuffer = try Framebuffer(
      fixedNumber ?? Self.home(files, named: wish.settings.output))
    do throws(SystemError) {
      switches = try loop.attribute(ConsoleDevice.namePath) { [weak self] _ in self?.update() }
    } catch {
      throw .refused(error)
    }
    do throws(SystemError) {
      news = try ConsoleNews(loop) { [weak self] in self?.checkPicture() }
    } catch {
      log.device(
        "a keyboard that the console draws over is drawn again only when a key is touched: \(error); run the "
          + "panel with the group “tty”, as clavier-panel.service does", from: "panel")
    }
  }

  deinit {
    // Nobody is told any more.
    if !isOver { drop(try? consoleThere(0)) }
  }

  /// The framebuffer of a name or a connector, else that of the console that is shown.
  private static func home(_ files: ConsoleFiles, named name: String?) -> Int {
    let numbers = files.framebuffers
    if let name, let number = numbers.first(where: { $0.isNamed(name, files) }) { return number }
    let first = numbers.first ?? 0
    guard let console = Int(files.console.dropFirst(3)), let any = try? Framebuffer(first) else {
      return first
    }
    return any.number(ofConsole: console) ?? first
  }

  /// Begins to tell its owner; called once.
  package func begin() {
    update()
  }

  /// Nothing: a console has no way for that but keys.
  package func insert(
    _ text: String, expected: [Unicode.Scalar], _ answer: @escaping (Bool) -> Void
  ) {
    answer(false)
  }

  /// Nothing: a console's keymap has one group.
  package func activate(group: Int) -> Bool { false }

  /// Shows something else, or shows it elsewhere.
  package func want(_ wish: PanelWish) {
    let old = wanted
    wanted = wish
    if old.settings.output != wish.settings.output, fixedNumber == nil,
      Self.home(files, named: wish.settings.output) != framebuffer.number
    {
      // The next session is on that one.
      return end(.left(name: framebuffer.name))
    }
    update()
  }

  // MARK: What is shown

  /// Makes the panel what it should be.
  private func update() {
    guard !isOver else { return }
    do throws(ConsoleError) {
      try show()
    } catch {
      end(error)
    }
  }

  private func show() throws(ConsoleError) {
    let (layout, glass) = try framebuffer.look(files.turn)
    let output = output(layout, glass)
    let console = try consoleThere(Int(layout.seen.height))
    if seen?.path != console?.path { isErased = true }
    seen = console
    guard let console, console.isText,
      let geometry = PanelGeometry(
        on: output, settings, shape: wanted.shape, hasHeadroom: false),
      let strip = FramebufferStrip(layout, height: geometry.height)
    else {
      drop(console)
      tellField(of: nil)
      return events.placed(nil, nil)
    }
    tellField(of: console)
    complain(about: output)
    guard let picture = wanted.picture else {
      drop(console)
      return events.placed(output, geometry)
    }
    let room = isConsolesOwn ? Int(layout.seen.height) - geometry.height : nil
    if rows.settle(console, room: room, cursorRow: news?.cursorRow) {
      // What it has been given counts.
      seen = try consoleThere(Int(layout.seen.height))
      isErased = true
    }
    try draw(picture, on: strip)
    events.placed(output, geometry)
  }

  private func draw(_ picture: StyledScene, on strip: FramebufferStrip) throws(ConsoleError) {
    guard let fitted = renderers.fitted(picture, width: strip.width, height: strip.height) else {
      return log.device(
        "a keyboard cannot be drawn on \(strip.width) × \(strip.height) pixels", from: "panel")
    }
    guard isErased || fitted != canvas?.shown || strip != canvas?.strip else { return }
    guard
      let renderer = renderers.renderer(
        scale: fitted.scale, orTell: { log.device($0, from: "panel") })
    else { return }
    do throws(DrawingError) {
      if canvas?.strip != strip { canvas = try ConsoleCanvas(strip) }
    } catch {
      return log.device(error.description, from: "panel")
    }
    var failure: ConsoleError?
    let isWhole = isErased || canvas?.shown == nil
    let drawing = canvas?.draw(fitted, with: renderer, isWhole: isWhole) { offset, bytes in
      failure = framebuffer.write(bytes, at: offset)
      return failure == nil
    }
    if let failure { throw failure }
    isErased = false
    if let drawing { events.committed(drawing) }
  }

  /// A console is a field in which commands are typed: no capital and no period comes there by itself.
  private func tellField(of console: SeenConsole?) {
    guard console?.path != field else { return }
    field = console?.path
    events.fields([field == nil ? .left : .entered(Keyboard.Field(purpose: .terminal))])
  }

  /// Shows nothing, and gives the console its rows.
  private func drop(_ console: SeenConsole?) {
    let isDrawn = rows.settle(console, room: nil, cursorRow: nil)
    // Where the kernel has not drawn the text anew, the picture would stay.
    if !isDrawn, let strip = canvas?.strip, console?.isText == true {
      strip.clear { framebuffer.write($1, at: $0) == nil }
    }
    canvas = nil
  }

  /// Draws again what was drawn over, as by a console that comes back from a program or from sleep.
  private func checkPicture() {
    guard !isOver else { return }
    let isGone = canvas.map { !$0.isThere { framebuffer.has($1, at: $0) } } ?? false
    if isGone { isErased = true }
    if isGone || isOther { update() }
  }

  /// Whether another console is shown than was looked at last, or it is not as it was.
  private var isOther: Bool {
    let now = try? consoleThere(0)
    return now?.path != seen?.path || now?.isText != seen?.isText || now?.rows != seen?.rows
      || now?.columns != seen?.columns
  }

  private func end(_ error: ConsoleError) {
    guard !isOver else { return }
    isOver = true
    switches = nil
    news = nil
    drop(nil)
    events.ended(error)
  }

  // MARK: What there is

  /// The console that is shown; `nil` where there is none.
  private func consoleThere(_ height: Int) throws(ConsoleError) -> SeenConsole? {
    guard let path = ConsoleDevice.path(named: files.console) else { return nil }
    do throws(SystemError) {
      return try ConsoleDevice(path).look(screenHeight: height)
    } catch {
      throw .noConsole(error)
    }
  }

  /// Whether the console that is shown is on this framebuffer, so that its text can be below the keyboard.
  private var isConsolesOwn: Bool {
    guard let console = Int(files.console.dropFirst(3)) else { return false }
    return framebuffer.number(ofConsole: console) == framebuffer.number
  }

  private func output(_ layout: FramebufferLayout, _ glass: Size) -> PanelOutput {
    let pixels = layout.seen
    return PanelOutput(
      name: files.connector(of: framebuffer.number) ?? framebuffer.name, size: pixels,
      pixels: pixels, millimeters: PanelOutput.isCredible(glass, for: pixels) ? glass : nil,
      rotation: layout.turn.rotation)
  }

  /// The settings as far as a console can follow them, whose text is always at the top.
  private var settings: PanelSettings {
    var settings = wanted.settings
    if settings.edge != .bottom, !isEdgeTold {
      isEdgeTold = true
      log.user(
        "panel.edge is “\(settings.edge.rawValue)”, where a text console has its text: there the keyboard is at the "
          + "bottom", from: "")
    }
    settings.edge = .bottom
    settings.placement = .docked
    // Beside a narrower one there would be nothing: a console's text has no room there.
    settings.width = .full
    return settings
  }

  private func complain(about home: PanelOutput) {
    let name = wanted.settings.output
    // It has two names.
    if let name, framebuffer.number.isNamed(name, files) { return }
    let outputs = files.framebuffers.map { number in
      PanelOutput(
        name: files.connector(of: number) ?? "fb\(number)", size: home.size, pixels: home.pixels)
    }
    if let complaint = outputComplaint.complaint(wanting: name, on: home, of: outputs) {
      log.user(complaint, from: "")
    }
  }
}

extension Int {
  /// Whether a framebuffer of this number, or the connector that shows it, has a name.
  fileprivate func isNamed(_ name: String, _ files: ConsoleFiles) -> Bool {
    name == "fb\(self)" || name == files.connector(of: self)
  }
}

/// Shows a keyboard below the text of the text consoles.
package typealias ConsolePresenter = SessionPresenter<ConsoleSession>
