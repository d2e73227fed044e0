// SPDX-License-Identifier: MIT

import CDRM
import ClavierKit
import Glibc
import Linux
package import Panel

/// The pixels of a screen, in a dumb buffer that any card can show; destroyed when the object is
/// released.
///
/// **Source:** the kernel's Documentation/gpu/drm-kms.rst, on dumb buffers.
package final class ScreenBuffer: PixelSink {
  package let layout: FramebufferLayout
  private let card: ScreenCard
  private let handle: UInt32
  private let number: UInt32
  private let memory: UnsafeMutableRawBufferPointer
  /// The pixels written since the last flush.
  private var written = PixelBounds()

  /// Creates a buffer of black pixels, and shows it at once.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - choice: The screen and its CRTC.
  ///   - mode: The screen's mode.
  /// - Throws: ``BackendError/systemCallFailed(_:)``.
  init(
    _ card: ScreenCard, _ choice: ScreenChoice, _ mode: drmModeModeInfo
  ) throws(BackendError) {
    self.card = card
    let (fd, name) = (card.device.rawValue, card.name)
    let (width, height) = (UInt32(mode.hdisplay), UInt32(mode.vdisplay))
    var (handle, number, pitch): (UInt32, UInt32, UInt32) = (0, 0, 0)
    var (size, offset): (UInt64, UInt64) = (0, 0)
    do throws(SystemError) {
      try Self.check("drmModeCreateDumbBuffer \(name)") {
        drmModeCreateDumbBuffer(fd, width, height, 32, 0, &handle, &pitch, &size)
      }
      do throws(SystemError) {
        try Self.check("drmModeAddFB \(name)") {
          drmModeAddFB(fd, width, height, 24, 32, pitch, handle, &number)
        }
        try Self.check("drmModeMapDumbBuffer \(name)") {
          drmModeMapDumbBuffer(fd, handle, &offset)
        }
        let (start, length) = (off_t(offset), Int(size))
        guard let address = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, fd, start),
          address != MAP_FAILED
        else { throw SystemError(call: "mmap \(name)", code: errno) }
        memory = UnsafeMutableRawBufferPointer(start: address, count: length)
      } catch {
        Self.release(fd, number, handle)
        throw error
      }
    } catch {
      throw .systemCallFailed(error)
    }
    (self.handle, self.number) = (handle, number)
    guard let format = PixelFormat.screen,
      let layout = FramebufferLayout(
        width: Int(width), height: Int(height), lineLength: Int(pitch), memory: Int(size),
        format: format, rotation: choice.connector.rotation)
    else {
      munmap(memory.baseAddress, memory.count)
      Self.release(fd, number, handle)
      throw .systemCallFailed(
        SystemError(call: "\(width) × \(height) pixels on \(name)", code: EINVAL))
    }
    self.layout = layout
    // The kernel clears new buffers.
    try show(choice, mode)
  }

  deinit {
    munmap(memory.baseAddress, memory.count)
    Self.release(card.device.rawValue, number, handle)
  }

  private static func release(_ fd: Int32, _ number: UInt32, _ handle: UInt32) {
    if number != 0 { drmModeRmFB(fd, number) }
    drmModeDestroyDumbBuffer(fd, handle)
  }

  private func show(_ choice: ScreenChoice, _ mode: drmModeModeInfo) throws(BackendError) {
    var (connector, mode) = (choice.connector.id, mode)
    let fd = card.device.rawValue
    do throws(SystemError) {
      try Self.check("drmModeSetCrtc \(choice.connector.name)") {
        drmModeSetCrtc(fd, choice.crtc, number, 0, 0, &connector, 1, &mode)
      }
    } catch {
      throw .systemCallFailed(error)
    }
  }

  /// Writes bytes at an offset of the memory; a no-op if they would exceed it.
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> BackendError? {
    guard offset >= 0, offset + bytes.count <= memory.count, !bytes.isEmpty else { return nil }
    UnsafeMutableRawBufferPointer(rebasing: memory[offset...]).copyMemory(from: bytes)
    written.formUnion(layout.pixels(at: offset, count: bytes.count))
    return nil
  }

  /// Marks the written part as dirty.
  ///
  /// Cards that do not scan this memory out require the call; cards on a slow line transfer only
  /// this part.
  ///
  /// - Throws: ``BackendError/systemCallFailed(_:)`` on failure.
  package func flush() throws(BackendError) {
    guard !written.isEmpty else { return }
    var part = drmModeClip(written)
    written = PixelBounds()
    let fd = card.device.rawValue
    do throws(SystemError) {
      try Self.check("drmModeDirtyFB \(card.name)") { drmModeDirtyFB(fd, number, &part, 1) }
    } catch {
      // Drivers that need no notice do not implement the call.
      guard error.code == ENOSYS else { throw .systemCallFailed(error) }
    }
  }

  /// Makes a call of libdrm and throws if it fails; some calls return a negative errno, others −1
  /// and set errno.
  private static func check(_ call: String, _ body: () -> Int32) throws(SystemError) {
    let result = body()
    guard result < 0 else { return }
    throw SystemError(call: call, code: result == -1 ? errno : -result)
  }
}

extension drmModeClip {
  /// Creates a clip rectangle, clamped to 16 bits, which exceed any screen.
  fileprivate init(_ part: PixelBounds) {
    self.init(
      x1: UInt16(clamping: part.columns.lowerBound), y1: UInt16(clamping: part.rows.lowerBound),
      x2: UInt16(clamping: part.columns.upperBound), y2: UInt16(clamping: part.rows.upperBound))
  }
}

extension PixelFormat {
  /// The format of 32-bit pixels without opacity, which every card supports.
  ///
  /// **Source:** drm_fourcc.h, `DRM_FORMAT_XRGB8888`.
  fileprivate static let screen = PixelFormat(
    bitsPerPixel: 32, red: BitField(offset: 16, length: 8), green: BitField(offset: 8, length: 8),
    blue: BitField(offset: 0, length: 8))
}
