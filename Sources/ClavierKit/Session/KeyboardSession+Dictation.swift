// SPDX-License-Identifier: MIT

// The dictation by the session's service, if it has one.
extension KeyboardSession {
  /// Handles a report of the dictation service; a no-op without a dictation.
  ///
  /// - Parameters:
  ///   - report: The report; a final text is typed, with a space and the capitals of the field,
  ///     and the next Backspace removes it.
  ///   - time: The time of the report.
  /// - Returns: The response; without effects except for a final text.
  public func handle(_ report: Dictation.Report, at time: Timestamp) -> Response {
    var text = ""
    if state.dictationContext.isDictating {
      state.dictationContext.update(report)
      if case .finalText(let dictated) = report { text = dictated }
    }
    return handle(.dictated(Dictation.Part(text), time))
  }

  /// Starts or stops dictation if the response requests it, and cancels it if another key was
  /// pressed, or another field is focused.
  func updateDictation(after input: Input, _ response: Response) {
    guard let service = services.dictationService else { return }
    let isDictating = state.dictationContext.isDictating
    var isOtherField = context.fieldPurpose.isSecret
    if case .newField = input { isOtherField = true }
    if isDictating, isOtherField || response.interruptsDictation {
      state.dictationContext = DictationContext()
      service.cancelDictation()
    } else if response.effects.contains(.request(.dictation)), !context.fieldPurpose.isSecret {
      state.dictationContext.state = isDictating ? .thinking : .listening
      if isDictating {
        service.stopDictation()
      } else {
        service.startDictation(localeIdentifier: context.locale.rawValue)
      }
    }
  }
}
