// SPDX-License-Identifier: MIT

import CWayland
import ClavierSettings
import Panel

/// A window of a program: its application, and whether it has the focus.
final class ForeignWindow {
  private var proxy: OwnedProxy?
  private let onChange: (ForeignWindow) -> Void
  /// The name of its application; `nil` if unknown.
  private(set) var application: String?
  /// Whether it has the focus.
  private(set) var isActive = false
  private(set) var isClosed = false

  /// Receives the properties of a window.
  ///
  /// - Parameters:
  ///   - display: The connection.
  ///   - pointer: The announced window.
  ///   - onChange: Called with this window after a change, and when it is closed.
  /// - Throws: ``BackendError`` if there is no memory.
  init(
    _ display: Display, _ pointer: OpaquePointer?, onChange: @escaping (ForeignWindow) -> Void
  ) throws(BackendError) {
    self.onChange = onChange
    proxy = try OwnedProxy(
      display, "zwlr_foreign_toplevel_manager_v1.toplevel", pointer, Self.listener, for: self,
      destroy: zwlr_foreign_toplevel_handle_v1_destroy)
  }

  private static var listener: zwlr_foreign_toplevel_handle_v1_listener {
    zwlr_foreign_toplevel_handle_v1_listener(
      title: { _, _, _ in },
      app_id: { data, _, name in
        guard let name else { return }
        withOwner(of: data, as: ForeignWindow.self) {
          let text = String(cString: name)
          $0.application = ApplicationMatch.isName(text) ? text : nil
        }
      },
      output_enter: { _, _, _ in },
      output_leave: { _, _, _ in },
      state: { data, _, states in
        guard let states else { return }
        withOwner(of: data, as: ForeignWindow.self) {
          $0.isActive = states.pointee.numbers.contains(
            ZWLR_FOREIGN_TOPLEVEL_HANDLE_V1_STATE_ACTIVATED.rawValue)
        }
      },
      done: { data, _ in withOwner(of: data, as: ForeignWindow.self) { $0.onChange($0) } },
      closed: { data, _ in
        withOwner(of: data, as: ForeignWindow.self) {
          $0.isClosed = true
          $0.onChange($0)
        }
      },
      parent: { _, _, _ in })
  }
}

extension wl_array {
  /// The elements of an array of 32-bit numbers.
  fileprivate var numbers: [UInt32] {
    Array(UnsafeMutableRawBufferPointer(start: data, count: size).bindMemory(to: UInt32.self))
  }
}
