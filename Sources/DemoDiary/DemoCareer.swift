import DiaryStore
import FitnessModel
import Foundation

/// The training of one person, from the first day to the day before the diary ends.
struct DemoCareer {
    let person: DemoPerson
    private let writer: DemoWriter
    private var random: DemoRandom
    private var days: [Day] = []
    private var sheet: DemoSheet?
    /// The phases written so far with their first days.
    private var phases: [(id: Identifier<Phase>, start: Day)] = []

    init(_ person: DemoPerson, writer: DemoWriter, random: DemoRandom) {
        self.person = person
        self.writer = writer
        self.random = random
        days = trainingDays(writer.plan)
    }

    /// Writes all phases and sessions; the last phase has open columns to continue with.
    mutating func write() throws {
        var left = days[...]
        while !left.isEmpty {
            let columns = random.one(of: [6, 6, 8, 9, 12])
            let sheet = nextSheet(columns: columns)
            try write(sheet, on: Array(left.prefix(left.count <= columns ? columns - 1 : columns)))
            left = left.dropFirst(columns)
        }
        try writeMesocycle()
        if days.count > 12, !random.once(in: 3) {
            let bought = days[days.count - random.whole(2...9)]
            try writer.change.packages.add(client: person.client.id, bought: bought, sessions: 10)
        }
    }

    /// The last three phases as a mesocycle, each until the start of the next one.
    private func writeMesocycle() throws {
        let last = phases.suffix(3)
        guard last.count == 3, let start = last.first?.start else { return }
        let ends = last.dropFirst().map(\.start) + [last[last.endIndex - 1].start.adding(days: 28)]
        let parts = zip(last, ends).map { (id: $0.id, days: $0.start.days(until: $1)) }
        try writer.addMesocycle(
            Mesocycle(id: .unsaved, client: person.client.id, name: "This season", start: start), phases: parts)
    }

    /// The person's weekdays, except for a summer break, the days around Christmas and an occasional missed session.
    private mutating func trainingDays(_ plan: DemoPlan) -> [Day] {
        let summer = random.whole(1...28)
        return plan.days(from: plan.firstDay).filter { day in
            let isBreak =
                (day.month == 7 && (summer..<summer + 10).contains(day.day)) || (day.month == 12 && day.day > 23)
            return person.weekdays.contains(day.weekday) && !isBreak && !random.once(in: 25)
        }
    }

    private mutating func nextSheet(columns: Int) -> DemoSheet {
        let scheme = DemoScheme.all[phases.count % DemoScheme.all.count]
        let next = DemoSheet(
            name: "P\(phases.count + 1) \(scheme.name)", scheme: scheme, columns: columns, after: sheet,
            from: writer.exercises, random: &random)
        sheet = next
        return next
    }

    private mutating func write(_ sheet: DemoSheet, on days: [Day]) throws {
        let phase = try writer.add(sheet, client: person.client.id, start: days.first)
        if let start = days.first { phases.append((phase.id, start)) }
        for (index, day) in days.enumerated() {
            let start = day.date(3_600 * person.hour)
            var session = TrainingSession(
                id: .unsaved, client: person.client.id, phase: phase.id, column: index + 1, day: day, startedAt: start,
                endedAt: start + 3_600, state: .done,
                note: random.text(
                    onceIn: 30, of: ["slept badly", "new shoes", "after a long flight", "everything felt light"]),
                effort: random.once(in: 3) ? .rpe(tenths: 5 * random.whole(13...19)) : nil, unit: person.client.unit)
            session.id = try writer.change.insert(session)
            let years = Double(writer.plan.firstDay.days(until: day)) / 365.25
            let progress = Double(index + 1) / Double(sheet.phase.sessionCount)
            for (position, row) in sheet.rows.enumerated() {
                let (text, sets) = cell(row, years: years, progress: progress)
                // The first exercise was counted in the last weeks.
                let isCounted = position == 0 && day.days(until: writer.plan.today) <= Self.countedDays
                let marks = isCounted ? Self.marks(of: sets, tempo: row.prescription.tempo, from: start) : [:]
                try writer.addCell(text, sets: sets, marks: marks, of: phase.rows[position], to: session)
            }
        }
    }

    private static let countedDays = 28

    /// The times of sets counted in their tempo, each repetition a little slower than the one before.
    private static func marks(of sets: [PerformedSet], tempo: String, from start: Date) -> [Int: SetMark] {
        // X lasts a second.
        let seconds = tempo.reduce(0) { $0 + ($1.wholeNumberValue ?? 1) }
        var marks: [Int: SetMark] = [:]
        for (index, set) in sets.enumerated() where !set.isWarmUp {
            guard let count = set.parts.first?.reps, count > 0 else { continue }
            let reps = (1...count).map { $0 * (1_000 * seconds + 20 * $0) }
            let began = start + Double(300 + 240 * index)
            marks[index + 1] = SetMark(began: began, ended: began + Double(reps[count - 1]) / 1_000, reps: reps)
        }
        return marks
    }

    /// The text of a cell and its sets.
    private mutating func cell(_ row: DemoSheet.Row, years: Double, progress: Double) -> (String, [PerformedSet]) {
        if random.once(in: 70) { return ("-", []) }
        let sets = DemoLifting(person: person, row: row, years: years, progress: progress).sets(&random)
        var text = LoadCell.render(sets, unit: person.client.unit)
        if random.once(in: 90) { text += " " + random.one(of: ["easy", "grip slipped", "knee ok", "belt"]) }
        return (text, sets)
    }
}
