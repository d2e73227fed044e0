// SPDX-License-Identifier: MIT

extension StyledScene {
  /// How many rectangles damage may have; more become one around all of them.
  public static let damageLimit = 24

  /// What must be drawn anew where another scene is on the screen.
  ///
  /// Every place that looks different is in one of the rectangles: an element that is new, gone or
  /// another one is with all its ink, shadows and overhang included, in one rectangle.
  ///
  /// - Parameter old: What is on the screen.
  /// - Returns: Rectangles that do not overlap, inside the bounds; none for equal scenes. Where more than
  ///   elements differ, such as the bounds or the background, it is the whole bounds.
  public func damage(from old: StyledScene) -> [Rect] {
    guard bounds == old.bounds, background == old.background, language == old.language,
      gap == old.gap
    else {
      return bounds.isEmpty ? [] : [bounds]
    }
    var damage = Damage(bounds: bounds)
    damage.compare(old.keys, keys, \.inkFrame) { $0.looks(like: $1) }
    damage.compare(old.highlights, highlights, \.inkFrame)
    damage.compare(old.callouts, callouts, \.inkFrame)
    damage.compare(old.pointer.map { [$0] } ?? [], pointer.map { [$0] } ?? [], \.inkFrame)
    if old.toolbar?.box != toolbar?.box {
      if let box = old.toolbar?.box { damage.add(box.inkFrame) }
      if let box = toolbar?.box { damage.add(box.inkFrame) }
    }
    damage.compare(old.toolbar?.items ?? [], toolbar?.items ?? [], \.inkFrame)
    damage.compare(old.toolbar?.separators ?? [], toolbar?.separators ?? [], \.inkFrame)
    return damage.rects
  }
}

/// Rectangles that do not overlap, gathered one after the other.
private struct Damage {
  private let bounds: Rect
  private(set) var rects: [Rect] = []

  init(bounds: Rect) {
    self.bounds = bounds
  }

  /// Adds the elements in which two lists differ, place by place.
  mutating func compare<Element: Equatable>(
    _ old: [Element], _ new: [Element], _ ink: (Element) -> Rect,
    isSame: (Element, Element) -> Bool = { $0 == $1 }
  ) {
    let common = min(old.count, new.count)
    for index in 0..<common where !isSame(old[index], new[index]) {
      add(ink(old[index]))
      add(ink(new[index]))
    }
    for element in old.dropFirst(common) { add(ink(element)) }
    for element in new.dropFirst(common) { add(ink(element)) }
  }

  /// Adds a rectangle, as one with all that it overlaps.
  mutating func add(_ rect: Rect) {
    var merged = rect.clamped(to: bounds)
    guard !merged.isEmpty else { return }
    // What grows by one may overlap another that it did not overlap before.
    while let index = rects.firstIndex(where: { $0.overlaps(merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > StyledScene.damageLimit {
      rects = [rects.reduce(merged) { $0.union($1) }]
    }
  }
}
