// SPDX-License-Identifier: MIT

import ClavierKit
import LayoutImport
import Testing

/// The layouts made of a printed surface of the ChromeOS touch keyboard.
struct TouchKeyboardTests {
  /// Three rows, the last of which has keys of half the height, and a key over two rows.
  private let surface = """
    y;height;x;width;name;code
    0;8;0;20;ESC;1
    0;8;22;18;F1;59
    0;24;45;15;BACKSPACE;14
    10;14;0;9,5;1;2
    10;14;10;14,5;A;30
    10;14;25,5;14,5;DOT;52
    26;14;0;20;SHIFT;42
    26;14;21;18;SPACE;57
    26;6,5;40;20;UP;103
    33,5;6,5;40;20;DOWN;108
    """

  @Test func keysAreFoundInRows() {
    let layout = Imported(csv: surface)
    #expect(
      layout.rows(.alphabetic).map { $0.filter { $0 != .none } } == [
        [.escape, .key(.f1), .backspace],
        [.character("1"), .character("a"), .character("."), .backspace],
        [.shift(.lowercased), .space, .key(.up)],
        [.shift(.lowercased), .space, .key(.down)],
      ])
    #expect(layout.layout?.sizeInMillimeters == Size(width: 60, height: 40))
  }

  @Test func shiftAndCapsLockActAsOnAComputer() {
    let layout = Imported(csv: surface)
    let row = { layout.rows(.alphabetic, $0)[1].filter { $0 != .none } }
    #expect(row(.uppercased) == [.character("!"), .character("A"), .character(">"), .backspace])
    #expect(row(.capsLocked) == [.character("1"), .character("A"), .character("."), .backspace])
    #expect(layout.rows(.alphabetic, .capsLocked)[2].contains(.shift(.capsLocked)))
  }

  @Test func capsAreWhereTheKeysArePrinted() throws {
    // Ten points to a millimetre.
    let layout = Imported(csv: surface, width: 600)
    let frames = KeyboardFrames(layout.page(.alphabetic), width: 600)
    #expect(frames.size == Size(width: 600, height: 400))
    func cap(_ action: KeyboardAction) throws -> Rect {
      try #require(frames.keys.first { $0.action == action }).capFrame
    }
    for (action, expected) in [
      (KeyboardAction.escape, Rect(x: 0, y: 0, width: 200, height: 80)),
      (.key(.f1), Rect(x: 220, y: 0, width: 180, height: 80)),
      (.character("a"), Rect(x: 100, y: 100, width: 145, height: 140)),
      (.key(.up), Rect(x: 400, y: 260, width: 200, height: 65)),
      (.key(.down), Rect(x: 400, y: 335, width: 200, height: 65)),
    ] {
      let found = try cap(action)
      #expect(abs(found.minX - expected.minX) < 1e-9, "\(action)")
      #expect(abs(found.minY - expected.minY) < 1e-9, "\(action)")
      #expect(abs(found.maxX - expected.maxX) < 1e-9, "\(action)")
      #expect(abs(found.maxY - expected.maxY) < 1e-9, "\(action)")
    }
    expectTiled(frames, "surface")
  }

  @Test func aTouchAnywhereOnAPrintedKeyHitsIt() {
    let frames = KeyboardFrames(Imported(csv: surface, width: 60).page(.alphabetic), width: 60)
    let expected: [(Double, Double, KeyboardAction)] = [
      (46, 1, .backspace), (59, 9, .backspace), (50, 23, .backspace), (19, 7, .escape),
      (1, 25.5, .shift(.lowercased)), (1, 39, .shift(.lowercased)), (30, 35, .space),
      (41, 32, .key(.up)), (59, 34, .key(.down)), (41, 39, .key(.down)), (12, 23, .character("a")),
    ]
    for (x, y, action) in expected {
      let hit = frames.hitTest(Point(x: x, y: y))
      #expect(hit.map { frames.keys[$0].action } == action, "\(x), \(y)")
    }
  }

  @Test(arguments: [nil, 60, 600, 1280.5])
  func aSurfaceIsTheSameAsALayoutFile(width: Double?) throws {
    let layout = try #require(Imported(csv: surface, width: width).layout)
    #expect(expectSameWhenWritten(layout, "\(width ?? 0) points"))
  }

  @Test func aMillimetreIsAsLargeAsOnAPhone() {
    let frames = KeyboardFrames(Imported(csv: surface).page(.alphabetic), width: 60 * 163 / 25.4)
    #expect(abs(frames.size.height - 40 * 163 / 25.4) < 1e-9)
  }

  @Test(arguments: [
    "x;y;width;height;name;code\n1,5;0;10;10;A;30", "code,name,height,width,y,x\n30,A,10,10,0,1.5",
    " x ; y;width\t;height;name;code \r\n\r\n 1.5 ;0;10;10; A;30\r\n\n",
    "\u{FEFF}x;y;width;height;name;code;name_fn\n1.5;0;10;10;A;30;",
  ])
  func columnsMayComeInAnyOrderAndNumbersHaveAPointOrAComma(text: String) {
    let layout = Imported(csv: text)
    #expect(layout.message == "")
    #expect(layout.layout?.sizeInMillimeters == Size(width: 11.5, height: 10))
  }

  @Test func unsupportedKeysAreReported() {
    let layout = Imported(
      csv: """
        x;y;width;height;name;code;name_fn;code_fn
        0;0;10;10;FN;464;;
        10;0;10;10;A;30;MUTE;113
        20;0;10;25;ENTER;28;;
        0;12;20;12;B;48;;
        0;30;20;20;LEFT;272;;
        """)
    #expect(
      layout.headlines == [
        "1:36: code_fn: what keys do together with Fn is left out",
        "2:1: key 464, \"FN\", is not supported; it does nothing",
        "4:1: \"ENTER\" reaches over 2 rows; each has a part of it",
        "6:1: \"LEFT\" is a mouse's button; it is left out",
      ])
    #expect(layout.rows(.alphabetic)[0].first == .custom(named: "FN"))
    #expect(layout.layout?.sizeInMillimeters == Size(width: 30, height: 25))
  }

  @Test func aMistakeIsShownAtItsPosition() {
    #expect(
      Imported(csv: "x;y;width;height;name;code\n0;0;1O;10;A;30\n").message == """
        x.csv:2:5: width: expected millimetres from 1 to 2000, found "1O"
        0;0;1O;10;A;30
            ^
        """)
  }

  @Test func allMistakesAreReported() {
    let layout = Imported(
      csv: """
        x;y;width;height;name;code
        -1;0;10;10;A;30
        0;1e3;10;10;A;30
        0;0;0;10;A;30
        0;0;10;inf;A;30
        0;0;10;10;A;KEY_A
        0;0;10;10;Ä; 768
        0;0;10;10;A
        0;0;10;10;A;30;5
        0;0;10;1,2,3;A;30
        """)
    #expect(
      layout.headlines == [
        "2:1: x: expected millimetres from 0 to 2000, found \"-1\"",
        "3:3: y: expected millimetres from 0 to 2000, found \"1e3\"",
        "4:5: width: expected millimetres from 1 to 2000, found \"0\"",
        "5:8: height: expected millimetres from 1 to 2000, found \"inf\"",
        "6:13: code: expected a key's number from 1 to 767, found \"KEY_A\"",
        "7:14: code: expected a key's number from 1 to 767, found \"768\"",
        "8:1: there are 6 columns, but this line has 5",
        "9:1: there are 6 columns, but this line has 7",
        "10:8: height: expected millimetres from 1 to 2000, found \"1,2,3\"",
      ])
  }

  @Test(arguments: [
    ("", "is empty; the first line names the columns: x;y;width;height;name;code"),
    ("x;y;width;height;name;code", "has no keys below the names of the columns"),
    ("x;y;width;height;name", "1:1: the first line names the columns; code is missing"),
    (
      "x;y;hieght;code;name;width;height",
      "1:5: there is no column \"hieght\"; did you mean \"height\"?"
    ),
    ("x;x;y;width;height;name;code", "1:3: the column \"x\" is there twice"),
    ("y;x;width;height;name;code\n0;0;10;10;L;272", "2:1: there are only buttons of a mouse"),
    ("x;y;width;height;name;code\n" + "0;0;1;1;a;1\n".repeated(201), "has more than 200 keys"),
  ])
  func anInvalidTableIsReported(text: String, expected: String) {
    let imported = Imported(csv: text)
    #expect(imported.layout == nil)
    #expect(imported.headlines == [expected])
  }

  @Test func keysThatAreInNoRowAreRefused() {
    let overlapping = Imported(
      csv: "x;y;width;height;name;code\n0;0;10;10;A;30\n5;0;10;10;B;48\n15;0;10;10;C;46")
    #expect(overlapping.layout == nil)
    #expect(
      overlapping.headlines == [
        "3:1: \"B\" overlaps \"A\" of line 2, or they are in no common row; only keys in rows can be "
          + "imported"
      ])
    // With gaps as in drawings: one millimetre of ten.
    let touching = Imported(
      csv: "x;y;width;height;name;code\n0;0;10;10;A;30\n9;0;10;10;B;48", width: 19)
    let frames = KeyboardFrames(touching.page(.alphabetic), width: 19)
    #expect(frames.keys.map(\.touchFrame.maxX) == [9.5, 19])
  }

  @Test func columnsThatAreStaggeredAreStillRows() {
    let layout = Imported(
      csv: """
        x;y;width;height;name;code
        0;4;10;14;Q;16
        11;2;10;14;W;17
        22;0;10;14;E;18
        0;20;10;14;A;30
        11;18;10;14;S;31
        22;16;10;14;D;32
        """)
    #expect(layout.message == "")
    #expect(
      layout.rows(.alphabetic).map { $0.filter { $0 != .none } } == [
        ["q", "w", "e"].map(KeyboardAction.character),
        ["a", "s", "d"].map(KeyboardAction.character),
      ])
  }
}
