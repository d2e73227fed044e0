// SPDX-License-Identifier: MIT

import Glibc

// Prints all results, and fails if one exceeds its limits, scaled by the machine's speed. An
// argument selects the benchmarks whose names begin with it. Two options measure memory, each in a
// process of its own.
if CommandLine.arguments.contains("--drawing-memory") {
  exit(DrawingMemory.isWithinLimit() ? 0 : 1)
}
if CommandLine.arguments.contains("--locale-memory") {
  exit(LocaleMemory.isWithinLimit() ? 0 : 1)
}
let prefix = CommandLine.arguments.dropFirst().first ?? ""
let machine = Machine(reference: LayoutBenchmarks.hitTestInC)
var complaints = 0
var previous: Benchmark.Result?
let passThrough = try PassThroughBenchmarks.all()
let wordsAndEmojis = try WordsBenchmarks.all() + EmojiBenchmarks.all()
for benchmark in LayoutBenchmarks.all() + SceneBenchmarks.all() + EngineBenchmarks.all()
  + TextBenchmarks.all() + LocaleBenchmarks.all() + KeymapBenchmarks.all()
  + wordsAndEmojis + DrawingBenchmarks.all() + LinkBenchmarks.all() + passThrough
where benchmark.name.hasPrefix(prefix) {
  // A slow result is measured again, because load can only add time.
  var result = benchmark.run()
  var complaint = benchmark.complaint(about: result, after: previous, on: machine)
  for _ in 1..<5 where complaint != nil {
    result = benchmark.run()
    complaint = benchmark.complaint(about: result, after: previous, on: machine)
  }
  let name = benchmark.name + String(repeating: " ", count: max(0, 42 - benchmark.name.count))
  let allocations = (result.allocations * 100).rounded() / 100
  print(
    "\(name) \(Benchmark.shown(result.nanoseconds)), \(allocations) allocations"
      + (complaint.map { "  <- \($0)" } ?? ""))
  if complaint != nil { complaints += 1 }
  previous = result
}
let tenths = (machine.slowness() * 10).rounded() / 10
print("Budgets are for a machine that is \(tenths) times as fast as this one now.")
exit(complaints == 0 ? 0 : 1)
