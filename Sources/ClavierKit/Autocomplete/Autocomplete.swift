// SPDX-License-Identifier: MIT

/// The namespace of word suggestions and autocorrection.
///
/// ```
///   text changed ─▶ Response.autocompleteRequests ─▶ your service ─▶ Input.suggestions
///                                                                           │
///   the word is replaced, a space follows ◀─ Input.accept ◀─tap─ Scene.suggestions
/// ```
///
/// This part of the library has no dictionary: it requests suggestions for a text and applies those
/// that arrive. The embedding program provides them at once through an ``AutocompleteService`` of a
/// session, or later.
public enum Autocomplete {}
