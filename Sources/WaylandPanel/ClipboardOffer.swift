// SPDX-License-Identifier: MIT

import CWayland
import Panel

/// The content of a clipboard, as its owner announces it.
final class ClipboardOffer {
  private var proxy: OwnedProxy?
  /// The types announced so far; all of them before the offer's use.
  private(set) var types = OfferedTypes<String>.mediaTypes

  /// Receives the types of an announced offer.
  ///
  /// - Throws: ``BackendError`` if there is no memory.
  init(_ display: Display, _ pointer: OpaquePointer?) throws(BackendError) {
    proxy = try OwnedProxy(
      display, "ext_data_control_device_v1.data_offer", pointer,
      ext_data_control_offer_v1_listener(offer: { data, _, type in
        guard let type else { return }
        withOwner(of: data, as: ClipboardOffer.self) { $0.types.add(String(cString: type)) }
      }), for: self, destroy: ext_data_control_offer_v1_destroy)
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
    ext_data_control_offer_v1_receive(proxy, type, descriptor)
  }
}
