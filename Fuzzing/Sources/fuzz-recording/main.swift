// SPDX-License-Identifier: MIT

import CFuzzer
import Evdev
import FuzzedInput

// Fuzzes the parser of recordings with any bytes: each accepted one survives writing and reading,
// and decodes.
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
_ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
  let bytes = Array(UnsafeRawBufferPointer(start: data, count: size))
  guard let recording = try? DeviceRecording(parsing: bytes) else { return 0 }
  let again = try? DeviceRecording(parsing: Array(recording.text.utf8))
  require(again == recording, "it reads back as something else")
  Lifecycles.check(recording)
  return 0
}
