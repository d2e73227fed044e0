// SPDX-License-Identifier: MIT

import ClavierDrawing
import ClavierFiles
import ClavierKit
import LayoutEngineKit
import Foundation

/// A picture reviewed by a person, and its present drawing.
enum GoldenPicture: String, CaseIterable {
  case phoneLight, phoneDark, landscape, tablet, tabletDark, tabletPro, tabletProLight
  case terminal, terminalDark, full, fullDark, pinDark
  case callout, calloutLeft, calloutRows, pressed, locked, untypable, suggestions, pops
  case arabic, hindi, thai, emojis
  case kiosk, highContrast, neon
  case icons

  /// Returns the keyboard that it shows.
  func preview() throws -> KeyboardPreview {
    var preview = KeyboardPreview()
    switch self {
    case .phoneLight, .icons, .pops: break
    case .phoneDark:
      preview.context.colorScheme = .dark
      preview.context.keyboardCase = .uppercased
    case .landscape:
      preview.context.interfaceOrientation = .landscape
      preview.width = 844
    case .tablet: (preview.context.deviceType, preview.width) = (.tablet, 768)
    case .tabletDark:
      (preview.context.deviceType, preview.width) = (.tablet, 768)
      preview.context.colorScheme = .dark
    case .tabletPro:
      (preview.context.deviceType, preview.width) = (.tabletPro, 1024)
      preview.context.keyboardCase = .capsLocked
      preview.context.colorScheme = .dark
    case .tabletProLight:
      (preview.context.deviceType, preview.width) = (.tabletPro, 1024)
      preview.pressed = ["m"]
    case .fullDark:
      (preview.context.deviceType, preview.width) = (.full, 1024)
      (preview.context.colorScheme, preview.context.keyboardCase) = (.dark, .uppercased)
    case .pinDark:
      (preview.context.deviceType, preview.width) = (.pin, 390)
      (preview.context.colorScheme, preview.pressed) = (.dark, ["5"])
    case .callout: preview.callout = "e"
    case .calloutLeft: (preview.callout, preview.context.colorScheme) = ("o", .dark)
    case .calloutRows:
      let key = "{ key = \"d\", callouts = \"\(Self.many)\" }"
      try preview.use(
        Self.page(toml: ["\"q w e r t y u\"", "[\"a s\", \(key), \"f g h\"]", "\"z x c\""]))
      preview.callout = "d"
    case .locked: preview.context.keyboardCase = .capsLocked
    case .pressed: preview.pressed = ["backspace", "g"]
    case .untypable: preview.canType = { !["ñ", "a", "🙂", "backspace"].contains($0.label) }
    case .arabic: try preview.use(Self.page("ض ص ث ق ف غ ع", "ش س ي ب ل ا ت", "لا ؤ ئ ء ى ة و"))
    case .hindi: try preview.use(Self.page("ौ ै ा ी ू ब ह", "क ख क्ष त्र ज्ञ श्र र्", "ं म न व ल स य"))
    case .thai: try preview.use(Self.page("ๆ ไ ำ พ ะ ั ี", "ฟ ห ก ด เ ้ ่", "ปู่ ฎี แ อ ิ ื ญู"))
    case .emojis:
      try preview.use(Self.page("😀 👍🏽 👩‍👩‍👧 🇸🇪 ❤️ 🐧 🏳️‍🌈", "a ß é Å ж Ω №", "⁞ … ± √ € ₹ ¿"))
    case .terminal:
      (preview.context.deviceType, preview.width) = (.terminal, 640)
      preview.use(.terminal)
    case .terminalDark:
      (preview.context.deviceType, preview.width) = (.terminal, 640)
      (preview.context.colorScheme, preview.pressed) = (.dark, ["ctrl"])
    case .full: (preview.context.deviceType, preview.width) = (.full, 1024)
    case .kiosk: preview.use(.kiosk)
    case .highContrast: preview.use(.highContrast)
    case .neon: preview.use(KeyboardTheme.NeonVariation.standard.theme)
    case .suggestions:
      preview.context.keyboardType = .numeric
      preview.suggestions = [
        .init(text: "teh", type: .unknown), .init(text: "the", type: .autocorrect),
        .init(text: "then", subtitle: "at that time"),
      ]
    }
    return preview
  }

  /// More characters than fit in a row.
  private static let many = "đ ď ð ḍ ḏ ḑ ḓ ɖ ɗ þ ʤ ʥ ʣ δ д ∂"

  private static func page(_ rows: String...) -> String {
    page(toml: rows.map { "\"\($0)\"" })
  }

