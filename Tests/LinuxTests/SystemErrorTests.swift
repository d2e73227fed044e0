// SPDX-License-Identifier: MIT

import Glibc
import Linux
import Testing

@Suite("System errors and descriptors")
struct SystemErrorTests {
  @Test("An error names the call, its object and the reason")
  func names() {
    let error = #expect(throws: SystemError.self) {
      _ = try OwnedDescriptor(opening: "/nonexistent/uinput", O_RDONLY).rawValue
    }
    #expect(error?.description == "open /nonexistent/uinput: No such file or directory")
    #expect(error?.code == ENOENT)
  }

  @Test("A call that a signal interrupts is made again")
  func interrupted() throws {
    var calls = 0
    let result = try check("poll") { () -> Int32 in
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 5
    }
    #expect(result == 5)
    #expect(calls == 3)
  }

  @Test("A library's negative result becomes the error code")
  func negative() throws {
    let error = #expect(throws: SystemError.self) {
      try checkReturned("sd_event_add_io") { -EBADF }
    }
    #expect(error == SystemError(call: "sd_event_add_io", code: EBADF))
    #expect(try checkReturned("sd_event_add_io") { 3 } == 3)
  }

  @Test("A full disk and a full quota are distinguished from other failed writes")
  func full() {
    let full = [ENOSPC, EDQUOT, EROFS, EIO].filter {
      SystemError(call: "write", code: $0).isDiskFull
    }
    #expect(full == [ENOSPC, EDQUOT])
  }

  @Test("A descriptor is closed with its owner")
  func closes() throws {
    let pipe = try Pipe()
    try pipe.write([1])
    #expect(pipe.read(atMost: 9) == [1])
    errno = 0
    #expect(pipe.read(atMost: 9) == [] && errno == EAGAIN)
    pipe.closeWriteEnd()
    errno = 0
    #expect(pipe.read(atMost: 9) == [] && errno == 0)
  }
}
