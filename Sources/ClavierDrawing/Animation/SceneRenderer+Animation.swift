// SPDX-License-Identifier: MIT

import CPango
public import ClavierKit

// Pictures that move.
extension SceneRenderer {
  /// A picture that moves, as a file holds it: APNG, which programs that do not know it show as a PNG of
  /// the first frame.
  ///
  /// After the first frame only what is different is kept of each.
  ///
  /// **Source:** W3C, "Portable Network Graphics (PNG) Specification (Third Edition)", 11.3.2: the chunks
  /// `acTL`, `fcTL` and `fdAT`.
  ///
  /// - Parameters:
  ///   - animation: What to draw.
  ///   - paper: What is seen where the scenes draw nothing.
  /// - Returns: What a file holds.
  /// - Throws: ``DrawingError``.
  public func picture(
    of animation: AnimatedPicture, on paper: Color = .white
  ) throws(DrawingError) -> [UInt8] {
    let frames = animation.distinctFrames
    guard let first = frames.first else { throw .size(width: 0, height: 0) }
    guard frames.count <= AnimatedPicture.frameLimit else { throw .frames(frames.count) }
    let surface = try surface(for: first.scene)
    var file = AnimationFile(frameCount: frames.count)
    var last: StyledScene?
    for frame in frames {
      let area = try update(surface, frame.scene, from: last)
      let png = try opaquePart(of: surface, area, on: paper)
      try file.add(png, at: area, for: frame.duration)
      last = frame.scene
    }
    return file.bytes
  }

  /// Draws what is different, and says in which pixels it is.
  private func update(
    _ surface: PixelSurface, _ scene: StyledScene, from last: StyledScene?
  ) throws(DrawingError) -> Rect {
    let whole = Rect(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    guard let last else {
      draw(scene, on: surface)
      return whole
    }
    let damage = scene.damage(from: last)
    draw(scene, on: surface, damage: damage)
    let grid = grid(scene, isSnapping: true)
    guard let first = damage.first else { return whole }
    let changed = damage.dropFirst().reduce(first) { $0.union($1) }
    let area = grid.pixels(around: changed).clamped(to: whole)
    return area.isEmpty ? whole : area
  }

  /// A part of the pixels on the paper, as a PNG without opacity: all frames must have the same kind of
  /// pixels.
  private func opaquePart(
    of surface: PixelSurface, _ area: Rect, on paper: Color
  ) throws(DrawingError) -> [UInt8] {
    let image = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(area.width), Int32(area.height))
    guard let image else { throw .failed("there is no memory") }
    defer { cairo_surface_destroy(image) }
    guard let canvas = Canvas(image) else { throw .failed("there is no memory") }
    canvas.use(paper)
    cairo_paint(canvas.context)
    cairo_set_source_surface(canvas.context, surface.surface, -area.minX, -area.minY)
    cairo_paint(canvas.context)
    if let problem = canvas.problem { throw .failed(problem) }
    let bytes = ByteStream()
    let status = cairo_surface_write_to_png_stream(image, writeBytes, bytes.pointer)
    guard status == CAIRO_STATUS_SUCCESS else { throw .failed(status.words) }
    return bytes.bytes
  }
}

/// A file of frames, made one after the other.
private struct AnimationFile {
  private let frameCount: Int
  private var chunks: [PNGChunk] = []
  private var header: [UInt8]?
  /// The place of the next chunk among those of the animation.
  private var sequence: UInt32 = 0
  /// How much of the time of all frames so far was lost by rounding.
  private var lost = Duration.zero

  init(frameCount: Int) {
    self.frameCount = frameCount
  }

  /// Adds a frame that lies on those before it.
  mutating func add(
    _ png: [UInt8], at area: Rect, for duration: Duration
  ) throws(DrawingError) {
    guard let parts = PNGChunk.all(in: png), let head = parts.first, head.type == "IHDR" else {
      throw .failed("a frame is no PNG")
    }
    // Behind the size, which is each frame's own, stands how pixels are kept.
    let kind = Array(head.data.dropFirst(8))
    if let header {
      guard kind == Array(header.dropFirst(8)) else {
        throw .failed("the frames are not of one kind")
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

  /// Where a frame lies, and how long it is seen: it stays, and takes the place of what was there.
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
    let wanted = min(max(.zero, duration), AnimatedPicture.longestFrame) + lost
    let whole = wanted / .milliseconds(1)
    let count = UInt16(min(max(1, whole.rounded()), 65535))
    lost = min(max(wanted - .milliseconds(Int(count)), .milliseconds(-1)), .milliseconds(1))
    return count
  }

  var bytes: [UInt8] {
    PNGChunk.signature + (chunks + [PNGChunk(type: "IEND", data: [])]).flatMap(\.bytes)
  }
}
