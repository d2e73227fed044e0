// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Glibc
import Linux
package import Panel

/// A kernel framebuffer, such as `/dev/fb0`: the memory of a screen that shows the text consoles.
///
/// Pictures are written, not mapped. So a driver that copies them to its screen is notified of each
/// change at once, without a timer.
///
/// **Source:** the kernel's Documentation/fb/framebuffer.rst; `fb_write` and
/// `drm_fb_helper_sys_write`.
package final class Framebuffer: PixelSink {
  /// The number in the device's name.
  let number: Int
  private let device: OwnedDescriptor

  /// Opens a framebuffer.
  ///
  /// - Throws: ``BackendError/noFramebuffer(_:)``.
  init(_ number: Int) throws(BackendError) {
    self.number = number
    do throws(SystemError) {
      device = try OwnedDescriptor(opening: "/dev/fb\(number)", O_RDWR)
    } catch {
      throw .noFramebuffer(error)
    }
  }

  /// The device's name, such as `fb0`.
  var name: String { "fb\(number)" }

  /// Queries the driver's current mode.
  ///
  /// - Parameter rotation: The rotation of touch surfaces against the framebuffer's console.
  /// - Returns: The layout, and the physical size in millimetres, zero if unknown.
  /// - Throws: ``BackendError`` if the framebuffer no longer exists, or its format is unsupported.
  func query(
    _ rotation: Rotation
  ) throws(BackendError) -> (layout: FramebufferLayout, physicalSize: Size) {
    var (fixed, variable) = (fb_fix_screeninfo(), fb_var_screeninfo())
    let fd = device.rawValue
    do throws(SystemError) {
      try check("FBIOGET_VSCREENINFO \(name)") { clinux_fb_variable(fd, &variable) }
      try check("FBIOGET_FSCREENINFO \(name)") { clinux_fb_fixed(fd, &fixed) }
    } catch {
      throw failure(error)
    }
    let isColored =
      fixed.type == UInt32(FB_TYPE_PACKED_PIXELS)
      && [UInt32(FB_VISUAL_TRUECOLOR), UInt32(FB_VISUAL_DIRECTCOLOR)].contains(fixed.visual)
    guard isColored, let format = PixelFormat(variable),
      let layout = FramebufferLayout(
        width: Int(variable.xres), height: Int(variable.yres), left: Int(variable.xoffset),
        top: Int(variable.yoffset), lineLength: Int(fixed.line_length),
        memory: Int(fixed.smem_len), format: format, rotation: rotation)
    else { throw .badPixels(of: name) }
    return (layout, Size(width: Double(variable.width), height: Double(variable.height)))
  }

  /// Writes bytes at an offset of the memory.
  ///
  /// - Returns: The reason of a failure; `nil` if all bytes were written.
  package func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> BackendError? {
    var done = 0
    let fd = device.rawValue
    do throws(SystemError) {
      while done < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[done...])
        let count = try check("write \(name)") {
          pwrite(fd, rest.baseAddress, rest.count, off_t(offset + done))
        }
        guard count > 0 else { throw SystemError(call: "write \(name)", code: ENOSPC) }
        done += count
      }
      return nil
    } catch {
      return failure(error)
    }
  }

  /// Does nothing, since written pixels are visible at once.
  package func flush() {}

  /// Returns whether the memory at an offset has these bytes; `true` if it cannot be read.
  func has(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    var found = [UInt8](repeating: 0, count: bytes.count)
    let count = pread(device.rawValue, &found, found.count, off_t(offset))
    guard count > 0 else { return true }
    return found.prefix(count).elementsEqual(bytes.prefix(count))
  }

  /// Returns the number of a console's framebuffer; `nil` if the kernel does not report it.
  func number(ofConsole console: Int) -> Int? {
    let number = clinux_fb_of_console(device.rawValue, Int32(clamping: console))
    return number >= 0 && number < Int(FB_MAX) ? Int(number) : nil
  }

  private func failure(_ error: SystemError) -> BackendError {
    error.code == ENODEV || error.code == ENXIO ? .disappeared(name) : .systemCallFailed(error)
  }
}

extension PixelFormat {
  /// Reads the pixel format of a mode; `nil` if it is unsupported.
  ///
  /// **Source:** linux/fb.h, `fb_var_screeninfo`.
  fileprivate init?(_ variable: fb_var_screeninfo) {
    func part(_ field: fb_bitfield) -> BitField {
      BitField(offset: Int(field.offset), length: Int(field.length))
    }
    // The mode is grey, or has an encoding such as YUV.
    guard variable.grayscale == 0 else { return nil }
    self.init(
      bitsPerPixel: Int(variable.bits_per_pixel), red: part(variable.red),
      green: part(variable.green), blue: part(variable.blue), transparency: part(variable.transp))
  }
}
