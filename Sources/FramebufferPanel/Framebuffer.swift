// SPDX-License-Identifier: MIT

import CLinux
import ClavierKit
import ClavierSettings
import Glibc
import Linux
package import Panel

/// A framebuffer of the kernel, such as `/dev/fb0`: the memory of a screen that the text consoles are shown on.
///
/// Pictures are written, not mapped: so a driver that copies them to its screen knows at once what has changed, and shows
/// it without waiting for a timer of its own.
///
/// **Source:** the kernel's Documentation/fb/framebuffer.rst; `fb_write` and `drm_fb_helper_sys_write`.
package final class Framebuffer: PixelSink {
  /// The number in its name.
  let number: Int
  private let device: OwnedDescriptor

  /// Opens it.
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

  /// Its name, such as `fb0`.
  var name: String { "fb\(number)" }

  /// Asks its driver what it shows now.
  ///
  /// - Parameter rotation: How touch surfaces are turned against its console.
  /// - Returns: That, and how large it is on the glass, in millimetres, zero where that is not known.
  /// - Throws: ``BackendError`` if it has gone, or nothing can be drawn on it.
  func look(
    _ rotation: Rotation
  ) throws(BackendError) -> (layout: FramebufferLayout, glass: Size) {
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

  /// Writes bytes at a place of its memory.
  ///
  /// - Returns: What keeps it from taking them; `nil` if it took them all.
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

  /// Nothing: what is written is seen.
  package func flush() {}

  /// Whether these bytes are what is at a place of its memory; so they are also if nobody may read it.
  func has(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    var found = [UInt8](repeating: 0, count: bytes.count)
    let count = pread(device.rawValue, &found, found.count, off_t(offset))
    guard count > 0 else { return true }
    return found.prefix(count).elementsEqual(bytes.prefix(count))
  }

  /// The number of the framebuffer that a console is shown on; `nil` if the kernel does not say.
  func number(ofConsole console: Int) -> Int? {
    let number = clinux_fb_of_console(device.rawValue, Int32(clamping: console))
    return number >= 0 && number < Int(FB_MAX) ? Int(number) : nil
  }

  private func failure(_ error: SystemError) -> BackendError {
    error.code == ENODEV || error.code == ENXIO ? .gone(name) : .refused(error)
  }
}

extension PixelFormat {
  /// **Source:** linux/fb.h, `fb_var_screeninfo`.
  fileprivate init?(_ variable: fb_var_screeninfo) {
    func part(_ field: fb_bitfield) -> Part {
      Part(offset: Int(field.offset), length: Int(field.length))
    }
    // Pixels of grey, or of a code such as YUV.
    guard variable.grayscale == 0 else { return nil }
    self.init(
      bitsPerPixel: Int(variable.bits_per_pixel), red: part(variable.red),
      green: part(variable.green), blue: part(variable.blue), transparency: part(variable.transp))
  }
}
