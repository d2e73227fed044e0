// SPDX-License-Identifier: MIT

import ClavierKit

// The drawing of each icon; all drawings are Clavier's own.
extension KeyboardIcon {
  /// The icon's lines and areas.
  var drawing: IconDrawing { Self.drawings[self] ?? IconDrawing() }

  private static let drawings = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.newDrawing) })

  private var newDrawing: IconDrawing {
    keyDrawing ?? keyboardDrawing ?? feedbackDrawing ?? IconDrawing()
  }

  /// The icons on letter and computer keys.
  private var keyDrawing: IconDrawing? {
    switch self {
    case .arrowDown: IconDrawing("M12 3.5 V20 M5.6 14 L12 20.4 L18.4 14")
    case .arrowLeft: IconDrawing("M20.5 12 H4 M10 5.6 L3.6 12 L10 18.4")
    case .arrowRight: KeyboardIcon.arrowLeft.newDrawing.mirrored
    case .arrowUp: IconDrawing("M12 20.5 V4 M5.6 10 L12 3.6 L18.4 10")
    case .backspace:
      IconDrawing(
        """
        M8.4 5.2 H19.4 Q21.6 5.2 21.6 7.4 V16.6 Q21.6 18.8 19.4 18.8 H8.4 Q7.5 18.8 6.9 18.1 \
        L2.3 12.8 Q1.7 12 2.3 11.2 L6.9 5.9 Q7.5 5.2 8.4 5.2 Z \
        M11.4 9.1 L17.2 14.9 M17.2 9.1 L11.4 14.9
        """)
    case .backspaceRightToLeft, .forwardDelete: KeyboardIcon.backspace.newDrawing.mirrored
    case .capsLockInactive: IconDrawing("\(Self.capsArrow) \(Self.capsBar)")
    case .capsLocked: IconDrawing(areas: "\(Self.capsArrow) \(Self.capsBar)")
    case .command:
      IconDrawing(
        """
        M9 17.8 V6.2 C9 4.6 7.8 3.4 6.2 3.4 C4.6 3.4 3.4 4.6 3.4 6.2 C3.4 7.8 4.6 9 6.2 9 H17.8 \
        C19.4 9 20.6 7.8 20.6 6.2 C20.6 4.6 19.4 3.4 17.8 3.4 C16.2 3.4 15 4.6 15 6.2 V17.8 \
        C15 19.4 16.2 20.6 17.8 20.6 C19.4 20.6 20.6 19.4 20.6 17.8 C20.6 16.2 19.4 15 17.8 15 \
        H6.2 C4.6 15 3.4 16.2 3.4 17.8 C3.4 19.4 4.6 20.6 6.2 20.6 C7.8 20.6 9 19.4 9 17.8 Z
        """)
    case .control: IconDrawing("M4.6 15.7 L12 8.3 L19.4 15.7")
    case .escape:
      IconDrawing(
        """
        M11.4 3.6 C16.6 3.2 20.8 7.2 20.8 12 C20.8 16.8 17 20.6 12.2 20.6 C7.4 20.6 3.4 16.8 \
        3.6 11.8 M13 13 L4.2 4.2 M3.8 9 V3.8 H9
        """)
    case .function:
      IconDrawing(
        """
        M10 5.2 C7.8 4.4 6.4 5.6 6.4 7.8 V18.4 M3.4 10.2 H9.6 M13 18.4 V10.2 \
        M13 13.6 C13.2 11.4 14.6 10 16.6 10 C18.8 10 20.2 11.4 20.2 13.8 V18.4
        """)
    case .newLine:
      IconDrawing("M20.4 4.6 V10.8 Q20.4 13.8 17.4 13.8 H3.8 M9.2 8.2 L3.6 13.8 L9.2 19.4")
    case .newLineRightToLeft: KeyboardIcon.newLine.newDrawing.mirrored
    case .option: IconDrawing("M2.8 5 H8.2 L15.6 19 H21.2 M14 5 H21.2")
    case .shiftLowercased: IconDrawing(Self.shiftArrow)
    case .shiftUppercased: IconDrawing(areas: Self.shiftArrow)
    case .space: IconDrawing("M3.2 9.8 V14.6 H20.8 V9.8")
    case .tab: IconDrawing("M2.8 12 H17 M11.2 6 L17.2 12 L11.2 18 M21.2 5.2 V18.8")
    case .tabRightToLeft: KeyboardIcon.tab.newDrawing.mirrored
    case .zeroWidthSpace:
      IconDrawing(
        areas: """
          O20.2 12 0.9 O19.1 16.1 0.9 O16.1 19.1 0.9 O12 20.2 0.9 O7.9 19.1 0.9 O4.9 16.1 0.9 \
          O3.8 12 0.9 O4.9 7.9 0.9 O7.9 4.9 0.9 O12 3.8 0.9 O16.1 4.9 0.9 O19.1 7.9 0.9
          """)
    default: nil
    }
  }

  private static let shiftArrow = """
    M11.3 3.3 Q12 2.6 12.7 3.3 L21.2 12.2 Q22.2 13.4 20.7 13.4 H16.7 V19.4 Q16.7 20.8 15.3 20.8 H8.7 \
    Q7.3 20.8 7.3 19.4 V13.4 H3.3 Q1.8 13.4 2.8 12.2 Z
    """
  private static let capsArrow = """
    M11.3 2.9 Q12 2.2 12.7 2.9 L20.4 10.8 Q21.4 12 19.9 12 H16.5 V15 Q16.5 16 15.5 16 H8.5 Q7.5 16 \
    7.5 15 V12 H4.1 Q2.6 12 3.6 10.8 Z
    """
  private static let capsBar = "B7.5 18.9 9 2.3 0.6"

  /// The icons on keys that change the keyboard or open a program.
  private var keyboardDrawing: IconDrawing? {
    switch self {
    case .dictation:
      IconDrawing(
        "M5.4 11 V11.8 C5.4 15.6 8.2 18.2 12 18.2 C15.8 18.2 18.6 15.6 18.6 11.8 V11 M12 18.2 V21.6 "
          + "M8.2 21.6 H15.8 B8.9 2.4 6.2 12.4 3.1")
    case .dismissKeyboard:
      IconDrawing(
        "B1.9 2.6 20.2 12.2 2.2 M8.2 18.4 L12 21.4 L15.8 18.4 M8.6 11.8 H15.4",
        areas: Self.keys(rows: [5.6, 8.4]))
    case .email:
      IconDrawing(
        "B2.2 4.9 19.6 14.2 2.4 M3 6.6 L10.4 12.7 Q12 13.9 13.6 12.7 L21 6.6")
    case .emoji:
      IconDrawing(
        "O12 12 9.6 M7.3 14.3 Q9 17.4 12 17.4 Q15 17.4 16.7 14.3",
        areas: "O8.7 9.7 0.9 O15.3 9.7 0.9")
    case .globe:
      IconDrawing(
        """
        O12 12 9.6 M2.4 12 H21.6 M12 2.4 V21.6 M12 2.4 C6.2 7.6 6.2 16.4 12 21.6 \
        C17.8 16.4 17.8 7.6 12 2.4 M4.6 6.2 Q12 9.8 19.4 6.2 M4.6 17.8 Q12 14.2 19.4 17.8
        """)
    case .images:
      IconDrawing(
        "B2.3 4.3 19.4 15.4 2.4 O7.9 9.3 1.7 M2.8 17.4 L7.9 13 L11.2 15.8 L16 10.6 L21.2 16")
    case .keyboard:
      IconDrawing("B1.9 5 20.2 14 2.4 M8.4 15.6 H15.6", areas: Self.keys(rows: [8.5, 11.8]))
    case .lock:
      IconDrawing(
        "M7.8 10.4 V7.4 C7.8 4.6 9.4 2.8 12 2.8 C14.6 2.8 16.2 4.6 16.2 7.4 V10.4",
        areas: "B5.2 11 13.6 9.8 1.8")
    case .search: IconDrawing("O10.2 10.2 7 M15.4 15.4 L21.2 21.2")
    case .settings:
      IconDrawing(
        """
        M10 5.1 L10.5 2.5 L13.5 2.5 L14 5.1 L15.5 5.7 L17.6 4.2 L19.8 6.4 L18.3 8.5 L18.9 10 \
        L21.5 10.5 L21.5 13.5 L18.9 14 L18.3 15.5 L19.8 17.6 L17.6 19.8 L15.5 18.3 L14 18.9 \
        L13.5 21.5 L10.5 21.5 L10 18.9 L8.5 18.3 L6.4 19.8 L4.2 17.6 L5.7 15.5 L5.1 14 L2.5 13.5 \
        L2.5 10.5 L5.1 10 L5.7 8.5 L4.2 6.4 L6.4 4.2 L8.5 5.7 Z O12 12 3
        """)
    case .theme:
      IconDrawing(
        """
        M12 2.6 C6.4 2.6 2.4 6.6 2.4 11.8 C2.4 17.2 6.8 21.4 11.6 21.4 C13.4 21.4 14.2 20.2 14.2 19 \
        C14.2 17.8 13.4 17.2 13.4 16.2 C13.4 15 14.4 14.4 15.6 14.4 H17.8 C20.2 14.4 21.6 12.8 \
        21.6 10.8 C21.6 6.2 17.4 2.6 12 2.6 Z
        """,
        areas: "O6.9 11.6 0.9 O9.5 7.2 0.9 O14.5 7 0.9 O17.8 10.4 0.9")
    case .url:
      IconDrawing("O12 12 9.6 M16.6 7.4 L13.6 13.6 L7.4 16.6 L10.4 10.4 Z", areas: "O12 12 0.3")
    default: nil
    }
  }

  /// Returns rows of keys that are as small as dots.
  private static func keys(rows: [Double]) -> String {
    rows.flatMap { y in [5.4, 8.7, 12, 15.3, 18.6].map { "O\($0) \(y) 0.6" } }
      .joined(separator: " ")
  }

  /// The icons for volume, brightness, switches and undo.
  private var feedbackDrawing: IconDrawing? {
    switch self {
    case .audioFeedbackOff:
      IconDrawing("\(Self.speaker) M15.4 9.4 L20.8 14.8 M20.8 9.4 L15.4 14.8")
    case .audioFeedbackOn, .speakerUp:
      IconDrawing(
        "\(Self.speaker) M14.4 9.2 Q16 12 14.4 14.8 M17 7 Q20 12 17 17 M19.6 4.8 Q24 12 19.6 19.2")
    case .speakerDown: IconDrawing("\(Self.speaker) M14.8 8.8 Q17 12 14.8 15.2")
    case .brightnessDown:
      IconDrawing(
        "O12 12 4.2",
        areas: """
          O12 4.4 0.6 O12 19.6 0.6 O4.4 12 0.6 O19.6 12 0.6 O6.6 6.6 0.6 O17.4 17.4 0.6 \
          O6.6 17.4 0.6 O17.4 6.6 0.6
          """)
    case .brightnessUp:
      IconDrawing(
        """
        O12 12 4.2 M12 2.4 V4.6 M12 19.4 V21.6 M2.4 12 H4.6 M19.4 12 H21.6 M5.2 5.2 L6.7 6.7 \
        M17.3 17.3 L18.8 18.8 M5.2 18.8 L6.7 17.3 M17.3 6.7 L18.8 5.2
        """)
    case .hapticFeedbackOff: IconDrawing("B7.6 3 8.8 18 2.2 M3 21 L21 3")
    case .hapticFeedbackOn:
      IconDrawing("B7.6 3 8.8 18 2.2 M4.6 8 V16 M1.8 10 V14 M19.4 8 V16 M22.2 10 V14")
    case .undo:
      IconDrawing(
        "M8.2 3.8 L3 9 L8.2 14.2 M3.2 9 H14.6 C18.4 9 21 11.4 21 14.7 C21 18 18.4 20.4 14.6 20.4 H9.6"
      )
    case .redo: KeyboardIcon.undo.newDrawing.mirrored
    default: nil
    }
  }

  private static let speaker = "M2.4 9.4 H5.8 L10.8 5 V19 L5.8 14.6 H2.4 Z"
}
