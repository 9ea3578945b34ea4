import FitnessModel
import GRDB

/// One search in the foods that a trainer may see.
struct FoodSearch {
    /// Fewer hits than these are too little: then what is misspelt is looked for.
    private static let few = 5
    /// Rows of imported foods that are looked at for one answer.
    private static let deepest = 2000

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

    private typealias Row = (hit: FoodHit, words: String)

    private struct Found {
        var hits: [FoodHit] = []
        var seen: Set<Identifier<Food>> = []
        var words: [Identifier<Food>: String] = [:]
    }

    /// Most used first, then what trainers and the catalogue have, then what was imported.
    private func gather(_ choices: [FoodWordChoice], into found: inout Found) throws {
        guard !choices.isEmpty, limit > 0 else { return }
        try add(used(choices), to: &found)
        try add(kept(choices), to: &found)
        // Of several words those that begin the name are put first afterwards: asking twice would go twice through all lists.
        for isFirst in choices.count == 1 ? [true, false] : [false] where found.hits.count < limit {
            try add(imported(choices, first: isFirst), to: &found)
        }
    }

    private func add(_ rows: [Row], to found: inout Found) {
        for row in rows where found.seen.insert(row.hit.id).inserted {
            found.hits.append(row.hit)
            found.words[row.hit.id] = row.words
        }
    }

    /// What the client had before.
    private func used(_ choices: [FoodWordChoice]) throws -> [Row] {
        guard let client else { return [] }
        var condition = visible()
        for choice in choices { condition.add(choice.condition) }
        let sql = """
            SELECT \(Food.columns), f.words FROM food_use u CROSS JOIN food f ON f.id = u.food
            WHERE u.client = ? AND \(condition.sql) ORDER BY u.uses DESC, u.last_day DESC, f.name_key, f.id LIMIT ?
            """
        return try rows(sql, [client] + condition.values + [limit])
    }

    /// Of the catalogue and of the trainers: some hundreds, so all that fit are put in order.
    private func kept(_ choices: [FoodWordChoice]) throws -> [Row] {
        var condition = visible()
        for choice in choices where choice.isOpen { condition.add(choice.condition) }
        let prefix = question.words.joined(separator: " ")
        var rows: [Row] = []
        let found = """
            SELECT rowid AS id FROM food_search WHERE food_search MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid LIMIT ?
            """
        for range in FoodNumbers.kept {
            let sql = """
                SELECT \(Food.columns), f.words FROM (\(found)) s CROSS JOIN food f ON f.id = s.id
                WHERE \(condition.sql)
                ORDER BY substr(f.words, 1, ?) <> ?, length(f.name_key), f.name_key, f.id LIMIT ?
                """
            let head: [any Storable] = [question.match(choices), range.lowerBound, range.upperBound, 20_000]
            let tail: [any Storable] = [prefix.unicodeScalars.count, prefix, limit]
            rows += try self.rows(sql, head + condition.values + tail)
        }
        return rows.sorted { first, second in
            let begins = (first.words.hasPrefix(prefix), second.words.hasPrefix(prefix))
            if begins.0 != begins.1 { return begins.0 }
            let lengths = (first.hit.name.count, second.hit.name.count)
            return lengths.0 != lengths.1 ? lengths.0 < lengths.1 : first.words < second.words
        }
    }

    /// Of what was read in large numbers: the first ones that the index comes upon, which are those with short names.
    private func imported(_ choices: [FoodWordChoice], first: Bool) throws -> [Row] {
        let isLong = choices.contains { $0.isLong }
        // Hidden foods and single letters take some of the rows away; of long words perhaps nearly all.
        let depth = isLong ? Self.deepest : limit + (choices.contains { $0.isOpen } ? 450 : 200)
        var rows = try imported(question.match(choices, first: first), choices, depth: depth)
        // Many begin alike in their first eight letters, few in all: those few are put together quickly.
        if isLong, rows.count < limit, !first {
            rows = try imported(question.match(choices, isExact: true), choices, depth: depth)
        }
        let prefix = question.words.joined(separator: " ")
        return rows.sorted { left, right in
            let begins = (left.words.hasPrefix(prefix), right.words.hasPrefix(prefix))
            return begins.0 != begins.1 ? begins.0 : left.hit.id < right.hit.id
        }
    }

    private func imported(_ match: String, _ choices: [FoodWordChoice], depth: Int) throws -> [Row] {
        var condition = visible()
        for choice in choices where choice.isOpen { condition.add(choice.condition) }
        let sql = """
            SELECT \(Food.columns), f.words FROM (
                SELECT rowid AS id FROM food_search WHERE food_search MATCH ? AND rowid BETWEEN ? AND ? ORDER BY rowid
                LIMIT ?) s CROSS JOIN food f ON f.id = s.id
            WHERE \(condition.sql) LIMIT ?
            """
        let range = FoodNumbers.imported
        let head: [any Storable] = [match, range.lowerBound, range.upperBound, depth]
        return try rows(sql, head + condition.values + [choices.count == 1 ? limit : limit + 50])
    }

    private func visible() -> Condition {
        FoodFilter(group: question.group, client: client).condition(viewer: viewer)
    }

    private func rows(_ sql: String, _ values: [any Storable]) throws -> [Row] {
        let rows = try db.rows(sql, values)
        return try Array(rows.map { (hit: FoodHit(row: $0), words: $0.text(16)) })
    }

    /// The fewest errors first; each hit says which word was taken for the one typed.
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
        return judged.enumerated().sorted { ($0.element.errors, $0.offset) < ($1.element.errors, $1.offset) }
            .map(\.element.hit)
    }
}

extension Condition {
    fileprivate mutating func add(_ words: (sql: String, values: [String])) {
        add(words.sql, all: words.values)
    }
}
