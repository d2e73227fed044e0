// SPDX-License-Identifier: MIT

import CWayland
import Panel

/// The access to the clipboard for programs without the focus, by either of two protocols.
///
/// **Source:** ext-data-control-v1.xml and wlr-data-control-unstable-v1.xml, whose first versions
/// differ by name only.
struct DataControl {
  /// The protocol.
  enum Kind {
    case ext
    case wlr
  }

  let kind: Kind
  let manager: OwnedProxy
}

/// The content of a clipboard, as its owner announces it.
final class ClipboardOffer {
  private let kind: DataControl.Kind
  private var proxy: OwnedProxy?
  /// The types announced so far; all of them before the offer's use.
  private(set) var types = OfferedTypes()

  /// Receives the types of an announced offer.
  ///
  /// - Throws: ``BackendError`` if there is no memory.
  init(
    _ display: Display, _ pointer: OpaquePointer?, _ kind: DataControl.Kind
  ) throws(BackendError) {
    self.kind = kind
    switch kind {
    case .ext:
      proxy = try OwnedProxy(
        display, "ext_data_control_device_v1.data_offer", pointer,
        ext_data_control_offer_v1_listener(offer: { data, _, type in
          guard let type else { return }
          withOwner(of: data, as: ClipboardOffer.self) {
            $0.types.add(String(cString: type))
          }
        }), for: self, destroy: ext_data_control_offer_v1_destroy)
    case .wlr:
      proxy = try OwnedProxy(
        display, "zwlr_data_control_device_v1.data_offer", pointer,
        zwlr_data_control_offer_v1_listener(offer: { data, _, type in
          guard let type else { return }
          withOwner(of: data, as: ClipboardOffer.self) {
            $0.types.add(String(cString: type))
          }
        }), for: self, destroy: zwlr_data_control_offer_v1_destroy)
    }
  }

  /// Returns whether this is the offer of a proxy.
  func has(_ pointer: OpaquePointer?) -> Bool { pointer != nil && proxy?.pointer == pointer }

  /// Requests the content, which the owner writes.
  ///
  /// - Parameters:
  ///   - type: One of the announced types.
  ///   - descriptor: The descriptor to write to, which is copied.
  func receive(_ type: String, into descriptor: Int32) {
    guard let proxy = proxy?.pointer else { return }
    switch kind {
    case .ext: ext_data_control_offer_v1_receive(proxy, type, descriptor)
    case .wlr: zwlr_data_control_offer_v1_receive(proxy, type, descriptor)
    }
  }
}
