// SPDX-License-Identifier: MIT

import CFuzzer
import FuzzedInput

// The touch decoder on devices of all kinds in any state that say anything.
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  var source = ByteSource(UnsafeRawBufferPointer(start: data, count: size))
  Lifecycles.check(source.recording())
  return 0
}
