// SPDX-License-Identifier: MIT

import Glibc

// Prints what everything costs, and fails if something costs more than it may.
var complaints = 0
var previous: Benchmark.Result?
for benchmark in LayoutBenchmarks.all() + EngineBenchmarks.all() {
  let result = benchmark.run()
  let complaint = benchmark.complaint(about: result, after: previous)
  let name = benchmark.name + String(repeating: " ", count: max(0, 42 - benchmark.name.count))
  let allocations = (result.allocations * 100).rounded() / 100
  print(
    "\(name) \(Benchmark.shown(result.nanoseconds)), \(allocations) allocations"
      + (complaint.map { "  <- \($0)" } ?? ""))
  if complaint != nil { complaints += 1 }
  previous = result
}
exit(complaints == 0 ? 0 : 1)
