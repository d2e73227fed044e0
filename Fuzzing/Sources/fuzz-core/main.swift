// SPDX-License-Identifier: MIT

import CFuzzer
import CoreSupport
import FuzzedInput

// Fuzzes the daemon's core with any events, in any order, at any times.
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  if let problem = CoreEventSequence.play(UnsafeRawBufferPointer(start: data, count: size)) {
    fail(problem)
  }
  return 0
}
