// SPDX-License-Identifier: MIT

package import ClavierKit
package import ClavierSettings

/// A connector of a graphics card, and the screen that is plugged into it.
package struct ScreenConnector: Hashable, Sendable {
  /// The kernel's number of it.
  package var id: UInt32
  /// Its name, such as `HDMI-A-1`.
  package var name: String
  /// Whether a screen is plugged in that has at least one size.
  package var isConnected: Bool
  /// The screen's size in its own mode, in pixels as they are stored.
  package var pixels: Size
  /// How large the screen says that it is on the glass, in millimetres; zero where that is not known.
  package var glass: Size
  /// How touch surfaces are turned against the picture, since the screen is built in otherwise.
  package var rotation: Rotation
  /// The numbers of the circuits that can drive it.
  package var circuits: [UInt32]
  /// The circuit that drives it now; `nil` for none.
  package var circuit: UInt32?

  package init(
    id: UInt32, name: String, isConnected: Bool = true, pixels: Size = Size(width: 0, height: 0),
    glass: Size = Size(width: 0, height: 0), rotation: Rotation = .none, circuits: [UInt32] = [],
    circuit: UInt32? = nil
  ) {
    self.id = id
    self.name = name
    self.isConnected = isConnected
    self.pixels = pixels
    self.glass = glass
    self.rotation = rotation
    self.circuits = circuits
    self.circuit = circuit
  }
}

/// The screen of a card that a panel has for itself, and the circuit that is to drive it.
package struct ScreenChoice: Hashable, Sendable {
  package let connector: ScreenConnector
  package let circuit: UInt32

  /// Chooses; `nil` where nothing is plugged in that could be driven.
  ///
  /// Without a name it is the last one, since the text console's is mostly the first. A circuit that drives another screen
  /// is taken only where there is no other: both would show the keyboard then.
  ///
  /// - Parameters:
  ///   - connectors: All of the card, in its order.
  ///   - name: The one that the settings name; `nil` for any. Where it is not plugged in, any is better than none.
  package init?(of connectors: [ScreenConnector], named name: String?) {
    let usable = connectors.filter { $0.isConnected && !$0.circuits.isEmpty }
    guard let connector = usable.first(where: { $0.name == name }) ?? usable.last else {
      return nil
    }
    let others = Set(connectors.filter { $0.id != connector.id }.compactMap(\.circuit))
    let able = connector.circuits
    let free = able.filter { !others.contains($0) }
    let own = connector.circuit.flatMap { free.contains($0) ? $0 : nil }
    guard let circuit = own ?? free.first ?? able.first else { return nil }
    self.connector = connector
    self.circuit = circuit
  }
}
