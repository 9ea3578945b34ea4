import DiaryExchange
import FitnessModel

/// Maps the columns of a sheet to sessions of a phase. A column is one session. If rows of several days have loads in
/// it, it is a round of sessions: week 2 of days A and B is sessions 3 and 4.
struct SheetSessions: Sendable {
    /// The days that divide the rows, in order.
    let days: [String]
    /// True if each column of the sheet is a session of every day.
    let isParted: Bool
    /// The number of sessions that the phase needs.
    let count: Int
    /// The phase days of the sessions, if known, by column of the phase.
    private(set) var letters: [Int: String] = [:]
    /// The dates of the sessions, by column of the phase.
    private(set) var dates: [Int: Day] = [:]
    /// The columns of the phase by column number of the sheet; the first column of the round if `isParted`.
    private let columns: [Int: Int]

    init(_ draft: PhaseDraft) {
        var days: [String] = []
        for letter in draft.rows.map(\.letter) + draft.columns.map(\.letter)
        where !letter.isEmpty && !days.contains(letter) { days.append(letter) }
        self.days = days
        // The days of the rows that have a value in a column.
        let used = Dictionary(
            draft.rows.flatMap { row in
                Set(row.loads.keys).union(row.plans.keys).map { ($0, Set(row.letter.isEmpty ? [] : [row.letter])) }
            }, uniquingKeysWith: { $0.union($1) })
        let isShared = used.values.contains { $0.count > 1 }
        // Each day has its own columns if at least two days have any and share none.
        let isSeparate = !isShared && used.values.reduce(into: Set()) { $0.formUnion($1) }.count > 1
        isParted = days.count > 1 && draft.columns.allSatisfy(\.letter.isEmpty) && !isSeparate
        let numbers = draft.columns.map(\.number)
        let width = isParted ? days.count : 1
        // Weeks 9 to 14 fit on a sheet of twelve columns only if they are renumbered.
        let fits = Phase.sessionCounts.contains((numbers.last ?? 1) * width)
        let inOrder = Dictionary(
            uniqueKeysWithValues: numbers.enumerated().map { ($1, ((fits ? $1 : $0 + 1) - 1) * width + 1) })
        columns =
            isSeparate && draft.columns.allSatisfy(\.letter.isEmpty)
            ? Self.byDate(draft.columns, Self.inTurn(draft.columns, of: days, used.mapValues(\.first)) ?? inOrder)
            : inOrder
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

    /// The column of the phase for a cell of a row; a row of every day belongs to the first session of the round.
    func column(_ number: Int, of row: PhaseDraft.Row) -> Int? {
        columns[number].map { isParted ? $0 + (days.firstIndex(of: row.letter) ?? 0) : $0 }
    }

    /// The new columns of the loads planned for sessions that were not done. The first planned load of a day moves to
    /// the first open session of that day, wherever the sheet has it. A column without a day stays in its position if
    /// that is free.
    ///
    /// - Parameter done: The dates of the sessions, by column of the phase.
    func open(_ done: [Int: Day], of phase: Phase) -> [Int: Int] {
        let begun = Dictionary(uniqueKeysWithValues: done.map { ($0, (name: letters[$0] ?? "", date: $1)) })
        // Loads without a session of their day take any free column, as everywhere in a full sheet.
        let most = max(count, Phase.sessionCounts.upperBound)
        let turns = phase.days.ofColumns(most, begun: begun, from: phase.start)
        let columns = (1..<count + 1).filter { done[$0] == nil }
        var free = turns.keys.filter { done[$0] == nil }.sorted()
        var places: [Int: Int] = [:]
        for column in columns {
            guard let letter = letters[column], let place = free.firstIndex(where: { turns[$0] == letter }) else {
                continue
            }
            places[column] = free.remove(at: place)
        }
        for column in columns where places[column] == nil {
            guard let place = free.firstIndex(of: column) ?? free.indices.first else { continue }
            places[column] = free.remove(at: place)
        }
        return places
    }

    /// The order of sessions if the sheet groups its columns by day (all of A, then all of B): the first of A, the
    /// first of B, the second of A, with columns of no day in the gaps. Returns nil if the columns are in session order
    /// already.
    private static func inTurn(
        _ columns: [PhaseDraft.Column], of days: [String], _ used: [Int: String?]
    ) -> [Int: Int]? {
        let sequence = columns.compactMap { used[$0.number].flatMap(\.self) }
        let changes = zip(sequence, sequence.dropFirst()).count { $0 != $1 }
        guard changes < Set(sequence).count else { return nil }
        var places: [Int: Int] = [:]
        for (index, day) in days.enumerated() {
            for (turn, column) in columns.filter({ used[$0.number] == day }).enumerated() {
                places[column.number] = turn * days.count + index + 1
            }
        }
        var free = (1...columns.count * (days.count + 1)).filter { !places.values.contains($0) }
        for column in columns where places[column.number] == nil { places[column.number] = free.removeFirst() }
        return places
    }

    /// Sorts the columns by date if their dates contradict the order; columns without a date come last.
    private static func byDate(_ columns: [PhaseDraft.Column], _ places: [Int: Int]) -> [Int: Int] {
        let ordered = columns.sorted { (places[$0.number] ?? 0) < (places[$1.number] ?? 0) }
        let dated = ordered.filter { $0.day != nil }
        let byDate = dated.sorted { ($0.day ?? .earliest) < ($1.day ?? .earliest) }
        guard byDate != dated else { return places }
        let all = byDate + ordered.filter { $0.day == nil }
        return Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.number, $0 + 1) })
    }

    /// The rows in the order of the days, with rows of every day first, as in every sheet of the diary.
    func ordered(_ rows: [PhaseDraft.Row]) -> [PhaseDraft.Row] {
        let place = { (row: PhaseDraft.Row) in days.firstIndex(of: row.letter) ?? -1 }
        return rows.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
            .map(\.element)
    }
}
