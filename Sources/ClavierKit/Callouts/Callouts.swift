// SPDX-License-Identifier: MIT

/// The namespace of what appears over a key while a finger is on it.
///
/// ```
///   input callout      ╭─────╮        action callout   ╭───────────────╮
///   shows the letter   │  a  │        offers others    │ [a] à  á  â   │
///   under the finger   ╰╮   ╭╯        after a long     ╰╮   ╭──────────╯
///                       │ a │         press             │ a │
/// ```
///
/// Services say which actions keys offer; ``Callouts/Pages`` asks them once for every key. While fingers
/// move, only the machines work: `CalloutMachine` and its two parts.
public enum Callouts {}
