/// Which row comes next on the gym floor: A1, A2, back to A1, then the next letter.
public enum SupersetOrder {
    /// The row of the next set after one of row `current`, or the first one if nil. Nil if all is done.
    ///
    /// A row without a target continues up to the largest target in its superset, and without any has one set. Rows
    /// without a readable label are single. Skipped rows come up again after the later ones.
    public static func next(
        after current: Int?, rows: [(label: String, setsDone: Int, setsTarget: Int?)]
    ) -> Int? {
        let supersets = group(rows.map(\.label))
        let start = current.flatMap { row in supersets.firstIndex { $0.contains(row) } } ?? 0
        for superset in supersets[start...] + supersets[..<start] {
            let largest = superset.compactMap { rows[$0].setsTarget }.max() ?? 1
            let place = current.flatMap(superset.firstIndex).map { $0 + 1 } ?? 0
            let round = superset[place...] + superset[..<place]
            if let row = round.first(where: { rows[$0].setsDone < rows[$0].setsTarget ?? largest }) { return row }
        }
        return nil
    }

    /// Indices of the rows by letter, letters in the order of the sheet.
    private static func group(_ labels: [String]) -> [[Int]] {
        labels.indices.map { SupersetRound.group(of: $0, labels: labels) }.enumerated()
            .filter { row, group in group.first == row }.map(\.element)
    }
}

/// A round of a superset or circuit: the rest comes after its last exercise.
public enum SupersetRound {
    /// The row that follows a set of row `current` without rest; nil if that set closes the round.
    ///
    /// Rows with all their sets are skipped; a single row closes its round at once.
    public static func partner(after current: Int, rows: [(label: String, setsDone: Int, setsTarget: Int?)]) -> Int? {
        guard rows.indices.contains(current) else { return nil }
        let group = group(of: current, labels: rows.map(\.label))
        let largest = group.compactMap { rows[$0].setsTarget }.max() ?? .max
        return group.first { row in
            row > current && rows[row].setsDone < min(rows[row].setsTarget ?? largest, rows[current].setsDone)
        }
    }

    /// The rows of the same letter, adjacent or not; the row alone without a label.
    public static func group(of row: Int, labels: [String]) -> [Int] {
        guard labels.indices.contains(row), let superset = RowLabel(labels[row])?.superset else { return [row] }
        return labels.indices.filter { RowLabel(labels[$0])?.superset == superset }
    }
}
