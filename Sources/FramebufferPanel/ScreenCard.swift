// SPDX-License-Identifier: MIT

import CDRM
import ClavierKit
import ClavierSettings
import Glibc
import Linux
import Panel

/// A graphics card of which this program is the DRM master while the card is open.
///
/// After the card is closed, the kernel shows its text consoles again.
///
/// **Source:** drm(7), drm-kms(7); the kernel's Documentation/gpu/drm-uapi.rst, on the master of a
/// card: its first user, or a later privileged one.
final class ScreenCard {
  /// The card's name, such as `card0`.
  let name: String
  let device: OwnedDescriptor

  /// Opens a card.
  ///
  /// - Parameter name: The card's name in `/dev/dri`.
  /// - Throws: ``BackendError`` if the card is missing, or another program is its master.
  init(_ name: String) throws(BackendError) {
    self.name = name
    do throws(SystemError) {
      device = try OwnedDescriptor(opening: "/dev/dri/\(name)", O_RDWR)
    } catch {
      throw .noCard(error)
    }
    guard drmIsMaster(device.rawValue) != 0 || drmSetMaster(device.rawValue) == 0 else {
      throw .cardInUse(name)
    }
  }

  /// Returns all connectors in the card's order, with the mode of each connected screen.
  ///
  /// - Throws: ``BackendError/systemCallFailed(_:)`` for a card without display output.
  func connectors() throws(BackendError) -> [(connector: ScreenConnector, mode: drmModeModeInfo?)] {
    guard let resources = drmModeGetResources(device.rawValue) else {
      throw .systemCallFailed(SystemError(call: "drmModeGetResources \(name)", code: errno))
    }
    defer { drmModeFreeResources(resources) }
    let all = resources.pointee
    let crtcs = UnsafeBufferPointer(start: all.crtcs, count: Int(all.count_crtcs))
    return UnsafeBufferPointer(start: all.connectors, count: Int(all.count_connectors))
      .compactMap { read($0, Array(crtcs)) }
  }

  /// Returns whether a screen is connected to a connector.
  ///
  /// - Returns: The kernel's cached state; the screen is not probed.
  func isConnected(_ id: UInt32) -> Bool {
    guard let found = drmModeGetConnectorCurrent(device.rawValue, id) else { return false }
    defer { drmModeFreeConnector(found) }
    return found.pointee.connection == DRM_MODE_CONNECTED
  }

  private func read(
    _ id: UInt32, _ crtcs: [UInt32]
  ) -> (connector: ScreenConnector, mode: drmModeModeInfo?)? {
    guard let found = drmModeGetConnector(device.rawValue, id) else { return nil }
    defer { drmModeFreeConnector(found) }
    let properties = found.pointee
    let modes = UnsafeBufferPointer(start: properties.modes, count: Int(properties.count_modes))
    let mode = modes.first { $0.type & UInt32(DRM_MODE_TYPE_PREFERRED) != 0 } ?? modes.first
    let kind = drmModeGetConnectorTypeName(properties.connector_type).map { String(cString: $0) }
    let connector = ScreenConnector(
      id: id, name: "\(kind ?? "Unknown")-\(properties.connector_type_id)",
      isConnected: properties.connection == DRM_MODE_CONNECTED && mode != nil,
      pixels: Size(width: Double(mode?.hdisplay ?? 0), height: Double(mode?.vdisplay ?? 0)),
      physicalSize: Size(width: Double(properties.mmWidth), height: Double(properties.mmHeight)),
      rotation: rotation(of: properties), crtcs: usableCRTCs(properties, crtcs),
      crtc: crtc(ofEncoder: properties.encoder_id))
    return (connector, mode)
  }

  /// Returns the CRTCs that can drive a connector through any of its encoders.
  private func usableCRTCs(_ connector: drmModeConnector, _ crtcs: [UInt32]) -> [UInt32] {
    var mask: UInt32 = 0
    for id in UnsafeBufferPointer(start: connector.encoders, count: Int(connector.count_encoders)) {
      guard let encoder = drmModeGetEncoder(device.rawValue, id) else { continue }
      mask |= encoder.pointee.possible_crtcs
      drmModeFreeEncoder(encoder)
    }
    return crtcs.prefix(32).enumerated().filter { mask & (1 << UInt32($0.offset)) != 0 }
      .map(\.element)
  }

  private func crtc(ofEncoder id: UInt32) -> UInt32? {
    guard id != 0, let encoder = drmModeGetEncoder(device.rawValue, id) else { return nil }
    defer { drmModeFreeEncoder(encoder) }
    return encoder.pointee.crtc_id == 0 ? nil : encoder.pointee.crtc_id
  }

  /// Returns a screen's panel orientation, from its driver or `video=` on the kernel's command
  /// line.
  private func rotation(of connector: drmModeConnector) -> Rotation {
    for index in 0..<Int(connector.count_props) {
      guard let property = drmModeGetProperty(device.rawValue, connector.props[index]) else {
        continue
      }
      defer { drmModeFreeProperty(property) }
      guard Self.text(property.pointee.name) == "panel orientation" else { continue }
      let value = connector.prop_values[index]
      let sides = UnsafeBufferPointer(
        start: property.pointee.enums, count: Int(property.pointee.count_enums))
      let side = sides.first { $0.value == value }
      return Rotation(panelOrientation: side.map { Self.text($0.name) } ?? "")
    }
    return .none
  }

  /// Returns the text of a C array up to its terminating zero.
  private static func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
