// SPDX-License-Identifier: MIT

/// The namespace of what suggests words and puts misspelt ones right.
///
/// ```
///   text changed ─▶ Response.autocompleteRequests ─▶ your service ─▶ Input.suggestions ─▶ Scene.suggestions
///                                                                                               │ tap
///   the word is replaced, a space follows ◀──────────────── Input.accept ◀──────────────────────┘
/// ```
///
/// The library has no dictionary. It has the hook: it says when suggestions are wanted and for which text,
/// and does what follows from those that it is given. Whoever embeds it brings the words, at once as an
/// ``AutocompleteService`` of a session, or later, when they are found.
public enum Autocomplete {}
