// SPDX-License-Identifier: MIT

public import ClavierKit

/// A place in a picture where a program draws something itself.
///
/// ```swift
/// builder.hooks.buttonContent = { params in
///   guard params.item.action == .space, var label = params.view.first else { return params.view }
///   label.content = .image(name: "wave", description: "space")
///   return [label]
/// }
/// renderer.drawings["wave"] = { place in
///   cairo_rectangle(place.context, place.frame.minX, place.frame.minY, 20, place.frame.height)
///   cairo_fill(place.context)
/// }
/// ```
public struct DrawingPlace {
  /// Cairo's `cairo_t`, which has the label's colour as its source and is cut to the frame; whatever is changed of it is
  /// as before afterwards.
  public let context: OpaquePointer
  /// Where, in pixels.
  public let frame: Rect
  /// How many pixels a point has.
  public let scale: Double
  /// What a text there would be drawn with; faint on keys that do nothing.
  public let color: Color
}
