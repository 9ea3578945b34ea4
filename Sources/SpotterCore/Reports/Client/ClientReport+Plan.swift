import DiaryStore
import FitnessModel

extension ClientReport.PlanLines {
    /// The rows of a sheet with what was done of them last. What could not be read as sets is a note, and stays out.
    init(_ sheet: PhaseSheet, done: Int, notes: Bool) {
        let phase = sheet.phase
        (name, goal, start, lastDay) = (phase.name, phase.goal, phase.start, phase.lastDay)
        (sessionCount, sessionsDone) = (phase.sessionCount, done)
        self.notes = notes ? phase.notes : ""
        hasDays = !phase.days.isEmpty
        rows = sheet.rows.compactMap { row in
            guard !row.row.exerciseName.isEmpty else { return nil }
            let last = Self.last(row, on: sheet)
            return Row(
                day: row.row.letter, exercise: row.row.exerciseName, asked: row.row.prescription,
                last: last?.text ?? "", lastDay: last?.day)
        }
    }

    /// The work sets of the newest session that has any in a row.
    private static func last(_ row: SheetRow, on sheet: PhaseSheet) -> (text: String, day: Day)? {
        for session in sheet.sessions.sorted(by: { ($0.day, $0.id) > ($1.day, $1.id) }) {
            guard let column = session.column, let cell = sheet.cell(row.row.id, column: column) else { continue }
            let sets = LoadCell(cell.text, unit: session.unit, kind: row.unitKind).sets.filter { !$0.isWarmUp }
            guard !sets.isEmpty else { continue }
            let plain = LoadCell.render(sets, unit: session.unit)
            let read = LoadCell(plain, unit: session.unit, kind: row.unitKind)
            return (read.described(in: session.unit), session.day)
        }
        return nil
    }
}

extension ClientReport.DateLine {
    /// So many are told.
    private static let most = 8

    /// The days to come that mesocycles and phases name, the next one first.
    static func lines(_ profile: ClientProfile, from today: Day) -> [Self] {
        var lines: [Self] = []
        func add(_ day: Day?, _ what: String) {
            guard let day, day >= today else { return }
            let line = Self(day: day, what: what)
            if !lines.contains(line) { lines.append(line) }
        }
        for item in profile.mesocycles {
            let timeline = item.timeline(today: today)
            for (stretch, part) in zip(timeline.stretches, item.parts) {
                let name = part.phase.map(\.name) ?? "Pause"
                if stretch.firstDay.map({ $0 > today }) ?? false { add(stretch.firstDay, "\(name) begins") }
                add(stretch.lastDay, "\(name) ends")
            }
            add(timeline.lastDay, "\(item.mesocycle.name) ends")
        }
        for phase in profile.phases {
            if phase.start.map({ $0 > today }) ?? false { add(phase.start, "\(phase.name) begins") }
            add(phase.lastDay, "\(phase.name) ends")
        }
        return Array(
            lines.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
                .map(\.element).prefix(most))
    }
}
