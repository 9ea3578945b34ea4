import CSQLiteSession
import GRDB

/// Finds the words that were probably meant by misspelt ones, among those that foods have.
///
/// One error from four letters on, two from eight; letters left out, added, wrong, or swapped with their neighbour. What
/// was typed may be the beginning of a word. Of two errors at most one is in the first four letters.
struct FoodSpelling {
    /// A word that may be meant.
    struct Word: Hashable {
        let text: String
        let errors: Int
        let foods: Int
    }

    private static let most = 6
    /// Words that are looked at for one that was typed.
    private static let deepest = 30_000

    private let db: Database

    init(_ db: Database) { self.db = db }

    /// What to look for in place of the typed words; nil where nothing is near.
    func choices(for words: [String]) throws -> [FoodWordChoice]? {
        var isNear = false
        let choices = try words.map { word in
            var choice = FoodWordChoice(typed: word)
            guard Self.errors(in: word) > 0 else { return choice }
            choice.meant = try near(word)
            choice.isBeginning = try begins(word) || choice.meant.isEmpty
            isNear = isNear || !choice.meant.isEmpty
            return choice
        }
        return isNear ? choices : nil
    }

    /// So many errors are forgiven.
    static func errors(in word: String) -> Int {
        let letters = word.unicodeScalars.count
        return letters < 4 ? 0 : letters < 8 ? 1 : 2
    }

    private func begins(_ word: String) throws -> Bool {
        var isThere = false
        try scan(word) { _, _ in
            isThere = true
            return false
        }
        return isThere
    }

    /// The likeliest words: fewest errors, then most foods.
    private func near(_ word: String) throws -> [Word] {
        let typed = Array(word.unicodeScalars.prefix(32))
        let allowed = Self.errors(in: word)
        // Whatever is near begins as one of these.
        let beginnings = Self.variants(of: Array(typed.prefix(allowed == 1 ? 6 : 4)))
        var seen: Set<String> = []
        var found: [Word] = []
        var looked = 0
        for beginning in beginnings {
            try scan(beginning) { text, foods in
                looked += 1
                guard !text.hasPrefix(word), looked <= Self.deepest else { return looked <= Self.deepest }
                let errors = PrefixDistance.between(typed, Array(text.unicodeScalars.prefix(40)), atMost: allowed)
                if let errors, errors > 0, seen.insert(text).inserted {
                    found.append(Word(text: text, errors: errors, foods: foods))
                }
                return true
            }
        }
        found.sort { ($0.errors, -$0.foods, $0.text) < ($1.errors, -$1.foods, $1.text) }
        return Array(found.prefix(Self.most))
    }

    /// Gives the words that begin so, with the number of their foods, until `body` says no.
    private func scan(_ beginning: String, _ body: (String, Int) -> Bool) throws {
        let sql = "SELECT word, foods FROM food_word WHERE word >= ? AND word < ? || char(1114111)"
        let rows = try db.rows(sql, [beginning, beginning])
        while let row = try rows.next() {
            guard body(row.text(0), row[1]) else { return }
        }
    }

    /// The letters themselves and everything that one error makes of them; none that begins as another one does.
    static func variants(of letters: [Unicode.Scalar]) -> [String] {
        var made: Set<String> = []
        func keep(_ scalars: [Unicode.Scalar]) {
            guard !scalars.isEmpty else { return }
            made.insert(String(String.UnicodeScalarView(scalars)))
        }
        let alphabet = alphabet(of: letters)
        keep(letters)
        for place in letters.indices {
            var other = letters
            other.remove(at: place)
            keep(other)
            if place + 1 < letters.count {
                other = letters
                other.swapAt(place, place + 1)
                keep(other)
            }
            for letter in alphabet {
                other = letters
                other[place] = letter
                keep(other)
                other = letters
                other.insert(letter, at: place)
                keep(other)
            }
        }
        // A shorter one finds all that a longer one would find that begins with it.
        var kept: [String] = []
        for text in made.sorted() {
            if let last = kept.last, text.hasPrefix(last) { continue }
            kept.append(text)
        }
        return kept
    }

    /// The letters that people may have meant: Latin ones, and those of the script that was typed.
    private static func alphabet(of letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var values = Array(UInt32(0x61)...0x7A)
        for script in [UInt32(0x3B1)...0x3C9, 0x430...0x44F]
        where letters.contains(where: { script.contains($0.value) }) {
            values += script
        }
        return values.compactMap(Unicode.Scalar.init)
    }
}
