// SPDX-License-Identifier: MIT

import Glibc

/// The commands of the rig, each with its usage.
let commands: [(name: String, usage: String, run: (inout Arguments) throws -> Void)] = [
  (
    "touchscreen",
    "[--kind KIND] [--name N] [--size WxH] [--slots N] [--resolution UNITS/MM] [--single] [--no-jitter]",
    Touchscreen.run
  ),
  ("kinds", "[--kind KIND] [--speed N] SCRIPT -- DAEMON [ARGUMENT...]", Kinds.run),
  ("play", "[--interleavings N] SCRIPT... -- DAEMON [ARGUMENT...]", Play.run),
  (
    "hands",
    "[--seed N] [--touches N] [--minutes N] [--kind KIND] -- DAEMON [ARGUMENT...]",
    Hands.run
  ),
  ("tap", "SCRIPT", Play.tap),
  ("touches", "TEXT [LINE]...", TouchedText.run),
  ("watch", "NODE|NAME [--until-quiet MILLISECONDS]", KeyReader.run),
  ("recital-entries", "CHARACTERS LAYOUT [--kind KIND]...", TypingRun.printEntries),
  ("recital-text", "ENTRIES COVERAGE", TypingRun.printText),
  ("recital-verdict", "ENTRIES COVERAGE RECEIVED LEFT-OUT", TypingRun.judge),
  ("read-slowly", "NAME [--every MILLISECONDS] [--until-quiet MILLISECONDS]", SlowReader.run),
  ("grab", "NODE", EventNode.grab),
  ("keyboard", "NAME", SecondKeyboard.run),
  ("motor", "NAME", MotorDevice.run),
  ("confinement", "", Confinement.run),
  ("drops", "", Drops.run),
  ("plug", "COUNT PID", Plug.run),
  (
    "cross", "[--sessions N] [--seed N] [--libinput FILE] [--wayland FILE] [--reader PID]...",
    PassThroughTrial.run
  ),
  ("fidget", "[--seed N] [--reader PID]...", PassThroughTrial.fidget),
  ("lag", "[--frames N] [--times LIMIT]", Lag.run),
  ("tap-lag", "[--taps N] [--times LIMIT] [--at X Y]", TapLag.run),
  ("panel-lag", "[--taps N] --pictures FILE --keys FILE X Y [X Y]...", PanelLag.run),
  ("show-lag", "[--times N] --pictures FILE --socket PATH|--process PID", PanelLag.show),
  ("dictation-lag", "[--times N] --pictures FILE --keys FILE --socket PATH", DictationLag.run),
]

var arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
do {
  let name = try arguments.word("a command")
  guard let command = commands.first(where: { $0.name == name }) else {
    throw RigError("there is no command \"\(name)\"")
  }
  try command.run(&arguments)
} catch {
  var message = "clavier-rig: \(error)\n"
  if CommandLine.arguments.count < 2 {
    message += commands.map { "  clavier-rig \($0.name) \($0.usage)\n" }.joined()
  }
  _ = write(STDERR_FILENO, message, message.utf8.count)
  exit(1)
}
