// SPDX-License-Identifier: MIT

public import ClavierKit

/// A place in a picture where a program draws its own content.
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
  /// Cairo's `cairo_t`, with the label's colour as source and clipped to the frame; its state is
  /// restored afterwards.
  public let context: OpaquePointer
  /// The frame of the content, in pixels.
  public let frame: Rect
  /// The scale in pixels per point.
  public let scale: Double
  /// The colour of text at this place; translucent on inactive keys.
  public let color: Color
}
