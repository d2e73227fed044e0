// SPDX-License-Identifier: MIT

extension InputSet {
  /// A page of common emojis: faces, hands and symbols of greetings.
  ///
  /// It is the default for providers without an emoji page of their own.
  public static let emojis = InputSet(rows: [
    Row(chars: "😀😂😊😍😘😎😢😭😡😱"),
    Row(chars: "👍👎👏🙏💪👋🤝👀💯✅"),
    Row(chars: "❤️🎉🔥⭐✨🌹🎂"),
  ])
}
