// SPDX-License-Identifier: MIT

import CPango

@testable import ClavierDrawing

/// The complete frames of an animated picture, composed from their parts as in a browser.
struct AnimatedPixels {
  struct Frame {
    let pixels: Pixels
    let milliseconds: Int
  }

  let frames: [Frame]

  /// Fails for bytes that are not a valid PNG; a still picture has one frame.
  init?(_ file: [UInt8]) {
    guard let chunks = PNGChunk.all(in: file), let header = chunks.first, header.type == "IHDR",
      chunks.last == PNGChunk(type: "IEND", data: [])
    else { return nil }
    guard let count = chunks.first(where: { $0.type == "acTL" })?.data.number(at: 0) else {
      guard let pixels = Pixels(png: file) else { return nil }
      frames = [Frame(pixels: pixels, milliseconds: 0)]
      return
    }
    var parts: [Part] = []
    var sequence = 0
    for chunk in chunks {
      if chunk.type == "fcTL" || chunk.type == "fdAT" {
        guard chunk.data.number(at: 0) == sequence else { return nil }
        sequence += 1
      }
      switch chunk.type {
      case "fcTL": parts.append(Part(control: chunk.data))
      case "IDAT" where parts.count == 1: parts[0].data.append(chunk.data)
      case "fdAT" where parts.count > 1:
        parts[parts.count - 1].data.append(Array(chunk.data.dropFirst(4)))
      case "IDAT", "fdAT": return nil
      default: break
      }
    }
    guard parts.count == count else { return nil }
    let (width, height) = (header.data.number(at: 0), header.data.number(at: 4))
    guard let surface = try? PixelSurface(width: width, height: height),
      let canvas = Canvas(surface.surface)
    else { return nil }
    frames = parts.compactMap { $0.drawn(on: canvas, surface, header) }
    guard frames.count == count else { return nil }
  }

  /// A frame as stored in the file.
  private struct Part {
    let control: [UInt8]
    var data: [[UInt8]] = []

    /// Draws the frame over the previous ones.
    func drawn(on canvas: Canvas, _ surface: PixelSurface, _ header: PNGChunk) -> Frame? {
      let size = Array(control[4..<12])
      let file =
        PNGChunk.signature
        + PNGChunk(type: "IHDR", data: size + header.data.dropFirst(8)).bytes
        + data.flatMap { PNGChunk(type: "IDAT", data: $0).bytes }
        + PNGChunk(type: "IEND", data: []).bytes
      let stream = ByteStream(file)
      let image = cairo_image_surface_create_from_png_stream(readBytes, stream.pointer)
      defer { cairo_surface_destroy(image) }
      let (x, y) = (control.number(at: 12), control.number(at: 16))
      guard cairo_surface_status(image) == CAIRO_STATUS_SUCCESS,
        x + control.number(at: 4) <= surface.width, y + control.number(at: 8) <= surface.height
      else { return nil }
      cairo_set_source_surface(canvas.context, image, Double(x), Double(y))
      cairo_paint(canvas.context)
      let times = control[20..<24].map(Int.init)
      let (time, unit) = (times[0] << 8 | times[1], times[2] << 8 | times[3])
      return Frame(pixels: Pixels(surface), milliseconds: time * 1000 / max(1, unit))
    }
  }
}

extension [UInt8] {
  /// Returns the big-endian number of four bytes; 0 beyond the end.
  fileprivate func number(at offset: Int) -> Int {
    guard count >= offset + 4 else { return 0 }
    return self[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
