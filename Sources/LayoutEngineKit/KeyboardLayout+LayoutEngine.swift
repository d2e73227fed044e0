// SPDX-License-Identifier: MIT

public import ClavierKit

extension KeyboardLayout {
  /// Creates a layout from rows of buttons, for one size; each button is one key.
  ///
  /// Paddings become gaps, so that caps have the same frames as in KeyboardLayoutEngine. A touch
  /// between two caps hits the nearer one. ``KeyboardFrames`` scales rows that are too wide, and
  /// centres narrower ones. Paddings higher than the keyboard are scaled, too.
  ///
  /// **Source:** KeyboardLayoutEngine 0.9.9, and its tag 0.8 for layouts with their own paddings.
  ///
  /// - Parameters:
  ///   - layout: The rows of buttons.
  ///   - size: The keyboard's size in points; limited as in ``KeyboardFrames``.
  ///   - orientation: The screen's orientation, independent of the keyboard's shape.
  public init(
    _ layout: LayoutEngine.Layout, size: Size, orientation: InterfaceOrientation = .portrait
  ) {
    let converter = ItemConverter(orientation: orientation)
    let (width, height) = (size.width.asLength, size.height.asLength)
    let margins = converter.margins(of: layout)
    let taken = margins.reduce(0) { $0 + $1.above + $1.below }
    let scale = taken > height ? height / taken : 1
    let cap = max(0, height - taken) / Double(max(1, layout.rows.count))
    let rows: ItemRows = zip(layout.rows, margins).map { row, margin in
      let insets = EdgeInsets(
        top: margin.above * scale, leading: 0, bottom: margin.below * scale, trailing: 0)
      let items = converter.items(of: row, width: width)
      return (items.isEmpty ? [.gap(0)] : items).map { item in
        var item = item
        item.height = insets.top + cap + insets.bottom
        item.edgeInsets = insets
        return item
      }
    }
    self.init(
      itemRows: rows.isEmpty ? [[Item(action: .none, width: .available, height: height)]] : rows)
  }
}

/// The converter from rows of buttons to layout items.
private struct ItemConverter {
  let orientation: InterfaceOrientation

  /// Returns the space above and below each row that belongs to the row.
  func margins(of layout: LayoutEngine.Layout) -> [(above: Double, below: Double)] {
    let (rows, style) = (layout.rows.map(\.style), layout.style)
    guard style.rowPlacement == .layoutPaddings else {
      let insets = rows.map { $0.paddings(in: orientation).around }
      return insets.map { ($0.top, $0.bottom) }
    }
    let halves = rows.dropLast().map { row in
      let own = orientation == .landscape ? row.bottomPaddingLandscape : nil
      let usual = orientation == .landscape ? style.rowPaddingLandscape : style.rowPadding
      return (own ?? row.bottomPadding ?? usual).asLength / 2
    }
    return Array(zip([style.topPadding.asLength] + halves, halves + [style.bottomPadding.asLength]))
  }

  /// Returns the keys of a row and the gaps between them, with heights that are set later.
  ///
  /// A nested row counts as a dynamic button, in addition to its own paddings.
  func items(
    of row: LayoutEngine.Row, width: Double, depth: Int = 0
  ) -> KeyboardLayout.ItemRow {
    guard depth < LayoutEngine.Row.maximumDepth else { return [] }
    let (around, between) = row.style.paddings(in: orientation)
    let gaps = Double(max(0, row.children.count - 1)) * between
    let base = width - gaps - around.leading - around.trailing
    let fixed = row.children.map { fixedWidth(of: $0, in: base) }
    let rest = base - fixed.reduce(0) { $0 + $1.width }
    let share = (rest / Double(max(1, fixed.count { $0.isDynamic }))).asLength

    var items: KeyboardLayout.ItemRow = []
    for (child, (width, isDynamic)) in zip(row.children, fixed) {
      items.append(.gap(items.isEmpty ? around.leading : between))
      switch child {
      case .button(let button):
        // The width of a nested row is known, and its keys do not share space with those outside
        // it.
        let fixed = KeyboardLayout.ItemWidth.points(isDynamic ? share : width)
        items.append(.init(button, width: isDynamic && depth == 0 ? .available : fixed))
      case .row(let inner):
        items += self.items(of: inner, width: width + share, depth: depth + 1)
      }
    }
    items.append(.gap(around.trailing))
    // A gap without a width would get a share of the remaining width.
    return items.filter { $0.width != .points(0) || !$0.action.isSpacer }
  }

  /// Returns the fixed width of a child, and whether the child also has a dynamic share.
  private func fixedWidth(
    of child: LayoutEngine.Row.Child, in base: Double
  ) -> (width: Double, isDynamic: Bool) {
    switch child {
    case .button(let button):
      switch button.width {
      case .dynamic: return (0, true)
      case .static(let width): return (width.asLength, false)
      case .relative(let percent): return ((percent * base).asLength, false)
      }
    case .row(let inner):
      let around = inner.style.paddings(in: orientation).around
      return (around.leading + around.trailing, true)
    }
  }
}

extension KeyboardLayout.Item {
  fileprivate static func gap(_ width: Double) -> Self {
    Self(action: .none, width: .points(width), height: 0)
  }

  /// Creates the key of a button; the label is the button's text if it has one.
  fileprivate init(_ button: LayoutEngine.Button, width: KeyboardLayout.ItemWidth) {
    self.init(
      action: button.action, width: width, height: 0, label: button.text,
      calloutActions: button.menu.map { [button.action] + $0.items.map(\.action) })
  }
}

extension LayoutEngine.Button {
  /// The visible text of the button; `nil` for an image.
  fileprivate var text: String? {
    switch type {
    case .key(let text), .text(let text): text
    case .image: nil
    }
  }

  /// The action of the button's key.
  ///
  /// A known identifier takes precedence over the text. A button without text sends its identifier
  /// as a request to the embedding program. Without an identifier it is an image without an action.
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
    if case .key(let text) = type, !text.isEmpty {
      return text.count == 1 ? .character(text) : .text(text)
    }
    if let identifier { return .custom(named: identifier.rawValue) }
    let name = text ?? ""
    return .image(description: name, keyboardImageName: name, imageName: name)
  }
}
