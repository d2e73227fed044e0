// SPDX-License-Identifier: MIT

import Testing

/// The unigrams of n-gram models.
struct NGramModelTests {
  @Test("Onboard's models have counts, and words with capitals")
  func onboard() {
    let text = """
      \\data\\
      ngram 1=4
      ngram 2=1

      \\1-grams:
      1 <unk>
      9 Paris
      90 the
      1 2nd

      \\2-grams:
      5 the Paris

      \\end\\
      """
    #expect(reading(text) == ["Paris 26", "the 1"])
  }

  @Test("Models of the ARPA form have logarithms to base 10")
  func arpa() {
    let text =
      "\\data\\\nngram 1=3\n\\1-grams:\n-99 <s> -0.5\n-1 the -0.3\n-2.02\tof\n-50 x\n\\end\\\n"
    #expect(reading(text) == ["the 25", "of 51", "x 254"])
  }

  @Test(
    "An invalid model is refused with the line of the mistake",
    arguments: [
      ("\\data\\\nngram 1=2\n", ": has no line \"\\1-grams:\""),
      ("\\data\\\nngram 1=x\n\\1-grams:\n", ":2: promises no number of unigrams"),
      ("\\data\\\nngram 1=2\n\\1-grams:\n1 a\n", ": promises 2 unigrams and has 1: it is cut off"),
      ("\\data\\\n\\1-grams:\n1.5 a\n", ":3: \"1.5\" is neither a count nor a logarithm"),
      ("\\data\\\n\\1-grams:\nnan a\n", ":3: \"nan\" is neither a count nor a logarithm"),
      ("\\data\\\n\\1-grams:\n-inf a\n", ":3: \"-inf\" is neither a count nor a logarithm"),
      ("\\data\\\n\\1-grams:\n17\n", ":3: is no number with a word"),
    ])
  func wrong(text: String, message: String) {
    #expect(reading(text) == ["x.dic\(message)"])
  }
}
