// SPDX-License-Identifier: MIT

import CPango
public import ClavierKit

// Animated pictures.
extension SceneRenderer {
  /// Encodes an animation as APNG; programs without support for it show the first frame.
  ///
  /// For each frame after the first one, only the changed area is stored.
  ///
  /// **Source:** W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", 11.3.2: the
  /// chunks `acTL`, `fcTL` and `fdAT`.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - background: The colour below the scenes.
  /// - Returns: The file's content.
  /// - Throws: ``DrawingError`` if the animation is too large or has too many frames, or without
  ///   memory.
  public func picture(
    of animation: AnimatedPicture, on background: Color = .white
  ) throws(DrawingError) -> [UInt8] {
    let frames = animation.distinctFrames
    guard let first = frames.first else { throw .size(width: 0, height: 0) }
    guard frames.count <= AnimatedPicture.frameLimit else { throw .frames(frames.count) }
    let surface = try surface(for: first.scene)
    var file = AnimationFile(frameCount: frames.count)
    var last: StyledScene?
    for frame in frames {
      let area = try update(surface, frame.scene, from: last)
      let png = try opaquePart(of: surface, area, on: background)
      try file.add(png, at: area, for: frame.duration)
      last = frame.scene
    }
    return file.bytes
  }

  /// Draws the changes, and returns their area in pixels.
  private func update(
    _ surface: PixelSurface, _ scene: StyledScene, from last: StyledScene?
  ) throws(DrawingError) -> Rect {
    let whole = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    guard let last else {
      draw(scene, on: surface)
      return whole
    }
    draw(scene, on: surface, replacing: last)
    let damage = scene.damage(from: last)
    let grid = grid(scene, isSnapping: true)
    guard let first = damage.first else { return whole }
    let changed = damage.dropFirst().reduce(first) { $0.union($1) }
    let area = grid.pixels(around: changed).clamped(to: whole)
    return area.isEmpty ? whole : area
  }

  /// Encodes a part of the pixels on a background as an opaque PNG, since all frames need the same
  /// pixel format.
  private func opaquePart(
    of surface: PixelSurface, _ area: Rect, on background: Color
  ) throws(DrawingError) -> [UInt8] {
    let image = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(area.width), Int32(area.height))
    guard let image else { throw .failed("there is no memory") }
    defer { cairo_surface_destroy(image) }
    guard let canvas = Canvas(image) else { throw .failed("there is no memory") }
    canvas.setColor(background)
    cairo_paint(canvas.context)
    cairo_set_source_surface(canvas.context, surface.surface, -area.minX, -area.minY)
    cairo_paint(canvas.context)
    if let problem = canvas.problem { throw .failed(problem) }
    let bytes = ByteStream()
    let status = cairo_surface_write_to_png_stream(image, writeBytes, bytes.pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status.message) }
    return bytes.bytes
  }
}

/// An APNG file, built frame by frame.
private struct AnimationFile {
  private let frameCount: Int
  private var chunks: [PNGChunk] = []
  private var header: [UInt8]?
  /// The sequence number of the next animation chunk.
  private var sequence: UInt32 = 0
  /// The accumulated rounding error of the durations.
  private var roundingError = Duration.zero

  init(frameCount: Int) {
    self.frameCount = frameCount
  }

  /// Appends a frame, drawn over the previous ones.
  mutating func add(
    _ png: [UInt8], at area: Rect, for duration: Duration
  ) throws(DrawingError) {
    guard let parts = PNGChunk.all(in: png), let head = parts.first, head.type == "IHDR" else {
      throw .failed("a frame is no PNG")
    }
    // Frames differ in size; the rest of the header is the pixel format.
    let kind = Array(head.data.dropFirst(8))
    if let header {
      guard kind == Array(header.dropFirst(8)) else {
        throw .failed("the frames differ in size or format")
      }
    } else {
      header = head.data
      chunks.append(head)
      let count = UInt32(truncatingIfNeeded: frameCount)
      chunks.append(
        PNGChunk(type: "acTL", data: count.bigEndianBytes + UInt32(0).bigEndianBytes))
    }
    let isFirst = sequence == 0
    chunks.append(PNGChunk(type: "fcTL", data: control(area, milliseconds(of: duration))))
    for part in parts where part.type == "IDAT" {
      chunks.append(
        isFirst ? part : PNGChunk(type: "fdAT", data: nextNumber() + part.data))
    }
  }

  /// Returns the control chunk of a frame that stays visible and replaces the pixels below it.
  private mutating func control(_ area: Rect, _ milliseconds: UInt16) -> [UInt8] {
    let places = [area.width, area.height, area.minX, area.minY].flatMap {
      UInt32($0.rounded()).bigEndianBytes
    }
    let time = milliseconds.bigEndianBytes + UInt16(1000).bigEndianBytes
    return nextNumber() + places + time + [0, 0]
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return sequence.bigEndianBytes
  }

  private mutating func milliseconds(of duration: Duration) -> UInt16 {
    let wanted = min(max(.zero, duration), AnimatedPicture.maximumFrameDuration) + roundingError
    let whole = wanted / .milliseconds(1)
    let count = UInt16(min(max(1, whole.rounded()), 65535))
    roundingError = min(
      max(wanted - .milliseconds(Int(count)), .milliseconds(-1)), .milliseconds(1))
    return count
  }

  var bytes: [UInt8] {
    PNGChunk.signature + (chunks + [PNGChunk(type: "IEND", data: [])]).flatMap(\.bytes)
  }
}
