// SPDX-License-Identifier: MIT

import CFuzzer
import ClavierKit
import ClavierSettings
@testable import ClavierLink
import CoreSupport
import FuzzedInput

/// Checks the daemon's end with any bytes: two pieces give the same result as one, and each
/// accepted command survives writing and reading.
func checkDaemon(_ bytes: [UInt8]) {
  let split = Int(bytes.first ?? 0) * bytes.count / 256
  let whole = steps([bytes])
  let pieces = [Array(bytes[..<split]), Array(bytes[split...])]
  require(whole == steps(pieces), "in pieces they say something else")
  for case .command(let command) in whole {
    let again = try? LinkCommand(line: command.line)
    // A place is sent by its width and stored by its edges, which may differ by a rounding.
    if case .report(.place(_?)) = command {
      require(again != nil, "a place does not read back")
    } else {
      require(again == command, "a command reads back as another")
    }
  }
  let reports = whole.compactMap { step -> PanelReport? in
    if case .command(.report(let report)) = step { report } else { nil }
  }
  // Typing takes longer than reading, so only some lengths are typed.
  if reports.count % 4 == 1, let problem = CoreEventSequence.play(reports) { fail(problem) }
}

/// Returns the session's steps for a client's bytes.
func steps(_ pieces: [[UInt8]]) -> [ClientSession.Step] {
  var session = ClientSession()
  var steps: [ClientSession.Step] = []
  for piece in pieces {
    session.receive(piece)
    while let step = session.next() {
      steps.append(step)
      // Does the server's part.
      switch step {
      case .command(.panel(let name, _)): session.becomePanel(name)
      case .command(.type):
        session.beginTyping(missing: 0)
        require(session.endTyping() == 0, "no key was typed")
      case .command, .error: break
      }
    }
  }
  return steps
}

/// Checks a client's end with any bytes: each accepted scene survives writing and reading.
func checkClient(_ bytes: [UInt8]) {
  var lines = LineBuffer(limit: LinkLimits.scene)
  lines.append(bytes)
  var scene = LinkScene.empty
  while case .whole(let line)? = lines.next() {
    if let message = try? LinkMessage(line: line) {
      require((try? LinkMessage(line: message.line)) != nil, "a message does not read back")
    }
    guard case .scene(let json)? = try? PanelMessage(line: line), (try? scene.apply(json)) != nil
    else { continue }
    // Writing rounds numbers, so the scene is stable from the second time on.
    let written = rewritten(scene.message(of: .all))
    require(written != nil, "a scene cannot be written")
    require(written.flatMap(rewritten) == written, "a scene is written as another")
  }
}

/// Reads a message, and returns the message of the resulting scene; `nil` if it is invalid.
func rewritten(_ line: [UInt8]) -> [UInt8]? {
  var scene = LinkScene.empty
  guard case .scene(let json)? = try? PanelMessage(line: line.dropLast()),
    (try? scene.apply(json)) == .all
  else { return nil }
  return scene.message(of: .all)
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  let bytes = Array(UnsafeRawBufferPointer(start: data, count: size))
  checkDaemon(bytes)
  checkClient(bytes)
  return 0
}
