// SPDX-License-Identifier: MIT

import ClavierKit
package import ClavierSettings
import Linux
package import Panel

/// A kernel framebuffer, from its opening until it disappears, with the keyboard below the active
/// console's text.
///
/// ```
///              text, and the keyboard is shown
///   nothing ──────────────────────────────────────▶ drawn, the console has fewer rows ─╮ redrawn
///     ▲ │                                              │                       ▲      │ if lost
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
  /// The framebuffer from the command line, which overrides the settings; `nil` for that of the
  /// settings.
  private let fixedNumber: Int?
  /// The output that the settings name.
  private var outputName: String?
  private var switches: EventLoop.Attribute?
  private var watcher: ConsoleWatcher?
  /// The console at the last query.
  private var last: ConsoleSnapshot?
  /// The console that was reported as a text field; `nil` for none.
  private var field: String?
  private var isEdgeReported = false

  package init(
    _ host: PanelHost<ConsoleBackend>, display: String?, _ settings: PanelSettings
  ) throws(BackendError) {
    self.host = host
    let (loop, log) = (host.loop, host.log)
    outputName = settings.output
    fixedNumber = display.flatMap { $0.hasPrefix("fb") ? Int($0.dropFirst(2)) : nil }
    rows = ConsoleRows(record: ConsoleRecord(), log: log)
    sink = try Framebuffer(fixedNumber ?? Self.number(files, named: settings.output))
    do throws(SystemError) {
      switches = try loop.attribute(ConsoleDevice.namePath) { [weak self] _ in
        self?.host?.update()
      }
    } catch {
      throw .systemCallFailed(error)
    }
    do throws(SystemError) {
      watcher = try ConsoleWatcher(loop) { [weak self] in self?.checkPicture() }
    } catch {
      log.device(
        "a keyboard under new console text is redrawn only when a key is touched: \(error); run the "
          + "panel with the group “tty”, as clavier-panel.service does", from: "panel")
    }
  }

  deinit {
    // The console's changes can no longer be observed.
    guard let surface else { return }
    last = try? activeConsole(0)
    drop(surface)
  }

  /// Returns the number of the framebuffer with a name or connector, or else of that of the active
  /// console.
  private static func number(_ files: ConsoleFiles, named name: String?) -> Int {
    if let number = name.flatMap(files.framebuffer) { return number }
    let first = files.framebuffers.first ?? 0
    guard let console = Int(files.console.dropFirst(3)), let any = try? Framebuffer(first) else {
      return first
    }
    return any.number(ofConsole: console) ?? first
  }

  package func begin() { host?.update() }

  package func close() {
    host = nil
    switches = nil
    watcher = nil
  }

  package func settingsChanged(_ settings: PanelSettings) throws(BackendError) {
    guard settings.output != outputName else { return }
    outputName = settings.output
    // The error ends this connection, and the next one opens the other framebuffer.
    if fixedNumber == nil, Self.number(files, named: outputName) != sink.number {
      throw .otherOutput(sink.name)
    }
  }

  // MARK: The panel

  package func outputs(named name: String?) throws(BackendError) -> PanelOutputs? {
    if fixedNumber == nil, let named = name.flatMap(files.framebuffer), named != sink.number {
      // The output of the settings has come.
      throw .otherOutput(sink.name)
    }
    let (layout, physicalSize) = try sink.query(files.rotation)
    self.layout = layout
    let console = try activeConsole(Int(layout.userSize.height))
    if last?.path != console?.path { surface?.isErased = true }
    last = console
    reportField(of: console?.isText == true ? console : nil)
    let output = PanelOutput(
      name: files.connector(of: sink.number) ?? sink.name, size: layout.userSize,
      pixels: layout.userSize, physicalSize: physicalSize, rotation: layout.rotation)
    let names = name == nil ? [] : files.framebuffers.map { files.connector(of: $0) ?? "fb\($0)" }
    return PanelOutputs(selected: console?.isText == true ? output : nil, names: names)
  }

  /// Returns the settings adapted to a console, whose text is always at the top.
  package func adapted(
    _ settings: PresenterSettings, to output: PanelOutput
  ) -> PresenterSettings {
    var settings = settings
    if settings.panel.edge != .bottom, !isEdgeReported {
      isEdgeReported = true
      host?.log.user(
        "panel.edge is “\(settings.panel.edge.rawValue)”, where a text console has its text: there the keyboard is at the "
          + "bottom", from: "")
    }
    settings.panel.edge = .bottom
    settings.panel.placement = .docked
    // The console could not use the space beside a narrower panel.
    settings.panel.width = .full
    // An output has two names: that of the framebuffer, and that of the connector.
    if settings.panel.output.flatMap(files.framebuffer) == sink.number {
      settings.panel.output = output.name
    }
    return settings
  }

  package func prepare(_ geometry: PanelGeometry) throws(BackendError) -> Bool {
    let height = Int(layout?.userSize.height ?? 0)
    let room = isConsoleOnThisFramebuffer ? height - geometry.height : nil
    guard rows.update(last, room: room, cursorRow: watcher?.cursorRow) else { return false }
    // The size that the kernel has set may differ from the request.
    last = try activeConsole(height)
    return true
  }

  /// Removes the panel, and restores the console's rows.
  package func drop(_ surface: FramebufferSurface<ConsoleBackend>?) {
    let isDrawn = rows.update(last, room: nil, cursorRow: nil)
    // Without a redraw by the kernel, the picture would remain.
    if !isDrawn, last?.isText == true { surface?.clear() }
    self.surface = nil
  }

  /// Reports the console as a terminal field, so that no capital or period is inserted
  /// automatically.
  private func reportField(of console: ConsoleSnapshot?) {
    guard console?.path != field else { return }
    field = console?.path
    host?.report(
      .fields([field == nil ? .left : .entered(Keyboard.Field(purpose: .terminal))]))
  }

  /// Draws the picture again if it was overwritten, as after a program or sleep.
  private func checkPicture() {
    let isOverwritten = surface.map { !$0.isUnchanged { sink.has($1, at: $0) } } ?? false
    if isOverwritten { surface?.isErased = true }
    if isOverwritten || hasConsoleChanged { host?.update() }
  }

  /// Whether the active console differs from the last query.
  private var hasConsoleChanged: Bool {
    let now = try? activeConsole(0)
    return now?.path != last?.path || now?.isText != last?.isText || now?.rows != last?.rows
      || now?.columns != last?.columns
  }

  // MARK: The active console

  /// Returns the active console; `nil` if the machine has none.
  private func activeConsole(_ height: Int) throws(BackendError) -> ConsoleSnapshot? {
    guard let path = ConsoleDevice.path(named: files.console) else { return nil }
    do throws(SystemError) {
      return try ConsoleDevice(path).query(screenHeight: height)
    } catch {
      throw .noConsole(error)
    }
  }

  /// Whether the active console is on this framebuffer, so that its text can be above the keyboard.
  private var isConsoleOnThisFramebuffer: Bool {
    guard let console = Int(files.console.dropFirst(3)) else { return false }
    return sink.number(ofConsole: console) == sink.number
  }
}

/// A panel below the text of text consoles.
package typealias ConsolePresenter = PanelHost<ConsoleBackend>
