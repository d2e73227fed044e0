// SPDX-License-Identifier: MIT

public import ClavierKit

extension LayoutEngine {
  /// One choice of a key's menu.
  public struct KeyMenuItem: Hashable, Sendable {
    /// What to do when the item is chosen, by a name that whoever embeds the keyboard knows.
    ///
    /// The original has a closure here; layouts are values, and a value can hold none.
    public var identifier: Identifier
    public var title: String
    public var style: KeyMenuItemStyle

    public init(
      identifier: Identifier, title: String, style: KeyMenuItemStyle = KeyMenuItemStyle()
    ) {
      self.identifier = identifier
      self.title = title
      self.style = style
    }
  }

  /// Which way the items of a menu go.
  public enum KeyMenuType: Hashable, Sendable, CaseIterable {
    case horizontal
    case vertical
  }

  /// What a key offers when it is held.
  public struct KeyMenu: Hashable, Sendable {
    public var items: [KeyMenuItem]
    public var style: KeyMenuStyle
    public var type: KeyMenuType

    public init(
      items: [KeyMenuItem], style: KeyMenuStyle = KeyMenuStyle(), type: KeyMenuType = .horizontal
    ) {
      self.items = items
      self.style = style
      self.type = type
    }

    /// The size of the menu: its items, what stands between them, and its paddings; in points.
    public var size: Size {
      let count = Double(items.count)
      let gaps = max(0, count - 1) * style.itemPadding.asLength
      let item = Size(width: style.itemSize.width.asLength, height: style.itemSize.height.asLength)
      let isHorizontal = type == .horizontal
      let width = isHorizontal ? count * item.width + gaps : item.width
      let height = isHorizontal ? item.height : count * item.height + gaps
      return Size(
        width: style.leadingPadding.asLength + width + style.trailingPadding.asLength,
        height: style.topPadding.asLength + height + style.bottomPadding.asLength)
    }

    /// Where the menu of a key stands: above its middle, as far away as its pop would be.
    ///
    /// - Parameters:
    ///   - key: where the key is drawn.
    ///   - bounds: where the menu must stay, if it fits; `nil` for anywhere.
    /// - Returns: the menu's frame, in the space of the key.
    public func frame(above key: Rect, bounds: Rect? = nil) -> Rect {
      let frame = Rect(
        x: key.center.x - size.width / 2, y: key.minY - KeyPop.gap - size.height,
        width: size.width, height: size.height)
      return bounds.map { frame.moved(into: $0) } ?? frame
    }

    /// Where the items are in a menu at a place, in their order.
    public func itemFrames(in frame: Rect) -> [Rect] {
      let item = Size(width: style.itemSize.width.asLength, height: style.itemSize.height.asLength)
      let x = frame.minX + style.leadingPadding.asLength
      let y = frame.minY + style.topPadding.asLength
      let padding = style.itemPadding.asLength
      return items.indices.map { index in
        let position = Double(index)
        return switch type {
        case .horizontal:
          Rect(
            x: x + position * (item.width + padding), y: y, width: item.width,
            height: item.height)
        case .vertical:
          Rect(
            x: x, y: y + position * (item.height + padding), width: item.width,
            height: item.height)
        }
      }
    }

    /// The item under a touch.
    ///
    /// - Parameters:
    ///   - point: the touch.
    ///   - frame: where the menu is.
    /// - Returns: the item's index; `nil` between items and outside.
    public func selection(at point: Point, in frame: Rect) -> Int? {
      itemFrames(in: frame).firstIndex { $0.contains(point) }
    }
  }
}
