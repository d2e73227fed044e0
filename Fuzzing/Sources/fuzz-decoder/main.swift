// SPDX-License-Identifier: MIT

import CFuzzer
import CoreSupport
import Evdev
import FuzzedInput
import Glibc

// Fuzzes the touch decoder with devices of all kinds in any state and with any events. With SHOW=1
// in the environment each input is printed as a recording, for "clavier replay" and for a test.
let isShowing = getenv("SHOW") != nil
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  var source = ByteSource(UnsafeRawBufferPointer(start: data, count: size))
  let recording = source.recording()
  if isShowing { print(recording.text) }
  Lifecycles.check(recording)
  return 0
}
