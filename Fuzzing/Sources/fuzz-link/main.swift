// SPDX-License-Identifier: MIT

import CFuzzer
import ClavierKit
import ClavierSettings
@testable import ClavierLink
import CoreSupport
import FuzzedInput

/// The daemon's end, told any bytes: in two pieces they say the same, and what it takes is written and read back.
func checkDaemon(_ bytes: [UInt8]) {
  let split = Int(bytes.first ?? 0) * bytes.count / 256
  let whole = steps([bytes])
  let pieces = [Array(bytes[..<split]), Array(bytes[split...])]
  require(whole == steps(pieces), "in pieces they say something else")
  for case .command(let command) in whole {
    let again = try? LinkCommand(line: command.line)
    // A place is told by its width and kept by its edges, which is a rounding apart.
    if case .report(.place(_?)) = command {
      require(again != nil, "a place does not read back")
    } else {
      require(again == command, "a command reads back as another")
    }
  }
  let reports = whole.compactMap { step -> PanelReport? in
    if case .command(.report(let report)) = step { report } else { nil }
  }
  // Typing takes longer than reading: some lengths are enough.
  if reports.count % 4 == 1, let problem = CoreStory.play(reports) { fail(problem) }
}

/// What a client's bytes come to.
func steps(_ pieces: [[UInt8]]) -> [LinkDialogue.Step] {
  var dialogue = LinkDialogue()
  var steps: [LinkDialogue.Step] = []
  for piece in pieces {
    dialogue.receive(piece)
    while let step = dialogue.next() {
      steps.append(step)
      // As the server goes on.
      switch step {
      case .command(.panel(let name, _)): dialogue.becomePanel(name)
      case .command(.type):
        dialogue.beginTyping(missing: 0)
        require(dialogue.endTyping() == 0, "no key was typed")
      case .command, .mistake: break
      }
    }
  }
  return steps
}

/// A client's end, told any bytes: scenes that it takes are told on as they were.
func checkClient(_ bytes: [UInt8]) {
  var lines = LineBuffer(limit: LinkLimits.scene)
  lines.append(bytes)
  var scene = LinkScene.empty
  while case .whole(let line)? = lines.next() {
    if let message = try? LinkMessage(line: line) {
      require((try? LinkMessage(line: message.line)) != nil, "a message does not read back")
    }
    guard case .scene(let change)? = try? PanelMessage(line: line) else { continue }
    scene.apply(change)
    // On the way numbers are rounded, so that it is the same from the second time on.
    let told = retold(scene.message(since: nil))
    require(told != nil, "a scene cannot be told")
    require(told.flatMap(retold) == told, "a scene is told as another")
  }
}

/// What a panel would tell that was told this; `nil` if it does not understand it.
func retold(_ line: [UInt8]) -> [UInt8]? {
  guard case .scene(let change)? = try? PanelMessage(line: line.dropLast()), change.parts == .all
  else { return nil }
  var scene = LinkScene.empty
  scene.apply(change)
  return scene.message(since: nil)
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  let bytes = Array(UnsafeRawBufferPointer(start: data, count: size))
  checkDaemon(bytes)
  checkClient(bytes)
  return 0
}
