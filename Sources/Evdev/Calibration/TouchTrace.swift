// SPDX-License-Identifier: MIT

public import ClavierKit

/// Tracks one finger from its touch to its lift, and reports its place.
///
/// ```
///            down                 up: its median place; cancelled
///   empty ─────────▶ one finger ──────────────────────────────────▶ empty
///     ▲                  │ another down
///     │ none is down     ▼
///     └────────────── invalid
/// ```
public struct TouchTrace: Sendable {
  /// The outcome of a touch.
  public enum Outcome: Hashable, Sendable {
    /// The finger was lifted; this is its place.
    case touched(Point)
    /// There were several fingers, or the kernel dropped the events of the only finger.
    case invalid
  }

  private enum State: Sendable {
    case empty
    case one(Contact.ID, xs: [Double], ys: [Double])
    case invalid(Set<Contact.ID>)
  }

  private var state = State.empty

  /// The maximum number of samples per touch; further ones of a resting finger add nothing.
  private static let sampleLimit = 4096

  /// Processes the next frame of the finger's device.
  ///
  /// - Parameter frame: A frame of one device.
  /// - Returns: The outcome, if the frame lifts the finger or makes the touch invalid; the last one
  ///   if both.
  public mutating func handle(_ frame: TouchFrame) -> Outcome? {
    var outcome: Outcome?
    for touch in frame.touches {
      if let new = handle(touch) { outcome = new }
    }
    return outcome
  }

  private mutating func handle(_ touch: Touch) -> Outcome? {
    switch (state, touch.phase) {
    case (.empty, .down):
      state = .one(touch.contact, xs: [touch.point.x], ys: [touch.point.y])
    case (.empty, _):
      break
    case (.one(let contact, _, _), .down):
      state = .invalid([contact, touch.contact])
      return .invalid
    case (.one(let contact, var xs, var ys), .moved):
      guard contact == touch.contact, xs.count < Self.sampleLimit else { break }
      xs.append(touch.point.x)
      ys.append(touch.point.y)
      state = .one(contact, xs: xs, ys: ys)
    case (.one(let contact, let xs, let ys), .up):
      guard contact == touch.contact else { break }
      state = .empty
      return .touched(Point(x: Self.median(xs), y: Self.median(ys)))
    case (.one(let contact, _, _), .cancelled):
      guard contact == touch.contact else { break }
      state = .empty
      return .invalid
    case (.invalid(var contacts), .down):
      contacts.insert(touch.contact)
      state = .invalid(contacts)
    case (.invalid, .moved):
      break
    case (.invalid(var contacts), .up), (.invalid(var contacts), .cancelled):
      contacts.remove(touch.contact)
      state = contacts.isEmpty ? .empty : .invalid(contacts)
    }
    return nil
  }

  /// Returns the median, which ignores a single outlier, unlike a mean.
  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first,
      let lower = sorted.dropFirst((sorted.count - 1) / 2).first
    else { return 0 }
    return (lower + upper) / 2
  }
}
