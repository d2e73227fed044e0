// SPDX-License-Identifier: MIT

import Testing

@testable import ClavierKit

/// The picture of a keyboard's state.
struct SceneBuilderTests {
  private func picture(
    _ hand: SessionHand = SessionHand(), headroom: Double = 0,
    at time: Timestamp? = nil, canType: @escaping (KeyboardAction) -> Bool = { _ in true }
  ) -> StyledScene {
    let builder = SceneBuilder(
      styleService: .standard(), context: hand.session.context, headroom: headroom,
      canType: canType)
    return builder.styled(hand.session.scene, at: time)
  }

  private func key(_ action: KeyboardAction, in scene: StyledScene) throws -> StyledScene.Key {
    try #require(scene.keys.first { $0.action == action })
  }

  @Test func keysAreWhereTheFramesAreInTheirOrder() {
    let hand = SessionHand()
    let scene = picture(hand)
    let frames = hand.session.scene.frames
    #expect(scene.keys.map(\.cap.frame) == frames.keys.map(\.capFrame))
    #expect(scene.keys.map(\.index) == Array(frames.keys.indices))
    #expect(scene.keys.map(\.action) == frames.keys.map(\.action))
  }

  @Test func aPanelCanCoverItsRowsToTheEdge() {
    let frames = SessionHand().session.scene
    var builder = SceneBuilder(styleService: .standard(), headroom: 62)
    let near = builder.styled(frames)
    builder.coversRows = true
    let whole = builder.styled(frames)
    let edge = frames.frames.bounds.maxY
    #expect(near.background.frame.maxY < edge, "a style that ends nearer to its keys")
    #expect(whole.background.frame.maxY == edge && whole.bounds.maxY == edge)
    var moved = near
    moved.background.frame.maxY = edge
    moved.bounds.maxY = edge
    #expect(moved == whole, "nothing else is another")
  }

  @Test func everyKeyHasALabelInsideItsCap() {
    for device in DeviceType.allCases {
      let context = KeyboardContext(deviceType: device)
      let scene = KeyboardSession(context: context, width: 800).styledScene
      for key in scene.keys {
        #expect(!key.labels.isEmpty, "\(device), \(key.action)")
        let cap = key.cap.frame.grown(horizontally: 0, vertically: 2)
        for label in key.labels {
          #expect(label.frame == label.frame.clamped(to: cap), "\(device), \(key.action)")
        }
      }
    }
  }

