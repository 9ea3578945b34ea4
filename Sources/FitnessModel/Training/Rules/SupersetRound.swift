/// A round of a superset or circuit: the rest comes after its last exercise.
public enum SupersetRound {
    /// The row that follows a set of row `current` without rest; nil when that set closes the round.
    ///
    /// Rows that have all their sets are passed over; a row that stands alone closes its round at once.
    public static func partner(after current: Int, rows: [(label: String, setsDone: Int, setsTarget: Int?)]) -> Int? {
        guard rows.indices.contains(current) else { return nil }
        let group = group(of: current, labels: rows.map(\.label))
        let largest = group.compactMap { rows[$0].setsTarget }.max() ?? .max
        return group.first { row in
            row > current && rows[row].setsDone < min(rows[row].setsTarget ?? largest, rows[current].setsDone)
        }
    }

    /// The rows of the same letter, also where they do not stand together; the row alone where it has no label.
    public static func group(of row: Int, labels: [String]) -> [Int] {
        guard labels.indices.contains(row), let superset = RowLabel(labels[row])?.superset else { return [row] }
        return labels.indices.filter { RowLabel(labels[$0])?.superset == superset }
    }
}
