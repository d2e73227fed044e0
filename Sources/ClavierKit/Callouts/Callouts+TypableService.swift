// SPDX-License-Identifier: MIT

extension Callouts {
  /// The callout actions of another service, without characters that the receiver cannot be sent.
  package struct TypableService: KeyboardCalloutService {
    package var base: any KeyboardCalloutService
    private let signs: TypableSigns

    /// Creates a service for one receiver.
    ///
    /// - Parameters:
    ///   - base: The other service.
    ///   - canType: Returns whether the receiver can be sent a character.
    package init(
      _ base: any KeyboardCalloutService, canType: @escaping (Character) -> Bool
    ) {
      self.base = base
      signs = TypableSigns(canType: canType)
    }

    /// Returns the typable actions; empty if only the key's own is left.
    ///
    /// A straight quotation mark without actions of its own gets those of the typographic one,
    /// which it may replace on its key.
    package func calloutActions(
      for action: KeyboardAction, context: KeyboardContext
    ) -> [KeyboardAction] {
      var actions = base.calloutActions(for: action, context: context)
      if actions.isEmpty, let mark = TypableSigns.typographic(action) {
        actions = base.calloutActions(for: mark, context: context)
        actions = [action] + actions.filter { $0 != action }
      }
      actions = signs.typable(actions)
      return actions == [action] ? [] : actions
    }
  }
}
