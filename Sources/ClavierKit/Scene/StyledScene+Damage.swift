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
    if isCopy(of: old) { return [] }
    guard bounds == old.bounds, background == old.background, language == old.language,
      gap == old.gap
    else {
      return bounds.isEmpty ? [] : [bounds]
    }
    var damage = Damage(bounds: bounds)
    damage.compare(old.keys, keys)
    damage.compare(old.highlights, highlights)
    damage.compare(old.callouts, callouts)
    if old.pointer != pointer {
      damage.compare(old.pointer.map { [$0] } ?? [], pointer.map { [$0] } ?? [])
    }
    if old.toolbar?.box != toolbar?.box {
      if let box = old.toolbar?.box { damage.add(box.inkFrame) }
      if let box = toolbar?.box { damage.add(box.inkFrame) }
    }
    damage.compare(old.toolbar?.items ?? [], toolbar?.items ?? [])
    damage.compare(old.toolbar?.separators ?? [], toolbar?.separators ?? [])
    return damage.rects
  }
}

/// What is drawn on some of a picture.
private protocol Inked {
  /// All that may be drawn of it.
  var inkFrame: Rect { get }
  /// Whether another one is drawn just as this one.
  func looks(like other: Self) -> Bool
}

extension Inked where Self: Equatable {
  fileprivate func looks(like other: Self) -> Bool { self == other }
}

extension StyledScene.Key: Inked {}
extension StyledScene.Box: Inked {}
extension StyledScene.Callout: Inked {}
extension StyledScene.Toolbar.Item: Inked {}

/// Rectangles that do not overlap, gathered one after the other.
private struct Damage {
  private let bounds: Rect
  private(set) var rects: [Rect] = []

  init(bounds: Rect) {
    self.bounds = bounds
  }

  /// Adds the elements in which two lists differ, place by place.
  mutating func compare<Element: Inked>(_ old: [Element], _ new: [Element]) {
    let common = min(old.count, new.count)
    for index in 0..<common where !old[index].looks(like: new[index]) {
      add(old[index].inkFrame)
      add(new[index].inkFrame)
    }
    for element in old.dropFirst(common) { add(element.inkFrame) }
    for element in new.dropFirst(common) { add(element.inkFrame) }
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