  private static func page(toml rows: [String]) -> String {
    """
    extends = "phone"
    [[page]]
    type = "alphabetic"
    key_width = "14.2 %"
    height = 54
    insets = [6, 3, 6, 3]
    rows = [\(rows.joined(separator: ", "))]
    """
  }

  /// The pixels per point.
  private var scale: Double {
    switch self {
    case .landscape, .tablet, .tabletDark, .tabletPro, .tabletProLight, .terminal, .terminalDark,
      .full, .fullDark, .pinDark:
      1
    default: 2
    }
  }

  /// Returns the scene to draw.
  func scene() throws -> StyledScene {
    switch self {
    case .icons: Self.iconSheet
    case .pops: Self.popSheet
    default: try preview().scene()
    }
  }

  /// The second device's keyboard, with magnified keys at both edges and in the middle.
  private static var popSheet: StyledScene {
    let keyboard = LayoutEngine.CustomKeyboard()
    keyboard.session.state.calloutConfiguration = Callouts.Configuration(
      bounds: Rect(x: 0, y: -60, width: 320, height: 276))
    keyboard.switchToLetters(shiftState: .on)
    let keys = keyboard.session.scene.frames.keys
    var sheet = StyledScene(keyboard)
    for (index, time) in [(0, 0), (4, 1), (9, 2)] {
      let point = keys[index].capFrame.center
      func handle(_ phase: Contact.Phase, _ offset: Int64) {
        let touch = Touch(contact: Contact.ID(rawValue: 0), phase: phase, point: point)
        let moment = Timestamp(microseconds: Int64(time) * 1_000_000 + offset)
        keyboard.handle(.touch(TouchFrame(time: moment, touches: [touch])))
      }
      handle(.down, 0)
      let scene = StyledScene(keyboard)
      sheet.callouts += scene.callouts
      sheet.keys[index] = scene.keys[index]
      handle(.up, 1000)
    }
    return sheet
  }

  /// All icons in rows of eleven.
  private static var iconSheet: StyledScene {
    let side = 36.0
    let labels = KeyboardIcon.allCases.enumerated().map { index, icon in
      let (row, column) = (Double(index / 11), Double(index % 11))
      return StyledScene.Label(
        .icon(icon), font: .system(size: 24), color: .black,
        frame: Rect(x: column * side, y: row * side, width: side, height: side))
    }
    let rows = Double((KeyboardIcon.allCases.count + 10) / 11)
    return Sketch(size: Size(width: 11 * side, height: rows * side)).scene(labels: labels)
  }

  func drawn(_ change: (inout StyledScene) -> Void = { _ in }) throws -> [UInt8] {
    _ = TestFonts.pinned
    var scene = try scene()
    change(&scene)
    return try SceneRenderer(scale: scale).picture(of: scene, as: .png)
  }

  /// The path of the reviewed file.
  var path: String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(rawValue).png").path
  }
}

extension KeyboardPreview {
  /// Uses the layout in a text.
  fileprivate mutating func use(_ layout: String) throws {
    let file = try LayoutFile(
      toml: Array(layout.utf8), named: "golden.toml", in: LayoutDirectories([]))
    services.layoutService = file.service
  }

  fileprivate mutating func use(_ theme: KeyboardTheme) {
    services.styleService = KeyboardStyle.ThemeBasedService(theme: theme)
  }
}

/// The visible difference of two pictures.
///
/// Colours are compared as means of squares of 8 × 8 pixels. A different version of the
/// antialiasing library may change each pixel a little, but not the mean of many.
struct PictureDifference {
  static let side = 8
  /// The largest accepted difference of a square's mean from the golden one, of 255.
  static let tolerance = 6.0

  /// The squares that differ by more, by their corners; `nil` for pictures of different sizes.
  let squares: [(x: Int, y: Int)]?

  init(_ golden: Pixels, _ drawn: Pixels) {
    guard golden.width == drawn.width, golden.height == drawn.height else {
      squares = nil
      return
    }
    var squares: [(x: Int, y: Int)] = []
    for y in stride(from: 0, to: golden.height, by: Self.side) {
      for x in stride(from: 0, to: golden.width, by: Self.side) {
        let means = zip(golden.mean(x, y, side: Self.side), drawn.mean(x, y, side: Self.side))
        if means.contains(where: { abs($0 - $1) > Self.tolerance }) { squares.append((x, y)) }
      }
    }
    self.squares = squares
  }

  var isVisible: Bool { squares?.isEmpty != true }
}
