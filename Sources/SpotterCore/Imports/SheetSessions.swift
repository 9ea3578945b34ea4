import DiaryExchange
import FitnessModel

/// Which sessions of a phase the columns of a sheet are. A column is one session, or, where rows of several days have loads in
/// it, a round of them: week 2 of days A and B is sessions 3 and 4.
struct SheetSessions: Sendable {
    /// The days that part the rows, in their order.
    let days: [String]
    /// True where each column of the sheet is a session of every day.
    let isParted: Bool
    /// How many sessions the phase needs.
    let count: Int
    /// The days of the sessions that are known, by column of the phase.
    private(set) var letters: [Int: String] = [:]
    /// When the sessions were, by column of the phase.
    private(set) var dates: [Int: Day] = [:]
    /// The columns of the phase, by the numbers that the sheet gives its own; the first of the round where they are parted.
    private let columns: [Int: Int]

    init(_ draft: PhaseDraft) {
        var days: [String] = []
        for letter in draft.rows.map(\.letter) + draft.columns.map(\.letter)
        where !letter.isEmpty && !days.contains(letter) { days.append(letter) }
        self.days = days
        // The days whose rows have something in a column.
        let used = Dictionary(
            draft.rows.flatMap { row in
                Set(row.loads.keys).union(row.plans.keys).map { ($0, Set(row.letter.isEmpty ? [] : [row.letter])) }
            }, uniquingKeysWith: { $0.union($1) })
        let isShared = used.values.contains { $0.count > 1 }
        // Each day has columns of its own where two of them have some, and none is shared.
        let isSeparate = !isShared && used.values.reduce(into: Set()) { $0.formUnion($1) }.count > 1
        isParted = days.count > 1 && draft.columns.allSatisfy(\.letter.isEmpty) && !isSeparate
        let numbers = draft.columns.map(\.number)
        let width = isParted ? days.count : 1
        // Weeks 9 to 14 find room on a sheet of twelve only when they are counted anew.
        let fits = Phase.sessionCounts.contains((numbers.last ?? 1) * width)
        columns = Dictionary(
            uniqueKeysWithValues: numbers.enumerated().map { ($1, ((fits ? $1 : $0 + 1) - 1) * width + 1) })
        count = columns.values.max().map { $0 + width - 1 } ?? Phase.defaultSessionCount
        for column in draft.columns {
            guard let first = columns[column.number] else { continue }
            if isParted {
                for (index, day) in days.enumerated() { letters[first + index] = day }
            } else {
                let only = used[column.number].flatMap { $0.count == 1 ? $0.first : nil }
                letters[first] = column.letter.isEmpty ? only : column.letter
                dates[first] = column.day
            }
        }
    }

    /// The column of the phase in which a cell of a row stands; one of every day belongs to the first of the round.
    func column(_ number: Int, of row: PhaseDraft.Row) -> Int? {
        columns[number].map { isParted ? $0 + (days.firstIndex(of: row.letter) ?? 0) : $0 }
    }

    /// The day of a row; empty where the phase has no days.
    func letter(_ row: PhaseDraft.Row) -> String { days.contains(row.letter) ? row.letter : "" }

    /// The rows in the order of the days, those of every day first, as every sheet of the diary is.
    func ordered(_ rows: [PhaseDraft.Row]) -> [PhaseDraft.Row] {
        let place = { (row: PhaseDraft.Row) in days.firstIndex(of: row.letter) ?? -1 }
        return rows.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
            .map(\.element)
    }
}
