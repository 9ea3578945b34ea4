import FitnessModel

/// The training of one person, from the first day to the day before the diary ends.
struct DemoCareer {
    let person: DemoPerson
    let client: Identifier<Client>
    private var random: DemoRandom
    private var number = 1
    private var days: [Day] = []
    private var sheet: DemoSheet?
    /// The phases written so far with their first days.
    private var phases: [(id: Identifier<Phase>, start: Day)] = []

    init(_ person: DemoPerson, client: Identifier<Client>, plan: DemoPlan, random: DemoRandom) {
        self.person = person
        self.client = client
        self.random = random
        days = trainingDays(plan)
    }

    /// Writes all phases and sessions; the last phase keeps open columns, to go on with.
    mutating func write(to writer: inout DemoWriter) throws {
        var left = days[...]
        while !left.isEmpty {
            let columns = random.one(of: [6, 6, 8, 9, 12])
            let sheet = nextSheet(columns: columns, writer)
            var taken = min(columns, left.count)
            let wouldFill = taken == left.count && taken == columns
            if wouldFill { taken -= 1 }
            guard taken > 0 else { break }
            try write(sheet, on: Array(left.prefix(taken)), to: &writer)
            left = left.dropFirst(taken)
            if wouldFill { break }
        }
        try writeMesocycle(to: &writer)
        if days.count > 12, !random.once(in: 3) {
            try writer.addPackage(client, bought: days[days.count - random.whole(2...9)], sessions: 10)
        }
    }

    /// The last three phases as a long-term plan, each until the next one begins.
    private func writeMesocycle(to writer: inout DemoWriter) throws {
        let last = phases.suffix(3)
        guard last.count == 3, let start = last.first?.start else { return }
        let ends = last.dropFirst().map(\.start) + [last[last.endIndex - 1].start.adding(days: 28)]
        let parts = zip(last, ends).map { (id: $0.id, days: $0.start.days(until: $1)) }
        try writer.addMesocycle(
            "This season", description: "", client: client, start: start, phases: parts)
    }

    /// The days of the week, without a summer break, the days around Christmas, and a session missed now and then.
    private mutating func trainingDays(_ plan: DemoPlan) -> [Day] {
        let summer = random.whole(1...28)
        var found: [Day] = []
        var day = plan.firstDay
        while day < plan.today {
            let isBreak =
                (day.month == 7 && (summer..<summer + 10).contains(day.day)) || (day.month == 12 && day.day > 23)
            if person.weekdays.contains(day.weekday), !isBreak, !random.once(in: 25) { found.append(day) }
            day = day.adding(days: 1)
        }
        return found
    }

    private mutating func nextSheet(columns: Int, _ writer: DemoWriter) -> DemoSheet {
        let scheme = DemoScheme.all[(number - 1) % DemoScheme.all.count]
        defer { number += 1 }
        let next = DemoSheet(
            name: "P\(number) \(scheme.name)", scheme: scheme, columns: columns, after: sheet, from: writer.exercises,
            random: &random)
        sheet = next
        return next
    }

    private mutating func write(_ sheet: DemoSheet, on days: [Day], to writer: inout DemoWriter) throws {
        let phase = try writer.addPhase(sheet, client: client, start: days.first)
        if let start = days.first { phases.append((phase, start)) }
        var rows: [Identifier<PhaseRow>] = []
        for (position, row) in sheet.rows.enumerated() {
            rows.append(try writer.addRow(row, position: position, phase: phase))
        }
        for (index, day) in days.enumerated() {
            let session = try writer.addSession(
                client, day: day, hour: person.hour, title: "", place: (phase, index + 1), note: note(),
                effort: random.once(in: 3) ? .rpe(tenths: 5 * random.whole(13...19)) : nil, unit: person.unit)
            let years = Double(writer.plan.firstDay.days(until: day)) / 365.25
            for (position, row) in sheet.rows.enumerated() {
                let (text, sets) = cell(row, years: years, progress: Double(index + 1) / Double(sheet.columns))
                try writer.addCell(
                    row, sheetRow: rows[position], position: position, session: session, client: client, day: day,
                    text: text,
                    sets: sets)
            }
        }
    }

    /// What stands in a cell, and the sets that it reads as.
    private mutating func cell(_ row: DemoSheet.Row, years: Double, progress: Double) -> (String, [PerformedSet]) {
        if random.once(in: 70) { return ("-", []) }
        let lifting = DemoLifting(
            person: person, exercise: row.exercise, years: years, progress: progress, reps: row.reps, sets: row.sets)
        let sets = lifting.sets(&random)
        let text = LoadCell.render(sets, unit: person.unit)
        return (
            random.once(in: 90) ? text + " " + random.one(of: ["easy", "grip slipped", "knee ok", "belt"]) : text, sets
        )
    }

    private mutating func note() -> String {
        random.once(in: 30)
            ? random.one(of: ["slept badly", "new shoes", "after a long flight", "everything felt light"]) : ""
    }
}
