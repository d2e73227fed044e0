// SPDX-License-Identifier: MIT

import CXCB
import ClavierKit
package import ClavierSettings
import Glibc
import Linux
package import Panel

/// A connection to an X server, from its socket to its end.
package final class X11Backend: PanelBackend {
  private weak var host: PanelHost<X11Backend>?
  private let loop: EventLoop
  private let log: Log
  private let connection: XConnection
  private var watch: EventLoop.Watch?
  /// The deferred read of events that arrived together with a synchronous reply.
  ///
  /// The descriptor is no longer readable for these events.
  private var remainingEvents: EventLoop.DeferredTask?
  private var raiseTimer: EventLoop.Timer?
  private var limiter = RestackRateLimiter()
  /// The outputs, and the root window's size, from whose edges space is reserved.
  private var screens: (outputs: [XOutput], rootSize: Size) = ([], .zero)
  private var keymap: XKeymap?
  /// The reader of copied texts; `nil` if the settings disable it, or the server does not report
  /// changes.
  private var clipboard: XClipboard?
  private var contacts: XContacts?
  /// Whether the window stack may have changed.
  private var hasStackChanged = false
  private var hasWarned = false

  package init(
    _ host: PanelHost<X11Backend>, display: String?, _ settings: PanelSettings
  ) throws(BackendError) {
    self.host = host
    loop = host.loop
    log = host.log
    connection = try XConnection(display: display)
    do throws(SystemError) {
      watch = try loop.watch(connection.descriptor, "the X server") { [weak self] in self?.ready($0)
      }
      remainingEvents = loop.deferredTask { [weak self] in self?.readEvents() }
      raiseTimer = try loop.timer { [weak self] in self?.raiseAfterDelay() }
    } catch {
      throw .systemCallFailed(error)
    }
    listen(toFocus: settings.reportsApplication)
    screens = (connection.outputs(), connection.rootSize)
    updateClipboard(settings)
    keymap = XKeymap(connection)
  }

  package func begin() {
    if let keymap { host?.report(.keymap(keymap.keymap)) }
    host?.report(.fieldsUnavailable)
    if host?.settings.panel.reportsApplication == true, connection.activeWindow != nil {
      reportApplication()
    }
    host?.update()
    flush()
  }

  package func settingsChanged(_ settings: PanelSettings) {
    connection.listen(toFocus: settings.reportsApplication)
    if settings.reportsApplication { reportApplication() } else { host?.report(.application(nil)) }
    updateClipboard(settings)
    flush()
  }

  /// Reports the focused application if the settings ask for it.
  private func reportApplication() {
    guard let host, host.settings.panel.reportsApplication else { return }
    host.report(.application(connection.activeWindow.flatMap(connection.application)))
  }

  /// Locks a group of the keymap on all keyboards.
  package func activate(group: Int) -> Bool {
    guard let keymap else { return false }
    keymap.lock(group: group)
    flush()
    return true
  }

  /// Sends pending requests, and schedules the reading of events that arrived in the meantime.
  package func flush() {
    guard let remainingEvents else { return }
    connection.flush()
    remainingEvents.schedule()
  }

  /// Adds or removes the reader of copied texts according to the settings.
  private func updateClipboard(_ settings: PanelSettings) {
    if settings.offersClipboard {
      guard clipboard == nil else { return }
      clipboard = XClipboard(connection) { [weak self] in self?.host?.report(.clipboard($0)) }
    } else if clipboard != nil {
      clipboard = nil
      host?.report(.clipboard(nil))
    }
  }

  package func close() {
    host = nil
    watch = nil
    remainingEvents = nil
    raiseTimer = nil
  }

  private func listen(toFocus isFocusWanted: Bool) {
    connection.listen(toFocus: isFocusWanted)
    if connection.randr != nil {
      let mask =
        XCB_RANDR_NOTIFY_MASK_SCREEN_CHANGE.rawValue | XCB_RANDR_NOTIFY_MASK_CRTC_CHANGE.rawValue
        | XCB_RANDR_NOTIFY_MASK_OUTPUT_CHANGE.rawValue
      xcb_randr_select_input(connection.pointer, connection.root, UInt16(mask))
    }
  }

  // MARK: Events of the server

  private func ready(_ readiness: EventLoop.Readiness) {
    readEvents()
    if readiness == .hungUp || !connection.isAlive { host?.end(.serverEnded) }
  }

  private func readEvents() {
    // Requests of one turn may have queued events, for which the descriptor is no longer readable.
    while let host {
      var (isNews, areOutputsNew) = (false, false)
      while let event = connection.nextEvent() {
        isNews = true
        if isAboutOutputs(event) { areOutputsNew = true } else { handle(event) }
      }
      guard connection.isAlive else { return host.end(.serverEnded) }
      guard isNews || hasStackChanged else { break }
      if areOutputsNew { updateOutputs() }
      if hasStackChanged { raiseIfCovered() }
    }
    connection.flush()
  }

  private func isAboutOutputs(_ event: XEvent) -> Bool {
    guard let first = connection.randr else { return false }
    return event.type == first + UInt8(XCB_RANDR_SCREEN_CHANGE_NOTIFY)
      || event.type == first + UInt8(XCB_RANDR_NOTIFY)
  }

  private func handle(_ event: XEvent) {
    switch event.type {
    case 0: warn(event)
    case UInt8(XCB_EXPOSE):
      let (window, rect) = event.read(as: xcb_expose_event_t.self) { event in
        let event = event.pointee
        return (
          event.window,
          Rect(
            x: Double(event.x), y: Double(event.y), width: Double(event.width),
            height: Double(event.height))
        )
      }
      if window == panel?.id { panel?.handleExpose(rect) }
    case UInt8(XCB_MAP_NOTIFY), UInt8(XCB_CONFIGURE_NOTIFY), UInt8(XCB_CIRCULATE_NOTIFY):
      hasStackChanged = panel != nil
    case UInt8(XCB_PROPERTY_NOTIFY) where connection.isFocusChange(event): reportApplication()
    case UInt8(XCB_GE_GENERIC):
      if let touch = contacts?.touch(event) { host?.handleTouch(touch) }
    default: handleExtension(event)
    }
  }

  private func handleExtension(_ event: XEvent) {
    if let first = connection.memory, event.type == first + UInt8(XCB_SHM_COMPLETION) {
      let drawable = event.read(as: xcb_shm_completion_event_t.self) { $0.pointee.drawable }
      if drawable == panel?.id { panel?.handleBufferRead() }
    } else if let keymap, event.type == keymap.firstEvent {
      if keymap.handle(event) { host?.report(.keymap(keymap.keymap)) }
    } else {
      clipboard?.handle(event)
    }
  }

  /// Logs the first protocol error; a single error is normal if the server's state has just
  /// changed.
  private func warn(_ event: XEvent) {
    guard !hasWarned else { return }
    hasWarned = true
    let (code, request) = event.read(as: xcb_generic_error_t.self) {
      ($0.pointee.error_code, $0.pointee.major_code)
    }
    log.bug("the X server refused the request \(request): error \(code)", from: "panel")
  }

  // MARK: Above all others

  private func raiseIfCovered() {
    hasStackChanged = false
    guard let panel, !connection.isHighest(panel.id) else { return }
    if limiter.handleOcclusion(at: loop.now) { panel.raise() }
    raiseTimer?.deadline = limiter.deadline
  }

  private func raiseAfterDelay() {
    limiter.endPause()
    hasStackChanged = panel != nil
    if hasStackChanged { raiseIfCovered() }
    flush()
  }

  // MARK: The panel

  /// The panel's window.
  private var panel: XPanelWindow? { host?.surface }

  private func updateOutputs() {
    let old = screens
    screens = (connection.outputs(), connection.rootSize)
    guard screens != old else { return }
    // Positions refer to the root window, which may have changed although the output has not.
    host?.surfaceClosed()
    host?.update()
  }

  package func outputs(named name: String?) -> PanelOutputs? {
    PanelOutputs(screens.outputs.map(\.output), named: name)
  }

  package func makeSurface(
    on panelOutput: PanelOutput, _ geometry: PanelGeometry, _ settings: PanelSettings
  ) -> XPanelWindow? {
    guard let host, let output = screens.outputs.first(where: { $0.output == panelOutput }) else {
      return nil
    }
    let made = XPanelWindow(
      host, connection, on: output, of: screens.outputs, geometry, settings)
    if let contacts, contacts.heldOrigin != nil {
      contacts.listen(connection, made.id)
    } else {
      contacts = XContacts(connection, made.id)
    }
    hasStackChanged = true
    return made
  }

  package func drop(_ window: XPanelWindow?) { contacts = nil }

  package func keepTouches(on window: XPanelWindow) { contacts?.heldOrigin = window.origin }

  package func redirectTouches(to window: XPanelWindow?) {
    contacts?.heldOrigin = nil
    // The server does not report the end of contacts on the old window, which is destroyed.
    cancelTouches()
  }

  package func cancelTouches() {
    for touch in contacts?.cancel(at: loop.now) ?? [] { host?.handleTouch(touch) }
  }
}

/// A panel above all windows of an X server that never takes the focus.
package typealias X11Presenter = PanelHost<X11Backend>
