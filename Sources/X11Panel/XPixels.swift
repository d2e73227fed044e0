// SPDX-License-Identifier: MIT

import CXCB
import ClavierDrawing
import ClavierKit
import Glibc
import Linux
import Panel

/// The pixels to draw on, and their transfer to a window: by shared memory, or by copies to a
/// remote server.
///
/// **Source:** shm.xml of xcb-proto, `AttachFd`, of version 1.2.
final class XPixels {
  /// The number of buffers: one that the server reads, and one to draw on.
  static let count = 2

  let width: Int
  let height: Int
  /// The surfaces to draw on, by buffer number.
  private(set) var surfaces: [PixelSurface] = []
  private let connection: XConnection
  private let memory: SharedMemory?
  /// The server's ID of the shared memory; 0 without it.
  private var segment: xcb_shm_seg_t = 0

  /// Creates transparent buffers.
  ///
  /// - Throws: ``BackendError``.
  init(_ connection: XConnection, width: Int, height: Int) throws(BackendError) {
    self.connection = connection
    (self.width, self.height) = (width, height)
    guard (1...16384).contains(width), (1...16384).contains(height) else {
      throw .undrawable("\(width) × \(height) pixels are too many")
    }
    let bytes = width * height * 4
    var memory: SharedMemory?
    if connection.memory != nil {
      do throws(SystemError) {
        memory = try SharedMemory(count: bytes * Self.count)
      } catch {
        throw .systemCallFailed(error)
      }
    }
    self.memory = memory
    if let memory { attach(memory) }
    for index in 0..<Self.count {
      do throws(DrawingError) {
        if let memory, segment != 0 {
          surfaces.append(
            try PixelSurface(
              memory: memory.start + index * bytes, width: width, height: height,
              stride: width * 4))
        } else {
          surfaces.append(try PixelSurface(width: width, height: height))
        }
      } catch {
        throw .undrawable("\(error)")
      }
    }
  }

  deinit {
    if segment != 0 { xcb_shm_detach(connection.pointer, segment) }
  }

  /// Whether the server reports when it has read a buffer; otherwise it receives a copy at once.
  var isShared: Bool { segment != 0 }

  /// Shares the memory with the server, if the server runs on this machine.
  private func attach(_ memory: SharedMemory) {
    let id = connection.newID()
    // The library closes a descriptor that it has sent.
    let copy = fcntl(memory.descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return }
    let cookie = xcb_shm_attach_fd_checked(connection.pointer, id, copy, 1)
    guard let error = xcb_request_check(connection.pointer, cookie) else {
      segment = connection.isAlive ? id : 0
      return
    }
    free(error)
  }

  /// Sends parts of a buffer to the same place of a window.
  ///
  /// - Parameters:
  ///   - index: The buffer.
  ///   - window: The window, of the same size.
  ///   - context: The graphics context.
  ///   - rects: The parts, in pixels, inside the window.
  ///   - isAnnounced: Whether a server with shared memory reports when it has read the parts.
  func send(
    _ index: Int, to window: xcb_window_t, _ context: xcb_gcontext_t, _ rects: [Rect],
    isAnnounced: Bool
  ) {
    guard surfaces.indices.contains(index) else { return }
    for (number, rect) in rects.enumerated() {
      if isShared {
        xcb_shm_put_image(
          connection.pointer, window, context, UInt16(width), UInt16(height), UInt16(rect.minX),
          UInt16(rect.minY), UInt16(rect.width), UInt16(rect.height), Int16(rect.minX),
          Int16(rect.minY), connection.depth, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue),
          isAnnounced && number == rects.count - 1 ? 1 : 0, segment,
          UInt32(index * width * height * 4))
      } else {
        copy(surfaces[index], to: window, context, Int(rect.minY)..<Int(rect.maxY))
      }
    }
  }

  /// Sends whole rows, as many as fit into each request.
  private func copy(
    _ surface: PixelSurface, to window: xcb_window_t, _ context: xcb_gcontext_t, _ rows: Range<Int>
  ) {
    let room = Int(xcb_get_maximum_request_length(connection.pointer)) * 4 - Self.headerRoom
    let most = max(1, room / surface.stride)
    surface.withPixels { pixels in
      for first in stride(from: rows.lowerBound, to: rows.upperBound, by: most) {
        let count = min(most, rows.upperBound - first)
        let part = UnsafeRawBufferPointer(
          rebasing: pixels[first * surface.stride..<(first + count) * surface.stride])
        xcb_put_image(
          connection.pointer, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), window, context,
          UInt16(width), UInt16(count), 0, Int16(first), 0, connection.depth, UInt32(part.count),
          part.baseAddress?.assumingMemoryBound(to: UInt8.self))
      }
    }
  }

  /// The size of a request without its pixels, in bytes.
  ///
  /// **Source:** xproto.h, `xcb_put_image_request_t`, and 4 for a length of 32 bits.
  private static let headerRoom = MemoryLayout<xcb_put_image_request_t>.size + 4
}
