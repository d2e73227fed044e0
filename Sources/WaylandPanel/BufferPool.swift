// SPDX-License-Identifier: MIT

import CWayland
import ClavierDrawing
import Linux
import Panel

/// Buffers of equal size in one file that is shared with the compositor.
///
/// The file's size is sealed, so the compositor can map it without the risk of a `SIGBUS`.
final class BufferPool {
  /// The number of buffers: one on the screen, and one to draw on.
  static let count = 2

  let width: Int
  let height: Int
  /// The surfaces to draw on, by buffer number.
  private(set) var surfaces: [PixelSurface] = []
  private var buffers: [Buffer] = []
  private let memory: SharedMemory
  /// Called with the number of a buffer that the compositor has released.
  var onRelease: (Int) -> Void = { _ in }

  /// Creates transparent buffers.
  ///
  /// - Parameters:
  ///   - globals: The compositor's globals.
  ///   - width: The width in pixels, from 1 to 16384.
  ///   - height: The height in pixels, from 1 to 16384.
  /// - Throws: ``BackendError``.
  init(_ globals: Globals, width: Int, height: Int) throws(BackendError) {
    self.width = width
    self.height = height
    // The protocol uses 32-bit offsets into the file.
    guard (1...16384).contains(width), (1...16384).contains(height),
      let fileSize = Int32(exactly: width * height * 4 * Self.count),
      let shm = globals.memory?.pointer
    else { throw .noObject(request: "wl_shm.create_pool") }
    let stride = width * 4
    let bytes = stride * height
    do throws(SystemError) {
      memory = try SharedMemory(count: bytes * Self.count)
    } catch {
      throw .systemCallFailed(error)
    }
    let pool = try OwnedProxy(
      globals.display, "wl_shm.create_pool", wl_shm_create_pool(shm, memory.descriptor, fileSize),
      destroy: wl_shm_pool_destroy)
    for index in 0..<Self.count {
      let offset = index * bytes
      do throws(DrawingError) {
        surfaces.append(
          try PixelSurface(
            memory: memory.start + offset, width: width, height: height, stride: stride))
      } catch {
        throw .undrawable("\(error)")
      }
      buffers.append(
        try Buffer(
          globals.display,
          wl_shm_pool_create_buffer(
            pool.pointer, Int32(offset), Int32(width), Int32(height), Int32(stride),
            WL_SHM_FORMAT_ARGB8888.rawValue)
        ) { [weak self] in self?.onRelease(index) })
    }
  }

  /// Returns the compositor's object for a buffer.
  func buffer(_ index: Int) -> OpaquePointer? {
    buffers.indices.contains(index) ? buffers[index].proxy?.pointer : nil
  }
}

/// A buffer of a pool.
private final class Buffer {
  private(set) var proxy: OwnedProxy?
  private let onRelease: () -> Void

  init(
    _ display: Display, _ pointer: OpaquePointer?, onRelease: @escaping () -> Void
  ) throws(BackendError) {
    self.onRelease = onRelease
    proxy = try OwnedProxy(
      display, "wl_shm_pool.create_buffer", pointer,
      wl_buffer_listener(release: { data, _ in
        withOwner(of: data, as: Buffer.self) { $0.onRelease() }
      }),
      for: self, destroy: wl_buffer_destroy)
  }
}
