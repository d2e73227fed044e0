// SPDX-License-Identifier: MIT

/// A best-first search for the most frequent words below some nodes.
///
/// The bound of a node is the rarity of the most frequent word below it. So words are found in
/// order, and only the subtrees that contain them are read. The number of steps is bounded.
struct CompletionSearch {
  /// A word that the search has found.
  struct Completion {
    var node: Lexicon.Node
    /// The letters after those of the seed.
    var letters: [Unicode.Scalar]
    /// The cost of the seed plus the rarity of the word.
    var cost: Float
    /// The numbers with which the seed was added.
    var lexicon: Int
    var seed: Int
  }

  private struct Item {
    var bound: Float
    var cost: Float
    var node: Lexicon.Node
    var lexicon: Int
    var seed: Int
    /// The index of the last letter in `letterChain`.
    var last: Int
    /// Whether the item is the word that ends at the node, rather than the subtree.
    var isWord: Bool
  }

  /// The letters, each with the index of the letter before it.
  private var letterChain: [(letter: Unicode.Scalar, before: Int)] = []
  private var heap: [Item] = []
  private var stepsLeft = 4000

  /// Adds a prefix, called a seed, whose words are searched.
  ///
  /// - Parameters:
  ///   - node: The prefix.
  ///   - cost: The amount added to the rarity of each word, in 1/25 decade.
  ///   - lexicon: The index of the node's lexicon.
  ///   - seed: A number that is returned with the words.
  mutating func add(_ node: Lexicon.Node, cost: Float, lexicon: Int, seed: Int) {
    push(
      Item(
        bound: cost + Float(node.lowestRarity), cost: cost, node: node, lexicon: lexicon,
        seed: seed, last: -1, isWord: false))
  }

  /// Returns the best word that was not returned yet, including the seeds' own words.
  mutating func next(in lexicons: [Lexicon]) -> Completion? {
    while stepsLeft > 0, let item = pop() {
      stepsLeft -= 1
      if item.isWord {
        return Completion(
          node: item.node, letters: letters(upTo: item.last), cost: item.bound,
          lexicon: item.lexicon, seed: item.seed)
      }
      if let rarity = item.node.wordRarity {
        var word = item
        word.isWord = true
        word.bound = item.cost + Float(rarity)
        push(word)
      }
      guard lexicons.indices.contains(item.lexicon) else { continue }
      for child in lexicons[item.lexicon].children(of: item.node) {
        letterChain.append((child.letter, item.last))
        var next = item
        next.node = child.node
        next.last = letterChain.count - 1
        next.bound = item.cost + Float(child.node.lowestRarity)
        push(next)
      }
    }
    return nil
  }

  private func letters(upTo last: Int) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    var place = last
    while place >= 0 {
      letters.append(letterChain[place].letter)
      place = letterChain[place].before
    }
    return letters.reversed()
  }

  private mutating func push(_ item: Item) {
    heap.append(item)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].bound < heap[parent].bound else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() -> Item? {
    guard let last = heap.popLast() else { return nil }
    guard let top = heap.first else { return last }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].bound < heap[least].bound { least = child }
      }
      guard least != parent else { return top }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
