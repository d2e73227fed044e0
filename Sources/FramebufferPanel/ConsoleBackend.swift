// SPDX-License-Identifier: MIT

import ClavierKit
package import ClavierSettings
import Linux
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
package final class ConsoleBackend: FramebufferBackend {
  package private(set) weak var host: PanelHost<ConsoleBackend>?
  package let sink: Framebuffer
  package private(set) var layout: FramebufferLayout?
  package var surface: FramebufferSurface<ConsoleBackend>?
  private let files = ConsoleFiles()
  private let rows: ConsoleRows
  /// The framebuffer that is wanted whatever the settings say; `nil` for what these say.
  private let fixedNumber: Int?
  /// The output that the settings name.
  private var outputName: String?
  private var switches: EventLoop.Attribute?
  private var news: ConsoleNews?
  /// What was looked at last.
  private var seen: SeenConsole?
  /// The console that was told of as a text field; `nil` for none.
  private var field: String?
  private var isEdgeTold = false

  package init(
    _ host: PanelHost<ConsoleBackend>, display: String?, _ settings: PanelSettings
  ) throws(BackendError) {
    self.host = host
    let (loop, log) = (host.loop, host.log)
    outputName = settings.output
    fixedNumber = display.flatMap { $0.hasPrefix("fb") ? Int($0.dropFirst(2)) : nil }
    rows = ConsoleRows(record: ConsoleRecord(), log: log)
    sink = try Framebuffer(fixedNumber ?? Self.home(files, named: settings.output))
    do throws(SystemError) {
      switches = try loop.attribute(ConsoleDevice.namePath) { [weak self] _ in
        self?.host?.update()
      }
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
    guard let surface else { return }
    seen = try? consoleThere(0)
    drop(surface)
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

  package func begin() { host?.update() }

  package func close() {
    host = nil
    switches = nil
    news = nil
  }

  package func settingsChanged(_ settings: PanelSettings) throws(BackendError) {
    guard settings.output != outputName else { return }
    outputName = settings.output
    // The next connection is to that one.
    if fixedNumber == nil, Self.home(files, named: outputName) != sink.number {
      throw .left(sink.name)
    }
  }

  // MARK: What is shown

  package func outputs(named name: String?) throws(BackendError) -> PanelOutputs? {
    let (layout, glass) = try sink.look(files.rotation)
    self.layout = layout
    let console = try consoleThere(Int(layout.seen.height))
    if seen?.path != console?.path { surface?.isErased = true }
    seen = console
    tellField(of: console?.isText == true ? console : nil)
    let output = PanelOutput(
      name: files.connector(of: sink.number) ?? sink.name, size: layout.seen, pixels: layout.seen,
      glass: glass, rotation: layout.rotation)
    let names = name == nil ? [] : files.framebuffers.map { files.connector(of: $0) ?? "fb\($0)" }
    return PanelOutputs(home: console?.isText == true ? output : nil, names: names)
  }

  /// The settings as far as a console can follow them, whose text is always at the top.
  package func adapted(_ settings: PanelSettings, to output: PanelOutput) -> PanelSettings {
    var settings = settings
    if settings.edge != .bottom, !isEdgeTold {
      isEdgeTold = true
      host?.log.user(
        "panel.edge is “\(settings.edge.rawValue)”, where a text console has its text: there the keyboard is at the "
          + "bottom", from: "")
    }
    settings.edge = .bottom
    settings.placement = .docked
    // Beside a narrower one there would be nothing: a console's text has no room there.
    settings.width = .full
    // It has two names.
    if let name = settings.output, sink.number.isNamed(name, files) {
      settings.output = output.name
    }
    return settings
  }

  package func prepare(_ geometry: PanelGeometry) throws(BackendError) -> Bool {
    let height = Int(layout?.seen.height ?? 0)
    let room = isConsolesOwn ? height - geometry.height : nil
    guard rows.settle(seen, room: room, cursorRow: news?.cursorRow) else { return false }
    // What it has been given counts.
    seen = try consoleThere(height)
    return true
  }

  /// Shows nothing, and gives the console its rows.
  package func drop(_ surface: FramebufferSurface<ConsoleBackend>?) {
    let isDrawn = rows.settle(seen, room: nil, cursorRow: nil)
    // Where the kernel has not drawn the text anew, the picture would stay.
    if !isDrawn, seen?.isText == true { surface?.clear() }
    self.surface = nil
  }

  /// A console is a field in which commands are typed: no capital and no period comes there by itself.
  private func tellField(of console: SeenConsole?) {
    guard console?.path != field else { return }
    field = console?.path
    host?.tell(
      .fields([field == nil ? .left : .entered(Keyboard.Field(purpose: .terminal))]))
  }

  /// Draws again what was drawn over, as by a console that comes back from a program or from sleep.
  private func checkPicture() {
    let isGone = surface.map { !$0.isThere { sink.has($1, at: $0) } } ?? false
    if isGone { surface?.isErased = true }
    if isGone || isOther { host?.update() }
  }

  /// Whether another console is shown than was looked at last, or it is not as it was.
  private var isOther: Bool {
    let now = try? consoleThere(0)
    return now?.path != seen?.path || now?.isText != seen?.isText || now?.rows != seen?.rows
      || now?.columns != seen?.columns
  }

  // MARK: What there is

  /// The console that is shown; `nil` where there is none.
  private func consoleThere(_ height: Int) throws(BackendError) -> SeenConsole? {
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
    return sink.number(ofConsole: console) == sink.number
  }
}

extension Int {
  /// Whether a framebuffer of this number, or the connector that shows it, has a name.
  fileprivate func isNamed(_ name: String, _ files: ConsoleFiles) -> Bool {
    name == "fb\(self)" || name == files.connector(of: self)
  }
}

/// Shows a keyboard below the text of the text consoles.
package typealias ConsolePresenter = PanelHost<ConsoleBackend>
