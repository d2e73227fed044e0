// SPDX-License-Identifier: MIT

import CWayland
import Linux
import Panel

/// The application with the focus, as the compositor describes all windows.
///
/// ```
///   a window comes ──▶ name, state, … ──▶ done ──┐   no event waits
///          ▲               │                     ├──────────────────▶ reported, if it is another
///          └───────────────┴───── closed ────────┘
/// ```
///
/// A change of the focus is two events that arrive together, so there is no report between them.
final class FocusedApplication {
  private let display: Display
  private let onChange: (String?) -> Void
  private var manager: OwnedProxy?
  private var windows: [ForeignWindow] = []
  private var reported: String?
  private var report: EventLoop.DeferredTask?

  /// The maximum number of windows; further ones are ignored.
  ///
  /// **Source:** ours: more than any session has.
  private static let limit = 1000

  /// Begins to observe the windows of a compositor.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - globals: The compositor's globals.
  ///   - number: The number of `zwlr_foreign_toplevel_manager_v1` among them.
  ///   - onChange: Called with the name of another application; `nil` for none.
  /// - Throws: ``BackendError`` if there is no memory.
  init(
    _ loop: EventLoop, _ globals: Globals, _ number: UInt32, onChange: @escaping (String?) -> Void
  ) throws(BackendError) {
    display = globals.display
    self.onChange = onChange
    manager = try OwnedProxy(
      display, "wl_registry.bind zwlr_foreign_toplevel_manager_v1",
      globals.bound(number, CWAYLAND_TOPLEVEL_MANAGER, 1),
      zwlr_foreign_toplevel_manager_v1_listener(
        toplevel: { data, _, window in
          withOwner(of: data, as: FocusedApplication.self) { $0.add(window) }
        },
        finished: { data, _ in
          withOwner(of: data, as: FocusedApplication.self) { $0.manager = nil }
        }),
      for: self, destroy: zwlr_foreign_toplevel_manager_v1_destroy)
    report = loop.deferredTask { [weak self] in self?.reportChange() }
  }

  deinit {
    // A compositor that has sent `finished` has no manager any more.
    if let manager { zwlr_foreign_toplevel_manager_v1_stop(manager.pointer) }
  }

  private func add(_ pointer: OpaquePointer?) {
    guard windows.count < Self.limit else {
      // The proxy is released at once.
      _ = try? OwnedProxy(
        display, "zwlr_foreign_toplevel_manager_v1.toplevel", pointer,
        destroy: zwlr_foreign_toplevel_handle_v1_destroy)
      return
    }
    let window = try? ForeignWindow(display, pointer) { [weak self] in self?.update($0) }
    if let window { windows.append(window) }
  }

  private func update(_ window: ForeignWindow) {
    if window.isClosed { windows.removeAll { $0 === window } }
    report?.schedule()
  }

  private func reportChange() {
    let name = windows.last { $0.isActive }?.application
    guard name != reported else { return }
    reported = name
    onChange(name)
  }
}
