// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierLink

/// The division of a socket's bytes into lines.
struct LineBufferTests {
  private func lines(_ buffer: inout LineBuffer) -> [String] {
    var lines: [String] = []
    while let line = buffer.next() {
      switch line {
      case .whole(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: lines.append("too long")
      }
    }
    return lines
  }

  @Test func halfLinesWaitForTheirEnd() {
    var buffer = LineBuffer(limit: 10)
    buffer.append(Array("ab".utf8))
    #expect(lines(&buffer) == [])
    buffer.append(Array("c\nde\nf".utf8))
    #expect(lines(&buffer) == ["abc", "de"])
    buffer.append(Array("\n".utf8))
    #expect(lines(&buffer) == ["f"])
  }

  @Test func emptyLinesAreSkipped() {
    var buffer = LineBuffer(limit: 10)
    buffer.append(Array("\n \t\r\n\nx\r\n\n".utf8))
    #expect(lines(&buffer) == ["x\r"])
  }

  @Test(arguments: [0, 1, 10])
  func aLineAtTheLimitIsAcceptedAndLongerOnesAreNot(limit: Int) {
    let line = String(repeating: "x", count: limit)
    var exact = LineBuffer(limit: limit)
    exact.append(Array("\(line)\n".utf8))
    #expect(lines(&exact) == (limit == 0 ? [] : [line]))
    var longer = LineBuffer(limit: limit)
    longer.append(Array("\(line)x\n".utf8))
    #expect(lines(&longer) == ["too long"])
    var endless = LineBuffer(limit: limit)
    endless.append(Array("\(line)x".utf8))
    #expect(lines(&endless) == ["too long"])
  }

  @Test func bytesAfterATooLongLineAreDropped() {
    var buffer = LineBuffer(limit: 3)
    buffer.append(Array("abcd\nef\n".utf8))
    #expect(lines(&buffer) == ["too long"])
    buffer.append(Array("gh\n".utf8))
    #expect(lines(&buffer) == [])
  }

  @Test func everyDivisionOfTheBytesGivesTheSameLines() {
    let text = Array("{\"ping\":1}\n\n{}\nxyz\n".utf8)
    for cut in 0...text.count {
      for second in cut...text.count {
        var buffer = LineBuffer(limit: 20)
        var found: [String] = []
        for piece in [text[..<cut], text[cut..<second], text[second...]] {
          buffer.append(piece)
          found += lines(&buffer)
        }
        #expect(found == ["{\"ping\":1}", "{}", "xyz"], "cut at \(cut) and \(second)")
      }
    }
  }
}
