// SPDX-License-Identifier: MIT

extension KeyboardFrames {
  /// Compiles a layout of rows of buttons.
  ///
  /// - Parameters:
  ///   - layout: the rows to compile.
  ///   - size: the keyboard's, in points.
  ///   - orientation: how the screen stands.
  public init(
    _ layout: LayoutEngine.Layout, size: Size, orientation: InterfaceOrientation = .portrait
  ) {
    self.init(LayoutEngine.Geometry(layout, size: size, orientation: orientation))
  }

  /// Compiles what a layout of rows of buttons has become; its places are the keys, one for one.
  ///
  /// Caps are the original's frames. Touch frames fill the keyboard: rows meet where the original's
  /// do, neighbours in a row in the middle between them, and what is outside belongs to the outer
  /// ones. Keys that overlap are moved apart, and rows that would reach beyond the keyboard squeezed,
  /// so that every key can be touched.
  public init(_ geometry: LayoutEngine.Geometry) {
    let size = geometry.size
    let groups = Self.rows(of: geometry.places)
    let extents = groups.map { geometry.rows[geometry.places[$0.lowerBound].row].hitRect }
    let scaleY = Self.scale(from: geometry.rows.last?.hitRect.maxY ?? 0, to: size.height)
    let edgesY = Self.edges(
      extents.map { ($0.minY * scaleY, $0.maxY * scaleY) }, total: size.height)

    var rows: [Row] = []
    var keys: [Key] = []
    for (index, group) in groups.enumerated() {
      let cells = Self.apart(geometry.places[group].map(\.frame))
      let scaleX = Self.scale(from: cells.last?.upper ?? 0, to: size.width)
      let edgesX = Self.edges(
        cells.map { ($0.lower * scaleX, $0.upper * scaleX) }, total: size.width)
      for (position, place) in geometry.places[group].enumerated() {
        let touch = Rect(
          minX: edgesX[position], minY: edgesY[index], maxX: edgesX[position + 1],
          maxY: edgesY[index + 1])
        let cap = Rect(
          minX: cells[position].lower * scaleX, minY: place.frame.minY * scaleY,
          maxX: cells[position].upper * scaleX, maxY: place.frame.maxY * scaleY)
        keys.append(
          Key(
            item: place.button.item, touchFrame: touch, capFrame: cap.clamped(to: touch),
            row: index))
      }
      rows.append(Row(minY: edgesY[index], maxY: edgesY[index + 1], keys: group))
    }
    self.init(size: size, rows: rows, keys: keys)
  }

  /// The places of each row that has some.
  private static func rows(of places: [LayoutEngine.Geometry.Place]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in places.indices {
      if let last = groups.last, places[last.lowerBound].row == places[index].row {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }

  /// From where to where the frames go, each moved to the right until it overlaps none before it.
  ///
  /// Frames overlap where a row in a row is narrower than the buttons in it.
  private static func apart(_ frames: [Rect]) -> [(lower: Double, upper: Double)] {
    var end = 0.0
    return frames.map { frame in
      let lower = max(end, frame.minX)
      end = lower == frame.minX ? frame.maxX : lower + frame.width
      return (lower, end)
    }
  }

  /// What to multiply with so that `extent` fits.
  private static func scale(from extent: Double, to total: Double) -> Double {
    extent > total ? total / extent : 1
  }

  /// Where the parts meet, and the two ends.
  private static func edges(_ parts: [(lower: Double, upper: Double)], total: Double) -> [Double] {
    // Rounding must carry an edge neither beyond the keyboard's nor behind the one before it.
    var last = 0.0
    let inner = zip(parts, parts.dropFirst()).map { upper, lower in
      last = max(last, min(total, (upper.upper + lower.lower) / 2))
      return last
    }
    return [0] + inner + [total]
  }
}

extension LayoutEngine.Button {
  /// The key without its place, labelled with the button's text where it has one.
  fileprivate var item: KeyboardLayout.Item {
    let label: String? =
      switch type {
      case .key(let text), .text(let text): text
      case .image: nil
      }
    return KeyboardLayout.Item(action: action, width: .available, height: 0, label: label)
  }

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
