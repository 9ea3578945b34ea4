/// The progress of a row in a session, for a glance.
public enum SetTurn: Hashable, Sendable {
    /// All sets are done.
    case done(sets: Int)
    /// The row is due now.
    case next
    /// Some of the sets are done.
    case begun(sets: Int, of: Int)
    /// All sets are still open.
    case open
    /// Marked as left out.
    case skipped

    /// A row as far as it matters here.
    public struct Row: Hashable, Sendable {
        let label: String
        let sets: Int
        /// The prescribed sets; nil without a plan.
        public let target: Int?
        let isSkipped: Bool

        /// A row with its work sets done and its target, which a free session does not have.
        public init(label: String, sets: Int, target: Int?, isSkipped: Bool = false) {
            self.label = label
            self.sets = sets
            self.target = target
            self.isSkipped = isSkipped
        }

        /// The form for `SupersetOrder`: a skipped row counts as done.
        public var order: (label: String, setsDone: Int, setsTarget: Int?) {
            (label, isSkipped ? max(target ?? 1, 1) : sets, target)
        }
    }

    /// The state of each row.
    ///
    /// - Parameter current: the row under the cursor, which is next while it has sets left.
    public static func all(_ rows: [Row], current: Int?) -> [SetTurn] {
        let goals = goals(of: rows)
        let isDone = rows.indices.map { rows[$0].isSkipped || rows[$0].sets >= goals[$0] }
        let current = current.flatMap { rows.indices.contains($0) ? $0 : nil }
        let isCurrentOpen = current.map { !isDone[$0] } ?? false
        let next = isCurrentOpen ? current : SupersetOrder.next(after: current, rows: rows.map(\.order))
        return rows.indices.map { row in
            if rows[row].isSkipped { return .skipped }
            if isDone[row] { return .done(sets: rows[row].sets) }
            if row == next { return .next }
            return rows[row].sets > 0 ? .begun(sets: rows[row].sets, of: goals[row]) : .open
        }
    }

    /// The row of the next set, independent of the cursor: in the first unfinished superset the one with the fewest
    /// sets. Nil if all is done.
    public static func due(_ rows: [Row]) -> Int? {
        let goals = goals(of: rows)
        let open = rows.indices.filter { !rows[$0].isSkipped && rows[$0].sets < goals[$0] }
        guard let first = open.first else { return nil }
        let superset = SupersetRound.group(of: first, labels: rows.map(\.label))
        return open.filter(superset.contains).min { rows[$0].sets < rows[$1].sets }
    }

    /// How many sets each row is to have. Without a target of its own a row goes as far as its partners, and alone for
    /// one set.
    private static func goals(of rows: [Row]) -> [Int] {
        let labels = rows.map(\.label)
        return rows.indices.map { row in
            let largest = SupersetRound.group(of: row, labels: labels).compactMap { rows[$0].target }.max()
            return max(rows[row].target ?? largest ?? 1, 1)
        }
    }
}
