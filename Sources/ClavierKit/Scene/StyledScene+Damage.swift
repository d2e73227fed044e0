// SPDX-License-Identifier: MIT

extension StyledScene {
  /// The maximum number of rectangles in the damage; with more, the damage is one rectangle.
  public static let damageLimit = 24

  /// Returns the areas to redraw when another scene is on the screen.
  ///
  /// Every new, removed or changed element is inside one of the rectangles with all its pixels,
  /// including shadows.
  ///
  /// - Parameter old: The scene on the screen.
  /// - Returns: Rectangles without overlaps, inside the bounds; empty for equal scenes. The result
  ///   is the whole bounds if the bounds, background, language or gap differ.
  public func damage(from old: StyledScene) -> [Rect] {
    guard bounds == old.bounds, sharedBackground == old.sharedBackground,
      language == old.language, gap == old.gap
    else {
      return bounds.isEmpty ? [] : [bounds]
    }
    var damage = Damage(bounds: bounds)
    damage.compare(old.keys, keys)
    damage.compare(old.highlights, highlights)
    damage.compare(old.callouts, callouts)
    if old.sharedPointer != sharedPointer { damage.compare(old.pointer, pointer) }
    if old.sharedToolbar != sharedToolbar {
      damage.compare(old.toolbar?.box, toolbar?.box)
      damage.compare(old.toolbar?.items ?? [], toolbar?.items ?? [])
      damage.compare(old.toolbar?.separators ?? [], toolbar?.separators ?? [])
    }
    return damage.rects
  }
}

/// A drawn element with its ink: the area of its pixels.
private protocol DrawnElement {
  /// The rectangle around all pixels of the element.
  var inkFrame: Rect { get }
  /// Returns whether both elements are drawn alike.
  func isDrawn(like other: Self) -> Bool
}

extension DrawnElement where Self: Equatable {
  fileprivate func isDrawn(like other: Self) -> Bool { self == other }
}

extension StyledScene.Key: DrawnElement {}
extension StyledScene.Box: DrawnElement {}
extension StyledScene.Callout: DrawnElement {}
extension StyledScene.Toolbar.Item: DrawnElement {}

/// The damage in progress: rectangles without overlaps.
private struct Damage {
  private let bounds: Rect
  private(set) var rects: [Rect] = []

  init(bounds: Rect) {
    self.bounds = bounds
  }

  /// Adds the elements at the indices where two lists differ.
  mutating func compare<Element: DrawnElement>(_ old: [Element], _ new: [Element]) {
    guard !old.sharesStorage(with: new) else { return }
    let common = min(old.count, new.count)
    let (oldSpan, newSpan) = (old.span, new.span)
    for index in 0..<common where !oldSpan[index].isDrawn(like: newSpan[index]) {
      add(oldSpan[index].inkFrame)
      add(newSpan[index].inkFrame)
    }
    for element in old.dropFirst(common) { add(element.inkFrame) }
    for element in new.dropFirst(common) { add(element.inkFrame) }
  }

  /// Adds an element that differs between two scenes.
  mutating func compare(_ old: StyledScene.Box?, _ new: StyledScene.Box?) {
    guard old != new else { return }
    if let old { add(old.inkFrame) }
    if let new { add(new.inkFrame) }
  }

  /// Adds a rectangle, merged with all rectangles that it overlaps.
  mutating func add(_ rect: Rect) {
    var merged = rect.clamped(to: bounds)
    guard !merged.isEmpty else { return }
    // The merged rectangle may overlap further ones.
    while let index = rects.firstIndex(where: { $0.overlaps(merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > StyledScene.damageLimit {
      rects = [rects.reduce(merged) { $0.union($1) }]
    }
  }
}

extension Array {
  /// Returns whether both arrays share their storage, and so have equal elements.
  fileprivate func sharesStorage(with other: [Element]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { here in
        other.withUnsafeBufferPointer { here.baseAddress == $0.baseAddress }
      }
  }
}
