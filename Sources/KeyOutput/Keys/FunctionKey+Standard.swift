// SPDX-License-Identifier: MIT

import CLinux
import CXkbcommon
import ClavierKit

extension FunctionKey {
  /// The key for this function on a computer's keyboard, and its keysym.
  ///
  /// **Source:** linux/input-event-codes.h; xkeyboard-config's `pc` and `inet` symbols.
  var standard: (key: Keycode, keysym: Int32) {
    switch self {
    case .escape: (.escape, XKB_KEY_Escape)
    case .left: (.left, XKB_KEY_Left)
    case .right: (.right, XKB_KEY_Right)
    case .up: (Keycode(KEY_UP), XKB_KEY_Up)
    case .down: (Keycode(KEY_DOWN), XKB_KEY_Down)
    case .home: (Keycode(KEY_HOME), XKB_KEY_Home)
    case .end: (Keycode(KEY_END), XKB_KEY_End)
    case .pageUp: (Keycode(KEY_PAGEUP), XKB_KEY_Prior)
    case .pageDown: (Keycode(KEY_PAGEDOWN), XKB_KEY_Next)
    case .insert: (Keycode(KEY_INSERT), XKB_KEY_Insert)
    case .delete: (Keycode(KEY_DELETE), XKB_KEY_Delete)
    case .printScreen: (Keycode(KEY_SYSRQ), XKB_KEY_Print)
    case .scrollLock: (Keycode(KEY_SCROLLLOCK), XKB_KEY_Scroll_Lock)
    case .pause: (Keycode(KEY_PAUSE), XKB_KEY_Pause)
    case .numLock: (.numLock, XKB_KEY_Num_Lock)
    case .menu: (Keycode(KEY_COMPOSE), XKB_KEY_Menu)
    case .volumeUp: (Keycode(KEY_VOLUMEUP), XKB_KEY_XF86AudioRaiseVolume)
    case .volumeDown: (Keycode(KEY_VOLUMEDOWN), XKB_KEY_XF86AudioLowerVolume)
    case .volumeMute: (Keycode(KEY_MUTE), XKB_KEY_XF86AudioMute)
    case .brightnessUp: (Keycode(KEY_BRIGHTNESSUP), XKB_KEY_XF86MonBrightnessUp)
    case .brightnessDown: (Keycode(KEY_BRIGHTNESSDOWN), XKB_KEY_XF86MonBrightnessDown)
    case .mediaPlay: (Keycode(KEY_PLAYPAUSE), XKB_KEY_XF86AudioPlay)
    case .mediaStop: (Keycode(KEY_STOPCD), XKB_KEY_XF86AudioStop)
    case .mediaNext: (Keycode(KEY_NEXTSONG), XKB_KEY_XF86AudioNext)
    case .mediaPrevious: (Keycode(KEY_PREVIOUSSONG), XKB_KEY_XF86AudioPrev)
    case .browserBack: (Keycode(KEY_BACK), XKB_KEY_XF86Back)
    case .browserForward: (Keycode(KEY_FORWARD), XKB_KEY_XF86Forward)
    case .browserHome: (Keycode(KEY_HOMEPAGE), XKB_KEY_XF86HomePage)
    case .browserReload: (Keycode(KEY_REFRESH), XKB_KEY_XF86Reload)
    case .f1: (Keycode(KEY_F1), XKB_KEY_F1)
    case .f2: (Keycode(KEY_F2), XKB_KEY_F2)
    case .f3: (Keycode(KEY_F3), XKB_KEY_F3)
    case .f4: (Keycode(KEY_F4), XKB_KEY_F4)
    case .f5: (Keycode(KEY_F5), XKB_KEY_F5)
    case .f6: (Keycode(KEY_F6), XKB_KEY_F6)
    case .f7: (Keycode(KEY_F7), XKB_KEY_F7)
    case .f8: (Keycode(KEY_F8), XKB_KEY_F8)
    case .f9: (Keycode(KEY_F9), XKB_KEY_F9)
    case .f10: (Keycode(KEY_F10), XKB_KEY_F10)
    case .f11: (Keycode(KEY_F11), XKB_KEY_F11)
    case .f12: (Keycode(KEY_F12), XKB_KEY_F12)
    }
  }
}
