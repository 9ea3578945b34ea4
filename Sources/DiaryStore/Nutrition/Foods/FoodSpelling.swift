import CSQLiteSession
import GRDB

/// Finds the intended words for misspelt ones, among those of the foods.
///
/// One error from four letters on, two from eight: letters left out, added, wrong, or swapped with their neighbour. The
/// typed word may be a prefix. Of two errors at most one is in the first four letters.
struct FoodSpelling {
    /// A possible word.
    struct Word: Hashable {
        let text: String
        let errors: Int
        let foods: Int
    }

    private static let most = 6
    /// The largest number of words examined for a typed one.
    private static let deepest = 20_000
    /// A word of this frequency counts as intended.
    private static let frequent = 1000

    private let scan: WordScan

    init(_ db: Database) throws { scan = try WordScan(db) }

    /// The words to search in place of the typed ones; nil if there are no similar ones.
    ///
    /// A word is misspelt if indexed words never start with it. Without such a word, the rarest one may be misspelt, if
    /// a frequent one is similar.
    func choices(for words: [String]) throws -> [FoodWordChoice]? {
        var choices = FoodWordChoice.all(words)
        let known = try words.map { Self.errors(in: $0) > 0 ? try foods(beginning: $0) : Self.frequent }
        var suspects = words.indices.filter { known[$0] == 0 }
        if suspects.isEmpty, let rarest = words.indices.min(by: { known[$0] < known[$1] }),
            known[rarest] < Self.frequent
        {
            suspects = [rarest]
        }
        var isNear = false
        for place in suspects {
            choices[place].meant = try near(words[place]).filter { $0.foods >= known[place] }
            choices[place].isBeginning = known[place] > 0 || choices[place].meant.isEmpty
            isNear = isNear || !choices[place].meant.isEmpty
        }
        return isNear ? choices : nil
    }

    /// The number of tolerated errors.
    static func errors(in word: String) -> Int {
        let letters = word.unicodeScalars.count
        return letters < 4 ? 0 : letters < 8 ? 1 : 2
    }

    /// The number of foods with a word that starts so; counted up to `frequent`.
    private func foods(beginning word: String) throws -> Int {
        var sum = 0
        try scan.each(beginning: word) { _, foods in
            sum += foods
            return sum < Self.frequent
        }
        return min(sum, Self.frequent)
    }

    /// The likeliest words: fewest errors, then most foods.
    private func near(_ word: String) throws -> [Word] {
        let typed = Array(word.unicodeScalars.prefix(32))
        let allowed = Self.errors(in: word)
        var distance = PrefixDistance(typed, atMost: allowed)
        var best: [Word] = []
        var looked = 0
        // Every near word starts with one of these.
        for beginning in Self.variants(of: Array(typed.prefix(allowed == 1 ? 6 : 4))) where looked < Self.deepest {
            try scan.each(beginning: beginning) { bytes, foods in
                looked += 1
                guard let errors = distance.to(bytes), errors > 0 else { return looked < Self.deepest }
                if best.count < Self.most
                    || (errors, -foods) < (best[best.count - 1].errors, -best[best.count - 1].foods)
                {
                    best.append(Word(text: String(decoding: bytes, as: UTF8.self), errors: errors, foods: foods))
                    best.sort { ($0.errors, -$0.foods, $0.text) < ($1.errors, -$1.foods, $1.text) }
                    best = Array(best.prefix(Self.most))
                }
                return looked < Self.deepest
            }
        }
        return best
    }

    /// The letters themselves and all variants with one error, without those that start with another one.
    static func variants(of letters: [Unicode.Scalar]) -> [String] {
        var made: Set<String> = []
        func keep(_ scalars: [Unicode.Scalar]) {
            if !scalars.isEmpty { made.insert(String(String.UnicodeScalarView(scalars))) }
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
        // A shorter one finds everything that a longer one with the same prefix would find.
        var result: [String] = []
        for text in made.sorted(by: { Array($0.unicodeScalars).lexicographicallyPrecedes(Array($1.unicodeScalars)) }) {
            if let last = result.last, text.unicodeScalars.starts(with: last.unicodeScalars) { continue }
            result.append(text)
        }
        return result
    }

    /// The letters that may be intended: Latin ones, and those of the typed script.
    private static func alphabet(of letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var values = Array(UInt32(0x61)...0x7A)
        for script in [UInt32(0x3B1)...0x3C9, 0x430...0x44F]
        where letters.contains(where: { script.contains($0.value) }) {
            values += script
        }
        return values.compactMap(Unicode.Scalar.init)
    }
}

/// Reads the words of the foods in order, directly from SQLite: a misspelt word examines hundreds of prefixes and
/// thousands of words during typing.
struct WordScan {
    private let bound: BoundStatement

    init(_ db: Database) throws {
        bound = try BoundStatement(db, "SELECT word, foods FROM food_word WHERE word >= ? AND word < ?")
    }

    /// Calls `body` with the words that start so, as UTF-8 with the number of their foods, until it returns false.
    func each(beginning: String, _ body: (UnsafeBufferPointer<UInt8>, Int) -> Bool) throws {
        let handle = bound.statement.sqliteStatement
        defer { sqlite3_reset(handle) }
        bound.bind(.text(beginning), at: 1)
        bound.bind(.text(beginning + "\u{10FFFF}"), at: 2)
        var code = sqlite3_step(handle)
        while code == SQLITE_ROW {
            let bytes = UnsafeBufferPointer(
                start: sqlite3_column_text(handle, 0), count: Int(sqlite3_column_bytes(handle, 0)))
            guard body(bytes, Int(sqlite3_column_int64(handle, 1))) else { return }
            code = sqlite3_step(handle)
        }
        guard code == SQLITE_DONE else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}
