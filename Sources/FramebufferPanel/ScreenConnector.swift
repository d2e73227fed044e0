// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings

/// A connector of a graphics card, and the screen that is connected to it.
package struct ScreenConnector: Hashable, Sendable {
  /// The kernel's number of the connector.
  package var id: UInt32
  /// The connector's name, such as `HDMI-A-1`.
  package var name: String
  /// Whether a screen with at least one mode is connected.
  package var isConnected = true
  /// The size of the screen's mode, in pixels as they are stored.
  package var pixels = Size(width: 0, height: 0)
  /// The screen's physical size in millimetres; zero if unknown.
  package var physicalSize = Size(width: 0, height: 0)
  /// The rotation of touch surfaces against the picture; not `none` for a screen that is mounted
  /// rotated.
  package var rotation = Rotation.none
  /// The numbers of the CRTCs that can drive the connector.
  package var crtcs: [UInt32] = []
  /// The CRTC that drives the connector at present; `nil` for none.
  package var crtc: UInt32?
}

/// The screen for the panel, and the CRTC that will drive it.
package struct ScreenChoice: Hashable, Sendable {
  package let connector: ScreenConnector
  package let crtc: UInt32
  /// The number of the connector with the requested name, if another was chosen instead; `nil` for
  /// none.
  package let requestedConnector: UInt32?

  /// Chooses a screen; `nil` if no connected screen can be driven.
  ///
  /// Without a name the last screen is chosen, since the text console is usually on the first. A
  /// CRTC that drives another screen is only used if no other is free, since both screens would
  /// show the keyboard.
  ///
  /// - Parameters:
  ///   - connectors: All connectors of the card, in its order.
  ///   - name: The name in the settings; `nil` for any. If no screen is connected there, another is
  ///     used.
  package init?(of connectors: [ScreenConnector], named name: String?) {
    let usable = connectors.filter { $0.isConnected && !$0.crtcs.isEmpty }
    guard let connector = usable.first(where: { $0.name == name }) ?? usable.last else {
      return nil
    }
    let others = Set(connectors.filter { $0.id != connector.id }.compactMap(\.crtc))
    let usableCRTCs = connector.crtcs
    let free = usableCRTCs.filter { !others.contains($0) }
    let own = connector.crtc.flatMap { free.contains($0) ? $0 : nil }
    guard let crtc = own ?? free.first ?? usableCRTCs.first else { return nil }
    self.connector = connector
    self.crtc = crtc
    requestedConnector = connectors.first { $0.name == name && $0.id != connector.id }?.id
  }
}