  @Test func iconsStandWhereTheServiceHasThemAndTextsElsewhere() throws {
    let scene = picture()
    #expect(try key(.backspace, in: scene).labels.first?.content == .icon(.backspace))
    #expect(
      try key(.shift(.uppercased), in: scene).labels.first?.content == .icon(.shiftUppercased))
    #expect(try key(.space, in: scene).labels.first?.content == .text("space"))
    #expect(try key(.character("Q"), in: scene).labels.first?.content == .text("Q"))
  }

  @Test func aLayoutsLabelOverridesTheIcon() throws {
    let item = KeyboardLayout.Item(
      action: .backspace, width: .available, height: 50, label: "rub out")
    let layout = KeyboardLayout(itemRows: [[item]])
    let service = KeyboardLayout.StaticService(layout)
    let session = KeyboardSession(services: Keyboard.Services(layoutService: service))
    #expect(session.styledScene.keys.first?.labels.first?.content == .text("rub out"))
  }

  @Test func smallLettersStandHigherThanCapitals() throws {
    let hand = SessionHand()
    let capital = try key(.character("Q"), in: picture(hand)).labels[0]
    hand.session.context.keyboardCase = .lowercased
    let small = try key(.character("q"), in: picture(hand)).labels[0]
    #expect(small.frame.minY == capital.frame.minY - 2)
    #expect(small.font.size == 26 && capital.font.size == 23)
  }

  @Test func smallLettersOfLowCapsStandInTheMiddle() throws {
    let context = KeyboardContext(
      keyboardCase: .lowercased, interfaceOrientation: .landscape)
    let session = KeyboardSession(context: context, width: 844)
    let key = try key(.character("q"), in: session.styledScene)
    #expect(key.labels[0].frame.center == key.cap.frame.center)
  }

  @Test func aPictureHasTheLanguageOfItsKeyboard() {
    for locale in KeyboardLocale.samples {
      let session = KeyboardSession(context: KeyboardContext(locale: locale))
      #expect(session.styledScene.language == locale.rawValue)
    }
  }

  @Test func onlyThePressedKeyIsPressed() throws {
    let hand = SessionHand()
    let before = picture(hand)
    _ = try hand.down(.space)
    let after = picture(hand)
    #expect(after.keys.filter(\.isPressed).map(\.action) == [.space])
    let changed = zip(before.keys, after.keys).filter { $0.0 != $0.1 }
    #expect(changed.count == 1)
    #expect(try key(.space, in: after).cap.shadows.isEmpty)
    #expect(try key(.character("W"), in: after).cap.shadows.count == 1)
  }

  @Test func aKeyUnderItsBubbleIsStyledAsAtRest() throws {
    let hand = SessionHand()
    let before = picture(hand)
    _ = try hand.down(.character("Q"))
    let after = picture(hand)
    #expect(after.keys == before.keys && after.callouts.count == 1)
  }

  @Test func shiftThatLocksHasABarBesideItsIcon() throws {
    let hand = SessionHand()
    hand.session.context.keyboardCase = .capsLocked
    let locked = try key(.shift(.capsLocked), in: picture(hand))
    #expect(locked.isOn && locked.isLocked && locked.marks.count == 1)
    #expect(locked.marks[0].frame == locked.marks[0].frame.clamped(to: locked.cap.frame))
    hand.session.context.keyboardCase = .lowercased
    let off = try key(.shift(.lowercased), in: picture(hand))
    #expect(!off.isOn && !off.isLocked && off.marks.isEmpty)
  }

  @Test func theBarIsNotOnTheWordsOfAKeyWhoseLabelStandsLow() throws {
    let context = KeyboardContext(deviceType: .tabletPro)
    let hand = SessionHand(KeyboardSession(context: context, width: 1024))
    hand.session.context.keyboardCase = .capsLocked
    let locked = try key(.capsLock, in: picture(hand))
    #expect(locked.labels[0].alignment.vertical == .bottom)
    let bar = try #require(locked.marks.first)
    #expect(bar.frame.maxY < locked.cap.frame.center.y)
    #expect(bar.frame == bar.frame.clamped(to: locked.cap.frame))
    // In that case, Shift does not lock.
    #expect(try key(.shift(.capsLocked), in: picture(hand)).marks.isEmpty)
  }

  @Test func activeModifiersAreHighlightedAndLockedOnesHaveABar() throws {
    let context = KeyboardContext(deviceType: .terminal)
    let hand = SessionHand(KeyboardSession(context: context))
    let off = try key(.modifier(.control), in: picture(hand))
    try hand.tap(.modifier(.control))
    let latched = try key(.modifier(.control), in: picture(hand))
    #expect(latched.isOn && !latched.isLocked && !latched.isPressed && latched.marks.isEmpty)
    #expect(latched.cap != off.cap)
    try hand.tap(.modifier(.control))
    let locked = try key(.modifier(.control), in: picture(hand))
    #expect(locked.isOn && locked.isLocked && locked.marks.count == 1)
  }

  @Test func unusableKeysAreGrey() throws {
    let scene = picture(canType: { $0 != .character("Q") })
    let key = try key(.character("Q"), in: scene)
    #expect(!key.isTypable && key.labels[0].color.alpha == SceneBuilder.untypableOpacity)
    #expect(scene.keys.filter { !$0.isTypable }.count == 1)
    #expect(try self.key(.character("W"), in: scene).labels[0].color.alpha == 1)
  }

  @Test func whileTheSpaceIsDraggedThereAreNoLabels() {
    var scene = KeyboardSession().scene
    let builder = SceneBuilder(styleService: .standard())
    scene.isSpaceDragGestureActive = true
    let picture = builder.styled(scene)
    #expect(picture.keys.allSatisfy { $0.labels.isEmpty && $0.cap.shadows.isEmpty })
    scene.isSpaceDragGestureActive = false
    #expect(builder.styled(scene).keys.allSatisfy { !$0.labels.isEmpty })
  }

  @Test func aKeyWithASecondSignHasItAboveTheFirst() throws {
    let context = KeyboardContext(deviceType: .tablet)
    let scene = KeyboardSession(context: context, width: 768).styledScene
    let key = try #require(scene.keys.first { $0.labels.count == 2 })
    #expect(key.labels[1].frame.maxY == key.labels[0].frame.minY)
    #expect(key.labels[1].font.size < key.labels[0].font.size)
    #expect(key.labels[1].color.alpha == SceneBuilder.secondaryOpacity)
  }

  @Test func aKeyWithSeveralSwipesHasTheirLabelsAtItsEdges() throws {
    var item = KeyboardLayout.Item(action: .character("あ"), width: .available, height: 54)
    item.swipes = [
      .left: .character("い"), .up: .character("う"), .right: .character("え"),
      .down: .character("お"),
    ]
    let pages = KeyboardPages(
      service: KeyboardLayout.StaticService(KeyboardLayout(itemRows: [[item]])),
      context: KeyboardContext(), width: 78)
    let scene = KeyboardEngine(pages: pages).scene
    let picture = SceneBuilder(styleService: .standard()).styled(scene)
    let labels = try #require(picture.keys.first).labels
    try #require(labels.count == 5)
    let texts = ["あ", "い", "う", "え", "お"].map { StyledScene.Label.Content.text($0) }
    #expect(labels.map(\.content) == texts)
    let (own, frames) = (labels[0].frame, labels.map(\.frame))
    #expect(frames[1].minX == own.minX && frames[1].maxX < own.center.x)
    #expect(frames[2].minY == own.minY && frames[2].maxY < own.center.y)
    #expect(frames[3].maxX == own.maxX && frames[3].minX > own.center.x)
    #expect(frames[4].maxY == own.maxY && frames[4].minY > own.center.y)
    #expect(labels[1].font.size < labels[0].font.size)
    #expect(labels[1].color.alpha == SceneBuilder.secondaryOpacity)
  }

  @Test func aWaitingKeyShowsItsProgress() throws {
    var scene = KeyboardSession().scene
    let builder = SceneBuilder(styleService: .standard())
    let start = Timestamp(microseconds: 1_000_000)
    scene.waits = [KeyWait.sample(key: 0, start: start, duration: .seconds(1))]
    func bar(_ time: Timestamp?) -> StyledScene.Box? {
      builder.styled(scene, at: time).keys[0].marks.first
    }
    let cap = scene.frames.keys[0].capFrame
    #expect(bar(start) == nil && bar(nil) == nil)
    #expect(bar(start + .milliseconds(500))?.frame.width == cap.width / 2)
    #expect(bar(start + .seconds(5))?.frame.width == cap.width)
    #expect(bar(Timestamp(microseconds: 0)) == nil)
  }

  @Test func scannedKeysHaveABlackAndWhiteFrame() {
    var scene = KeyboardSession().scene
    let builder = SceneBuilder(styleService: .standard())
    scene.scan = .key(3)
    let boxes = builder.styled(scene).highlights
    #expect(boxes.map(\.frame) == Array(repeating: scene.frames.keys[3].capFrame, count: 2))
    #expect(Set(boxes.map(\.border.color)) == [.black, .white])
    scene.scan = .row(1)
    let row = builder.styled(scene).highlights[0].frame
    let caps = scene.frames.keys[scene.frames.rows[1].keys].map(\.capFrame)
    #expect(row.minX == caps.first?.minX && row.maxX == caps.last?.maxX)
    for scan in [ScanHighlight.row(99), .key(-1), .key(9999)] {
      scene.scan = scan
      #expect(builder.styled(scene).highlights.isEmpty)
    }
  }

  @Test func thePointerIsDrawnAtItsPoint() {
    let builder = SceneBuilder(styleService: .standard())
    let scene = KeyboardSession().scene
    let point = Point(x: 50, y: 60)
    #expect(builder.styled(scene).pointer == nil)
    #expect(builder.styled(scene, pointer: point).pointer?.frame.center == point)
    let pressed = builder.styled(scene, pointer: point, isPointerPressed: true).pointer
    #expect((pressed?.frame.width ?? 99) < 20)
  }

  @Test func theBoundsHoldKeysToolbarAndRoomAbove() {
    let hand = SessionHand()
    let keys = hand.session.scene.frames.bounds
    #expect(picture(hand).bounds.minY == 0)
    #expect(picture(hand, headroom: 60).bounds.minY == -60)
    // A phone's keys move two points closer to the edge.
    #expect(picture(hand).bounds.maxY == keys.maxY - 2)
    hand.session.state.toolbarHeight = 48
    let withBar = picture(hand)
    #expect(withBar.bounds.minY == 0 && withBar.background.frame.minY == 0)
    #expect(withBar.toolbar?.box.frame == Rect(x: 0, y: 0, width: keys.width, height: 48))
    #expect(withBar.bounds.maxX == keys.maxX && withBar.bounds.maxY == keys.maxY + 46)
    for room in [-5, .nan, -.infinity] as [Double] {
      #expect(picture(hand, headroom: room).bounds.minY == 0)
    }
  }

  @Test func equalScenesGiveEqualPictures() {
    #expect(picture() == picture())
    #expect(picture().damage(from: picture()).isEmpty)
  }
}

extension KeyWait {
  static func sample(key: Int, start: Timestamp, duration: Duration) -> KeyWait {
    KeyWait(key: key, start: start, due: start + duration)
  }
}
