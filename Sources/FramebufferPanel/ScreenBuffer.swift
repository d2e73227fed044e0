// SPDX-License-Identifier: MIT

import CDRM
import ClavierKit
import Glibc
import Linux
package import Panel

/// The pixels of a screen, in plain memory that any card can show; gone with its owner.
///
/// **Source:** the kernel's Documentation/gpu/drm-kms.rst, on dumb buffers.
package final class ScreenBuffer: PixelSink {
  package let layout: FramebufferLayout
  private let card: ScreenCard
  private let handle: UInt32
  private let number: UInt32
  private let memory: UnsafeMutableRawBufferPointer
  /// What the card has not yet been told of.
  private var written = PixelPart()

  /// Black pixels, shown on a screen at once.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - choice: Its screen, and what drives it.
  ///   - mode: The screen's mode.
  /// - Throws: ``BackendError/refused(_:)``.
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
      throw .refused(error)
    }
    (self.handle, self.number) = (handle, number)
    guard let format = PixelFormat.screen,
      let layout = FramebufferLayout(
        width: Int(width), height: Int(height), lineLength: Int(pitch), memory: Int(size),
        format: format, rotation: choice.connector.rotation)
    else {
      munmap(memory.baseAddress, memory.count)
      Self.release(fd, number, handle)
      throw .refused(SystemError(call: "\(width) × \(height) pixels on \(name)", code: EINVAL))
    }
    self.layout = layout
    // The kernel gives it cleared.
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
        drmModeSetCrtc(fd, choice.circuit, number, 0, 0, &connector, 1, &mode)
      }
    } catch {
      throw .refused(error)
    }
  }

  /// Writes bytes at a place of its memory; what is beyond it is not written.
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> BackendError? {
    guard offset >= 0, offset + bytes.count <= memory.count, !bytes.isEmpty else { return nil }
    UnsafeMutableRawBufferPointer(rebasing: memory[offset...]).copyMemory(from: bytes)
    written.take(layout.pixels(at: offset, count: bytes.count))
    return nil
  }

  /// Has the card show what was written: cards that do not look at this memory all the time need to be told, and those
  /// on a slow line send no more than that.
  ///
  /// - Throws: ``BackendError/refused(_:)`` where it cannot.
  package func flush() throws(BackendError) {
    guard !written.isEmpty else { return }
    var part = drmModeClip(written)
    written = PixelPart()
    let fd = card.device.rawValue
    do throws(SystemError) {
      try Self.check("drmModeDirtyFB \(card.name)") { drmModeDirtyFB(fd, number, &part, 1) }
    } catch {
      // Who needs no telling does not know the call.
      guard error.code == ENOSYS else { throw .refused(error) }
    }
  }

  /// Throws what a call of libdrm says: some give a negative number of errno.h, others -1 and errno.
  private static func check(_ call: String, _ body: () -> Int32) throws(SystemError) {
    let result = body()
    guard result < 0 else { return }
    throw SystemError(call: call, code: result == -1 ? errno : -result)
  }
}

extension drmModeClip {
  /// No screen has more pixels than these numbers hold.
  fileprivate init(_ part: PixelPart) {
    self.init(
      x1: UInt16(clamping: part.columns.lowerBound), y1: UInt16(clamping: part.rows.lowerBound),
      x2: UInt16(clamping: part.columns.upperBound), y2: UInt16(clamping: part.rows.upperBound))
  }
}

extension PixelFormat {
  /// Pixels of 32 bits with nothing but colours, which every card can show.
  ///
  /// **Source:** drm_fourcc.h, `DRM_FORMAT_XRGB8888`.
  fileprivate static let screen = PixelFormat(
    bitsPerPixel: 32, red: Part(offset: 16, length: 8), green: Part(offset: 8, length: 8),
    blue: Part(offset: 0, length: 8))
}
