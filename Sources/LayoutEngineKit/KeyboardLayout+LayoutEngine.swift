// SPDX-License-Identifier: MIT

public import ClavierKit

extension KeyboardLayout {
  /// The keys of a layout of rows of buttons, for one size; the buttons are the keys, one for one.
  ///
  /// Caps are where the original draws them. Items reach from the middle between two caps to the next,
  /// and those at the ends to the edges. Caps that overlap are moved apart, and rows that would reach
  /// below the keyboard are lowered, so that every key can be touched.
  ///
  /// - Parameters:
  ///   - layout: The rows.
  ///   - size: The keyboard's, in points; limited as ``KeyboardFrames`` says.
  ///   - orientation: How the screen stands.
  public init(
    _ layout: LayoutEngine.Layout, size: Size, orientation: InterfaceOrientation = .portrait
  ) {
    self.init(LayoutEngine.Geometry(layout, size: size, orientation: orientation)) { button, _ in
      button.action
    }
  }

  /// - Parameters:
  ///   - geometry: Where the buttons are.
  ///   - action: What a button does, also by its index among all.
  init(_ geometry: LayoutEngine.Geometry, action: (LayoutEngine.Button, Int) -> KeyboardAction) {
    let size = geometry.size
    let extent = geometry.rowEnds.last ?? 0
    let scale = extent > size.height ? size.height / extent : 1
    var top = 0.0
    var rows: ItemRows = []
    for (row, end) in geometry.rowEnds.enumerated() {
      let bottom = row == geometry.rowEnds.count - 1 ? size.height : end * scale
      let indices = geometry.places.indices.filter { geometry.places[$0].row == row }
      let caps = Self.apart(indices.map { geometry.places[$0].frame }, scale: scale)
      let items = zip(indices, Self.items(in: caps, from: top, to: bottom, width: size.width))
      rows.append(
        items.map { index, item in
          var item = item
          item.show(geometry.places[index].button, action(geometry.places[index].button, index))
          return item
        })
      if indices.isEmpty { rows[row] = [.gap(height: bottom - top)] }
      top = bottom
    }
    self.init(itemRows: rows.isEmpty ? [[.gap(height: size.height)]] : rows)
  }

  /// Caps of a row, each moved to the right until it overlaps none before it.
  ///
  /// They overlap where a row in a row is narrower than the buttons in it.
  private static func apart(_ caps: [Rect], scale: Double) -> [Rect] {
    var end = 0.0
    return caps.map { cap in
      let left = max(end, cap.minX)
      end = left == cap.minX ? cap.maxX : left + cap.width
      return Rect(minX: left, minY: cap.minY * scale, maxX: end, maxY: cap.maxY * scale)
    }
  }

  /// Items without actions around caps, which fill the row.
  private static func items(
    in caps: [Rect], from top: Double, to bottom: Double, width: Double
  ) -> [Item] {
    let inner = zip(caps, caps.dropFirst()).map { ($0.maxX + $1.minX) / 2 }
    let edges = [0] + inner + [max(width, caps.last?.maxX ?? 0)]
    return zip(caps, zip(edges, edges.dropFirst())).map { cap, edges in
      Item(
        action: .none, width: .points(edges.1 - edges.0), height: bottom - top,
        edgeInsets: EdgeInsets(
          top: cap.minY - top, leading: cap.minX - edges.0, bottom: bottom - cap.maxY,
          trailing: edges.1 - cap.maxX))
    }
  }
}

extension KeyboardLayout.Item {
  fileprivate static func gap(height: Double) -> Self {
    Self(action: .none, width: .available, height: height)
  }

  /// Becomes the key of a button, labelled with its text where it has one.
  fileprivate mutating func show(_ button: LayoutEngine.Button, _ action: KeyboardAction) {
    switch button.type {
    case .key(let text), .text(let text): label = text
    case .image: break
    }
    // A key that does nothing is no gap.
    let name = label ?? ""
    self.action =
      action == .none
      ? .image(description: name, keyboardImageName: name, imageName: name) : action
  }
}

extension KeyboardFrames {
  /// Compiles a layout of rows of buttons.
  ///
  /// - Parameters:
  ///   - layout: The rows.
  ///   - size: The keyboard's, in points.
  ///   - orientation: How the screen stands.
  public init(
    _ layout: LayoutEngine.Layout, size: Size, orientation: InterfaceOrientation = .portrait
  ) {
    self.init(KeyboardLayout(layout, size: size, orientation: orientation), width: size.width)
  }
}

extension LayoutEngine.Button {
  /// What the engine does with the key.
  ///
  /// A known identifier counts before the text. A button that types nothing asks whoever embeds the
  /// keyboard for what its identifier says, and does nothing if it has none.
  public var action: KeyboardAction {
    switch identifier {
    case .space: return .space
    case .backspace: return .backspace
    case .return: return .primary(.return)
    case .globe: return .nextKeyboard
    case .letters: return .keyboardType(.alphabetic)
    case .numbers: return .keyboardType(.numeric)
    case .symbols: return .keyboardType(.symbolic)
    case .shiftOff: return .shift(.lowercased)
    case .shiftOnce: return .shift(.uppercased)
    case .shiftOn: return .shift(.capsLocked)
    default: break
    }
    guard case .key(let text) = type, !text.isEmpty else {
      return identifier.map { .custom(named: $0.rawValue) } ?? .none
    }
    return text.count == 1 ? .character(text) : .text(text)
  }
}
