// SPDX-License-Identifier: MIT

import ClavierFiles
import ClavierKit
import ClavierLink
import ClavierSettings
import Evdev
import KeyOutput
import KeyboardCore
import KeyboardPlan
import Linux

extension Daemon {
  /// The health of all parts, determined by a few system calls without waiting.
  var health: LinkHealth {
    let now = now
    let storingError = stored.failure.map {
      LinkHealth.StoringError($0, isDiskFull: stored.isDiskFull)
    }
    var health = LinkHealth(
      version: Version.current, state: core.isReady ? .ready : .starting,
      surfaces: touch.surfaces.count, isShown: core.isShown, panels: link?.panelHealth ?? [],
      lastTouch: record.lastTouch?.wholeSeconds(until: now),
      lastKey: record.lastKey?.wholeSeconds(until: now), hasKeyboard: keyboard.isPresent,
      keyError: keyboard.writer.failure?.description, storingError: storingError,
      isConfigurationRefused: stored.configurationSource == .lastGood,
      memory: ProcessMemory.resident, counters: counters)
    health.findProblems(touchesFrom: core.plan.configuration.touch.source)
    return health
  }

  private var counters: LinkCounters {
    let keys = core.counts
    var counters = LinkCounters()
    counters.taps = keys.taps
    counters.characters = keys.characters
    counters.backspaces = keys.backspaces
    counters.spaces = keys.spaces
    counters.returns = keys.returns
    counters.otherKeys = keys.otherKeys
    counters.refused = keys.refused
    counters.corrections = keys.corrections
    counters.revertedCorrections = keys.revertedCorrections
    counters.ignoredTouches = touch.rejectionCount
    counters.deviceLosses = touch.lossCount
    counters.panelConnections = link?.panelConnections ?? 0
    counters.reloads = record.reloads
    counters.refusedReloads = record.refusedReloads
    return counters
  }
}
