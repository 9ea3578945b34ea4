import FitnessModel
import GRDB

/// One search in the foods that a trainer may see.
struct FoodSearch {
    /// With fewer hits than this, misspelt words are corrected.
    private static let few = 5
    /// Rows of imported foods that are looked at for one answer.
    private static let deepest = 2000
    /// Rows of the catalogue, and of custom foods, that are looked at for one answer.
    private static let most = 20_000

    let db: Database
    let viewer: Identifier<Trainer>
    let client: Identifier<Client>?
    let question: FoodQuestion
    let limit: Int

    /// The hits in their order.
    func hits() throws -> [FoodHit] {
        var found = Found()
        try gather(FoodWordChoice.all(question.words), into: &found)
        if found.hits.count < min(Self.few, limit), let choices = try FoodSpelling(db).choices(for: question.words) {
            var corrected = Found(seen: found.seen)
            try gather(choices, into: &corrected)
            found.hits += Self.bySpelling(corrected, choices)
        }
        return try db.complete(Array(found.hits.prefix(limit)), client: client)
    }

    typealias Row = (hit: FoodHit, words: String)

    private struct Found {
        var hits: [FoodHit] = []
        var seen: Set<Identifier<Food>> = []
        var words: [Identifier<Food>: String] = [:]
    }

    /// Most used first, then foods of trainers and the catalogue, then imported ones.
    private func gather(_ choices: [FoodWordChoice], into found: inout Found) throws {
        guard !choices.isEmpty, limit > 0 else { return }
        try add(used(choices), to: &found)
        let match = question.match(choices)
        let own = try numbers(match, in: FoodNumbers.regular[1], depth: Self.most)
        guard choices.count > 1 else {
            try add(regular(own + numbers(match, in: FoodNumbers.regular[0], depth: Self.most), choices), to: &found)
            for isFirst in [true, false] where found.hits.count < limit {
                try add(imported(choices, first: isFirst), to: &found)
            }
            return
        }
        // For frequent words that rarely occur together the lists are read once.
        let range = FoodNumbers.regular[0].lowerBound...FoodNumbers.imported.upperBound
        let all = try numbers(match, in: range, depth: depth(for: choices))
        let catalogue = all.prefix { $0 < FoodNumbers.imported.lowerBound }
        try add(regular(own + catalogue, choices), to: &found)
        guard found.hits.count < limit else { return }
        try add(imported(Array(all.dropFirst(catalogue.count)), choices), to: &found)
        try add(deepImported(choices, seen: all.count, found: found.hits.count), to: &found)
    }

    private func add(_ rows: [Row], to found: inout Found) {
        for row in rows where found.seen.insert(row.hit.id).inserted {
            found.hits.append(row.hit)
            found.words[row.hit.id] = row.words
        }
    }

    /// The client's earlier foods, the most frequent first.
    func used(_ choices: [FoodWordChoice]) throws -> [Row] {
        guard let client else { return [] }
        var condition = visible()
        for choice in choices { choice.narrow(&condition) }
        let sql = """
            SELECT \(Food.columns), f.words FROM food_use u CROSS JOIN food f ON f.id = u.food
            WHERE u.client = ? AND \(condition.sql) ORDER BY u.uses DESC, u.last_day DESC, f.name_key, f.id LIMIT ?
            """
        return try rows(sql, [client] + condition.values + [limit])
    }

    /// Rows of the catalogue and of trainers: a few hundred, so all matches are sorted.
    private func regular(_ numbers: [Int64], _ choices: [FoodWordChoice]) throws -> [Row] {
        let prefix = question.words.joined(separator: " ")
        let order = "substr(f.words, 1, ?) <> ?, length(f.name_key), f.name_key, f.id"
        return try rows(numbers, choices, order: order, [prefix.unicodeScalars.count, prefix])
    }

    /// Rows of imported foods for one word: the first ones in the index, which have short names.
    private func imported(_ choices: [FoodWordChoice], first: Bool) throws -> [Row] {
        let depth = depth(for: choices)
        let numbers = try numbers(question.match(choices, first: first), in: FoodNumbers.imported, depth: depth)
        let rows = try imported(numbers, choices)
        return first ? rows : try rows + deepImported(choices, seen: numbers.count, found: rows.count)
    }

    private func imported(_ numbers: [Int64], _ choices: [FoodWordChoice]) throws -> [Row] {
        let rows = try rows(numbers, choices)
        let prefix = question.words.joined(separator: " ")
        return rows.filter { $0.words.hasPrefix(prefix) } + rows.filter { !$0.words.hasPrefix(prefix) }
    }

    /// Many words have the same first eight letters, few are longer: those are assembled quickly.
    private func deepImported(_ choices: [FoodWordChoice], seen: Int, found: Int) throws -> [Row] {
        guard seen == Self.deepest, found < limit, choices.contains(where: \.isLong) else { return [] }
        let match = question.match(choices, isExact: true)
        return try imported(numbers(match, in: FoodNumbers.imported, depth: Self.deepest), choices)
    }

