// SPDX-License-Identifier: MIT

/// The namespace of callouts, which appear over a key under a finger.
///
/// ```
///   input callout      ╭─────╮        action callout   ╭───────────────╮
///   shows the letter   │  a  │        offers others    │ [a] à  á  â   │
///   under the finger   ╰╮   ╭╯        after a long     ╰╮   ╭──────────╯
///                       │ a │         press             │ a │
/// ```
///
/// Services define the actions of keys; ``Callouts/Pages`` calls them once for every key. While
/// fingers move, only `CalloutMachine` runs.
public enum Callouts {}
