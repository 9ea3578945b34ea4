public import FitnessModel
import GRDB

extension DiaryAccess {
    /// Puts what another program recorded as eaten into the diary, as one change. What was imported before is passed over.
    ///
    /// - Parameters:
    ///   - label: what undo names, such as "Import servings.csv for Jan Novak".
    ///   - progress: told the done part, 0...1, now and then; its false cancels, and nothing is changed.
    @discardableResult
    public func importServings(
        _ drafts: [ServingDraft], client id: Identifier<Client>, label: String,
        progress: (Double) -> Bool = { _ in true }
    ) throws(StoreError) -> ServingOutcome {
        _ = try clients.get(id)
        return try change(Label.name(label)) { change in
            change.numberDensely()
            var work = try ServingImport(change.db, client: id)
            let rows = try ServingRows(change, client: id)
            let new = work.new(drafts)
            for (number, draft) in new.enumerated() {
                if number % 256 == 0, !progress(Double(number) / Double(new.count)) { throw CancellationError() }
                try rows.insert(draft)
            }
            return work.outcome
        }
    }

    /// What the same import would add. Nothing is changed.
    public func importPreview(
        _ drafts: [ServingDraft], client id: Identifier<Client>
    ) throws(StoreError) -> ServingOutcome {
        _ = try clients.get(id)
        return try read { db in
            var work = try ServingImport(db, client: id)
            _ = work.new(drafts)
            return work.outcome
        }
    }
}

/// Tells what is new in an import of servings, by their source.
private struct ServingImport {
    private(set) var outcome = ServingOutcome()
    private var knownSources: Set<String>

    init(_ db: Database, client: Identifier<Client>) throws {
        let sources = "SELECT source FROM food_entry WHERE client = ? AND source IS NOT NULL"
        knownSources = Set(try db.all(sources, client) { $0.text(0) })
    }

    /// The drafts that are not in the diary yet, the earliest day first, so that ids follow the days; within one day in
    /// the order of the file.
    mutating func new(_ drafts: [ServingDraft]) -> [ServingDraft] {
        var new: [ServingDraft] = []
        for draft in drafts {
            guard knownSources.insert(draft.source).inserted else {
                outcome.alreadyThere += 1
                continue
            }
            outcome.added += 1
            outcome.days.insert(draft.entry.day)
            outcome.energy += draft.entry.nutrients.energy
            new.append(draft)
        }
        let order = new.indices.sorted { left, right in
            let (first, second) = (new[left].entry.day, new[right].entry.day)
            return first == second ? left < right : first < second
        }
        return order.map { new[$0] }
    }
}

/// Adds food entries by the thousand: prepared once.
private struct ServingRows {
    private let change: Change
    private let client: Identifier<Client>
    private let insertion: BoundStatement

    init(_ change: Change, client: Identifier<Client>) throws {
        self.change = change
        self.client = client
        insertion = try BoundStatement(
            change.db,
            """
            INSERT INTO food_entry (
                id, client, day, minute, meal, name, unit, amount_milli, portion_name, portion_milli,
                portion_count_milli, energy_cal, protein_mg, fat_mg, carbohydrate_mg, fibre_mg, sugar_mg, sodium_mg,
                note, source)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
    }

    func insert(_ draft: ServingDraft) throws {
        let (entry, eaten) = (draft.entry, draft.entry.nutrients)
        try insertion.run([
            change.newID(FoodEntry.self), client, entry.day, entry.minute, entry.meal.rawValue, entry.name,
            (entry.amount?.unit ?? .g).rawValue, entry.amount?.thousandths, entry.serving?.portion.name,
            entry.serving?.portion.amount.thousandths, entry.serving?.count, eaten.energy.calories, eaten.protein,
            eaten.fat, eaten.carbohydrate, eaten.fibre, eaten.sugar, eaten.sodium, entry.note, draft.source,
        ])
    }
}
