// SPDX-License-Identifier: MIT

import ClavierKit
import Testing

struct LayoutInputSetDeviceTests {
  private func rows(_ set: InputSet, _ device: DeviceType) -> [String] {
    set.rows(for: device).characters().map { $0.joined() }
  }

  @Test(arguments: [DeviceType.tablet, .tabletPro])
  func tabletsHaveCommaAndFullStopInTheLastRowOfLetters(device: DeviceType) {
    #expect(rows(.qwerty, device) == ["qwertyuiop", "asdfghjkl", "zxcvbnm,."])
    #expect(rows(.qwertz, device) == ["qwertzuiop", "asdfghjkl", "yxcvbnm,."])
    #expect(rows(.qwertzGerman, device) == ["qwertzuiopü", "asdfghjklöä", "yxcvbnm,."])
    #expect(rows(.azerty, device) == ["azertyuiop", "qsdfghjklm", "wxcvbn’,."])
    #expect(rows(.colemak, device) == ["qwfpgjluy", "arstdhneio", "zxcvbkm,."])
    #expect(rows(.dvorak, device) == ["’,.pyfgcrl", "aoeuidhtns", "qjkxbmwvz"])
  }

  @Test func phonesHaveTheirLettersAlone() {
    #expect(rows(.qwerty, .phone) == ["qwertyuiop", "asdfghjkl", "zxcvbnm"])
    #expect(rows(.qwertz, .phone) == ["qwertzuiop", "asdfghjkl", "yxcvbnm"])
    #expect(rows(.azerty, .phone) == ["azertyuiop", "qsdfghjklm", "wxcvbn’"])
    #expect(rows(.colemak, .phone) == ["qwfpgjluy", "arstdhneio", "zxcvbkm"])
    #expect(rows(.dvorak, .phone) == ["’,.pyfgcrl", "aoeuidhtns", "qjkxbmwvz"])
  }

  @Test(arguments: [InputSet.qwerty, .qwertz, .qwertzGerman, .azerty, .colemak, .dvorak])
  func everyAlphabetHasAllLettersOnceOnEveryDevice(set: InputSet) {
    for device in DeviceType.allCases {
      let keys = set.rows(for: device).joined().map(\.lowercased)
      #expect(Set("abcdefghijklmnopqrstuvwxyz".map(String.init)).isSubset(of: keys))
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test(arguments: [DeviceType.tablet, .tabletPro])
  func tabletsHaveTheirOwnDigitsAndSigns(device: DeviceType) {
    let digits = InputSet.numeric(currency: "$")
    #expect(
      rows(digits, device) == ["1234567890", "@#$&*()\u{2019}\u{201D}", "%-+=/;:!?"])
    let signs = InputSet.symbolic(currencies: ["€", "£", "¥"])
    #expect(rows(signs, device) == ["1234567890", "€£¥_^[]{}", "§|~\u{2026}\\<>!?"])
    #expect(rows(digits, .phone)[2] == ".,?!’")
    #expect(rows(signs, .phone)[0] == "[]{}#%^*+=")
  }

  @Test func aCurrencyOfSeveralCharactersIsOneKeyOnTabletsToo() {
    let digits = InputSet.numeric(currency: "kr").rows(for: .tablet)
    #expect(digits[1].map(\.neutral) == ["@", "#", "kr", "&", "*", "(", ")", "’", "”"])
    let signs = InputSet.symbolic(currencies: ["CHF", "", "kr"]).rows(for: .tablet)
    #expect(signs[1].map(\.neutral) == ["CHF", "kr", "_", "^", "[", "]", "{", "}"])
    #expect(InputSet.numeric(currency: "").rows(for: .tablet)[1].count == 8)
  }

  @Test func deviceInputSetsAreResolvedOnUse() {
    let set = InputSet(
      rows: [.init(chars: "ab")],
      deviceVariations: [
        .tablet: [.init(chars: "ab"): .init(chars: "abc")],
        .tabletPro: [.init(chars: "ab"): .init(chars: "abcd")],
      ])
    #expect(DeviceType.handhelds.map { rows(set, $0) } == [["ab"], ["abc"], ["abcd"]])
  }

  @Test func aRowThatWasChangedIsTheSameOnAllDevices() {
    var set = InputSet.qwerty
    set.rows[2].append(InputSet.Item("ñ"))
    set.rows.insert(.init(chars: "1234567890"), at: 0)
    for device in DeviceType.allCases {
      #expect(rows(set, device) == ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnmñ"])
    }
  }

  @Test func aRowThatWasMovedKeepsItsVariation() {
    var set = InputSet.qwerty
    set.rows.swapAt(0, 2)
    #expect(rows(set, .tablet) == ["zxcvbnm,.", "asdfghjkl", "qwertyuiop"])
    set.rows.removeAll()
    #expect(rows(set, .tablet) == [])
  }

  @Test func setsWithOtherVariationsAreNotEqual() {
    #expect(InputSet.qwerty != InputSet(rows: InputSet.qwerty.rows))
    #expect(InputSet(rows: InputSet.qwerty.rows).rows(for: .tablet) == InputSet.qwerty.rows)
  }

  @Test func theDefaultContextIsAPhoneWithAStandardField() {
    #expect(KeyboardContext().deviceType == .phone)
    #expect(KeyboardContext().fieldPurpose == .standard)
    #expect(KeyboardContext(deviceType: .tablet) != KeyboardContext())
    #expect(KeyboardContext(fieldPurpose: .url) != KeyboardContext())
  }
}
