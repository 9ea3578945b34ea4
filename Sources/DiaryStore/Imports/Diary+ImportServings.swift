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
        try change(Label.name(label)) { change in
            _ = try change.clients.get(id)
            change.numberDensely()
            var work = try ServingImport(change.db, client: id)
            let new = work.new(drafts)
            for (number, draft) in new.enumerated() {
                if number % 256 == 0, !progress(Double(number) / Double(new.count)) { throw CancellationError() }
                var entry = draft.entry
                (entry.client, entry.source) = (id, draft.source)
                _ = try change.insert(entry)
            }
            return work.outcome
        }
    }

    /// What the same import would add. Nothing is changed.
    public func importPreview(
        _ drafts: [ServingDraft], client id: Identifier<Client>
    ) throws(StoreError) -> ServingOutcome {
        try read(of: id) { db, _ in
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
        let new = drafts.filter { knownSources.insert($0.source).inserted }
        outcome.alreadyThere += drafts.count - new.count
        outcome.added += new.count
        outcome.days.formUnion(new.map(\.entry.day))
        outcome.energy += new.map(\.entry.nutrients.energy).reduce(.zero, +)
        return new.sorted { $0.entry.day < $1.entry.day }
    }
}
