// SPDX-License-Identifier: MIT

import ClavierKit

/// The second way to make a keyboard: rows of buttons in a rectangle, in KeyboardLayoutEngine's words.
///
/// ```
///   Layout ──▶ Geometry ──▶ KeyboardFrames     what the engine works on
///     └ Row      └ Place                       frames and hit ranges as the original has them
///         └ Button, or Row
///
///   Surface            a layout that fingers touch, and a delegate that is told
///   CustomKeyboard     five layouts with Shift, pages, repeating Backspace, pops and menus
/// ```
///
/// Its names that clash with nothing are also known without the namespace.
///
/// **Source:** KeyboardLayoutEngine. Its README describes an older generation than its code 0.9.9;
/// defaults are those of the code, and the README's are there as `readme`.
public enum LayoutEngine {}
