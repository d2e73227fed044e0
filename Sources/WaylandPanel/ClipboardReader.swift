// SPDX-License-Identifier: MIT

import CWayland
import Linux
import Panel

/// A reader of the texts that are copied on a seat.
///
/// ```
///              a text is copied             the owner has written it: reported
///   waiting ─────────────────────▶ reading ────────────────────────────────────▶ waiting
///    ▲ │                              │
///    │ └─ no text, or a secret: nil   └─ another content: begins again
///    └── the first content, which was copied before the start
/// ```
///
/// An owner that does not answer blocks nothing, and is dropped with the next content.
final class ClipboardReader {
  private let loop: EventLoop
  private let display: Display
  private let onChange: (String?) -> Void
  private var device: OwnedProxy?
  /// The announced offers whose use is not known yet.
  private var offers: [ClipboardOffer] = []
  private var transfer: ClipboardTransfer?
  /// Whether the content at the start is known, which is no change.
  private var isStarted = false

  /// The maximum number of announced offers; compositors announce one at a time.
  private static let offerLimit = 4

  /// Begins to read the clipboard of a seat.
  ///
  /// - Parameters:
  ///   - loop: The event loop.
  ///   - display: The connection.
  ///   - control: The compositor's access to clipboards.
  ///   - seat: The seat.
  ///   - onChange: Called with each copied text, of at most ``PanelReport/clipboardLimit`` bytes;
  ///     `nil` for another content.
  /// - Throws: ``BackendError`` if there is no memory.
  init(
    _ loop: EventLoop, _ display: Display, _ control: OwnedProxy, _ seat: Seat,
    onChange: @escaping (String?) -> Void
  ) throws(BackendError) {
    self.loop = loop
    self.display = display
    self.onChange = onChange
    guard let seat = seat.proxy?.pointer else { return }
    device = try OwnedProxy(
      display, "ext_data_control_manager_v1.get_data_device",
      ext_data_control_manager_v1_get_data_device(control.pointer, seat), Self.listener, for: self,
      destroy: ext_data_control_device_v1_destroy)
  }

  private func add(_ pointer: OpaquePointer?) {
    guard let offer = try? ClipboardOffer(display, pointer) else { return }
    if offers.count == Self.offerLimit { offers.removeFirst() }
    offers.append(offer)
  }

  /// Removes and returns an announced offer; `nil` for none.
  private func removeOffer(_ pointer: OpaquePointer?) -> ClipboardOffer? {
    offers.firstIndex { $0.has(pointer) }.map { offers.remove(at: $0) }
  }

  /// Handles a change of the clipboard; `nil` for an empty one.
  private func select(_ pointer: OpaquePointer?) {
    let selected = removeOffer(pointer)
    transfer = nil
    guard isStarted else {
      isStarted = true
      return
    }
    guard let offer = selected, let type = offer.types.readable else { return onChange(nil) }
    do throws(SystemError) {
      transfer = try ClipboardTransfer(
        loop, request: { offer.receive(type, into: $0) },
        onEnd: { [weak self] text in
          self?.transfer = nil
          self?.onChange(text)
        })
    } catch {
      // Descriptors are exhausted; the last text is no longer copied.
      onChange(nil)
    }
  }

  private static var listener: ext_data_control_device_v1_listener {
    ext_data_control_device_v1_listener(
      data_offer: { data, _, offer in
        withOwner(of: data, as: ClipboardReader.self) { $0.add(offer) }
      },
      selection: { data, _, offer in
        withOwner(of: data, as: ClipboardReader.self) { $0.select(offer) }
      },
      finished: { data, _ in withOwner(of: data, as: ClipboardReader.self) { $0.device = nil } },
      primary_selection: { data, _, offer in
        withOwner(of: data, as: ClipboardReader.self) { _ = $0.removeOffer(offer) }
      })
  }
}