    /// The number of rows to read, since hidden foods and single letters remove some; of long words perhaps nearly all.
    private func depth(for choices: [FoodWordChoice]) -> Int {
        choices.contains(where: \.isLong) ? Self.deepest : min(limit + 500, Self.deepest)
    }

    /// The matches of the index, in its order.
    private func numbers(_ match: String, in range: ClosedRange<Int64>, depth: Int) throws -> [Int64] {
        let sql = """
            SELECT rowid FROM food_search WHERE food_search MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid LIMIT ?
            """
        return try db.all(sql, match, range.lowerBound, range.upperBound, depth) { $0[0] as Int64 }
    }

    /// The foods of these numbers that are visible and have the words; in the order of the numbers by default.
    private func rows(
        _ numbers: [Int64], _ choices: [FoodWordChoice], order: String? = nil, _ values: [any Storable] = []
    ) throws -> [Row] {
        guard !numbers.isEmpty else { return [] }
        var condition = visible()
        for choice in choices where choice.isOpen { choice.narrow(&condition) }
        let sql = """
            SELECT \(Food.columns), f.words FROM json_each(?) n CROSS JOIN food f ON f.id = n.value
            WHERE \(condition.sql) \(order.map { "ORDER BY \($0)" } ?? "") LIMIT ?
            """
        return try rows(sql, [numbers.json] + condition.values + values + [limit])
    }

    /// Which foods may be found at all.
    func visible() -> Condition {
        FoodFilter(group: question.group, client: client).condition(viewer: viewer)
    }

    private func rows(_ sql: String, _ values: [any Storable]) throws -> [Row] {
        let rows = try db.rows(sql, values)
        return try Array(rows.map { (hit: FoodHit(row: $0), words: $0.text(Food.columnCount)) })
    }

    /// Fewest errors first; each hit names the word that matched.
    private static func bySpelling(_ found: Found, _ choices: [FoodWordChoice]) -> [FoodHit] {
        let judged = found.hits.map { hit -> (hit: FoodHit, errors: Int) in
            let words = " \(found.words[hit.id] ?? "") "
            var hit = hit
            var errors = 0
            var meant: [String] = []
            for choice in choices where !(choice.isBeginning && words.contains(" \(choice.typed)")) {
                guard let word = choice.meant.first(where: { words.contains(" \($0.text) ") }) else { continue }
                errors += word.errors
                meant.append(word.text)
            }
            hit.spelling = meant.isEmpty ? nil : meant.joined(separator: " ")
            return (hit, errors)
        }
        return judged.sorted { $0.errors < $1.errors }.map(\.hit)
    }
}

extension FoodSearch {
    /// Without typed text: the client's most frequent foods, then the others by name.
    func mostUsed() throws -> [FoodHit] {
        let condition = visible()
        var hits = try used([]).map(\.hit)
        let seen = Set(hits.map(\.id))
        let sql = "SELECT \(Food.columns) FROM food f WHERE \(condition.sql) ORDER BY f.name_key, f.id LIMIT ?"
        let others = try db.rows(sql, condition.values + [limit + seen.count]).map(FoodHit.init(row:))
        while hits.count < limit, let hit = try others.next() {
            if !seen.contains(hit.id) { hits.append(hit) }
        }
        return try db.complete(hits, client: client)
    }

    /// Text without letters (an emoji) is searched in the names; not in imported ones, which are too many.
    func named(_ name: String) throws -> [FoodHit] {
        let condition = visible()
        let sql = """
            SELECT \(Food.columns) FROM food f
            WHERE (f.id < ? OR f.id > ?) AND instr(f.name_key, ?) > 0 AND \(condition.sql)
            ORDER BY length(f.name_key), f.name_key, f.id LIMIT ?
            """
        let head: [any Storable] = [FoodNumbers.imported.lowerBound, FoodNumbers.imported.upperBound, name]
        let hits = try Array(db.rows(sql, head + condition.values + [limit]).map(FoodHit.init(row:)))
        return try db.complete(hits, client: client)
    }
}

/// The number ranges of foods. Search reads its index in the order of the numbers, so they decide the order.
enum FoodNumbers {
    /// Foods of the catalogue have the number of their source.
    static let shipped: ClosedRange<Int64> = 1...0xF_FFFF
    /// Foods that were read from elsewhere in large numbers: by the length of their names, the shortest first, so that
    /// the first ones that search comes upon are those that it would show first. New identifiers are never among them:
    /// they would have been made on the first of January 2026.
    static let imported: ClosedRange<Int64> = 1 << 44...(1 << 45 - 1)
    /// All other numbers: the catalogue, and custom foods with ids like other records. Those are small if the clock of
    /// the machine is before 2026.
    static let regular: [ClosedRange<Int64>] = [1...(imported.lowerBound - 1), (imported.upperBound + 1)...Int64.max]

    /// The first number of imported foods with a name of that length.
    static func firstImported(nameLength: Int) -> Int64 {
        imported.lowerBound + Int64(min(nameLength, 255)) << 32
    }
}
