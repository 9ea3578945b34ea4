import FitnessModel
import Foundation
import GRDB

/// Writes the records of an invented diary with statements that are prepared once.
struct DemoWriter {
    let change: Change
    let plan: DemoPlan
    let owner: Identifier<Trainer>
    private(set) var exercises: [DemoExercise.Slot: [(id: Identifier<Exercise>, exercise: DemoExercise)]] = [:]
    private var source: IdentifierSource
    private let sessions: BoundStatement
    private let rows: BoundStatement
    private let sheetRows: BoundStatement
    private let sets: PerformedSets

    init(_ change: Change, plan: DemoPlan) throws {
        self.change = change
        self.plan = plan
        owner = try change.trainer
        // Ids from the beginning of their time: the same in every diary of the plan, and below all that come later.
        source = IdentifierSource(device: 0, after: 1, now: { Date(timeIntervalSince1970: 0) })
        sessions = try BoundStatement(
            change.db,
            """
            INSERT INTO session (
                id, client, phase, column_number, title, day, started_at, ended_at, state, mode, note, words, effort_rpe10, unit)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'done', 'realTime', ?, ?, ?, ?)
            """)
        rows = try BoundStatement(
            change.db,
            """
            INSERT INTO session_row (
                id, session, client, day, exercise, phase_row, position, label, tempo, reps, sets, rest, text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        sheetRows = try BoundStatement(
            change.db,
            """
            INSERT INTO phase_row (id, phase, position, exercise, label, tempo, reps, sets, rest)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        sets = try PerformedSets(change.db)
    }

    mutating func newID<Record>(_ kind: Record.Type = Record.self) -> Identifier<Record> { source.next(kind) }

    /// When records are said to have been made.
    var madeAt: Date { Date(storedMilliseconds: Int64(plan.firstDay.secondsSince1970) * 1_000) }
}

// MARK: Library and people

extension DemoWriter {
    mutating func addExercises() throws {
        for exercise in DemoExercise.all {
            let id = newID(Exercise.self)
            try change.db.run(
                """
                INSERT INTO exercise (id, owner, name, name_key, words, description, video_url, unit_kind, load_step_g)
                VALUES (?, ?, ?, ?, ?, '', '', ?, ?)
                """,
                id, owner, exercise.name, SearchKey.fold(exercise.name),
                SearchKey.fold(exercise.tags.sorted().joined(separator: " ")),
                exercise.kind.rawValue, exercise.step)
            for tag in Set(exercise.tags).sorted() {
                try change.db.run("INSERT INTO exercise_tag (exercise, tag) VALUES (?, ?)", id, tag)
            }
            exercises[exercise.slot, default: []].append((id, exercise))
        }
    }

    mutating func addCategories() throws -> [Identifier<Category>] {
        var ids: [Identifier<Category>] = []
        for (position, name) in ["Team", "Rehab", "Online"].enumerated() {
            let id = newID(Category.self)
            try change.db.run(
                "INSERT INTO category (id, kind, name, owner, position) VALUES (?, 'client', ?, NULL, ?)", id, name,
                position)
            ids.append(id)
        }
        return ids
    }

    mutating func add(_ person: DemoPerson, category: Identifier<Category>) throws -> Identifier<Client> {
        let id = newID(Client.self)
        let sql = """
            INSERT INTO client (
                id, owner, name, name_key, words, sex, birth_day, height_mm, weight_g, plan_type, health, goal, unit, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        let words = [person.planType, person.health, person.goal].filter { !$0.isEmpty }
        try change.db.run(
            sql, id, owner, person.name, SearchKey.fold(person.name), SearchKey.fold(words.joined(separator: " ")),
            person.sex.rawValue, person.birthDay, person.height, person.weight, person.planType, person.health,
            person.goal,
            person.unit.rawValue, madeAt)
        try change.db.run("INSERT INTO client_category (client, category) VALUES (?, ?)", id, category)
        return id
    }

    /// A package bought some sessions ago, so that a few of it are left.
    mutating func addPackage(_ client: Identifier<Client>, bought: Day, sessions: Int) throws {
        try change.db.run(
            "INSERT INTO session_package (id, client, bought, sessions) VALUES (?, ?, ?, ?)",
            newID(SessionPackage.self), client, bought, sessions)
    }
}

// MARK: Training

extension DemoWriter {
    mutating func addPhase(_ sheet: DemoSheet, client: Identifier<Client>?, start: Day?) throws -> Identifier<Phase> {
        let id = newID(Phase.self)
        let sql = """
            INSERT INTO phase (
                id, owner, client, name, name_key, words, periodization, goal, start, session_count, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        try change.db.run(
            sql, id, owner, client, sheet.name, SearchKey.fold(sheet.name),
            SearchKey.fold("\(sheet.scheme.periodization) \(sheet.scheme.goal)"), sheet.scheme.periodization,
            sheet.scheme.goal, start,
            sheet.columns, madeAt)
        return id
    }

    mutating func addRow(_ row: DemoSheet.Row, position: Int, phase: Identifier<Phase>) throws -> Identifier<PhaseRow> {
        let id = newID(PhaseRow.self)
        sheetRows.bind(id.stored, at: 1)
        sheetRows.bind(phase.stored, at: 2)
        sheetRows.bind(position.stored, at: 3)
        sheetRows.bind(row.id.stored, at: 4)
        bind(row.prescription, to: sheetRows, from: 5)
        try sheetRows.run()
        return id
    }

    mutating func addSession(
        _ client: Identifier<Client>, day: Day, hour: Int, title: String,
        place: (phase: Identifier<Phase>, column: Int)?,
        note: String, effort: Effort?, unit: MassUnit
    ) throws -> Identifier<TrainingSession> {
        let id = newID(TrainingSession.self)
        let start = Int64(day.secondsSince1970 + 3_600 * hour) * 1_000
        let values: [Stored] = [
            id.stored, client.stored, (place?.phase).stored, (place?.column).stored, title.stored, day.stored,
            .integer(start),
            .integer(start + 3_600_000), note.stored,
            SearchKey.fold([title, note].filter { !$0.isEmpty }.joined(separator: " ")).stored,
            effort.stored, unit.rawValue.stored,
        ]
        for (index, value) in values.enumerated() { sessions.bind(value, at: CInt(index + 1)) }
        try sessions.run()
        return id
    }

    mutating func addCell(
        _ row: DemoSheet.Row, sheetRow: Identifier<PhaseRow>?, position: Int, session: Identifier<TrainingSession>,
        client: Identifier<Client>, day: Day, text: String, sets done: [PerformedSet]
    ) throws {
        let id = newID(SessionRow.self)
        rows.bind(id.stored, at: 1)
        rows.bind(session.stored, at: 2)
        rows.bind(client.stored, at: 3)
        rows.bind(day.stored, at: 4)
        rows.bind(row.id.stored, at: 5)
        rows.bind(sheetRow.stored, at: 6)
        rows.bind(position.stored, at: 7)
        bind(row.prescription, to: rows, from: 8)
        rows.bind(.text(text), at: 13)
        try rows.run()
        try sets.insert(done, of: id)
    }

    private func bind(_ prescription: Prescription, to statement: BoundStatement, from index: CInt) {
        let texts = [prescription.label, prescription.tempo, prescription.reps, prescription.sets, prescription.rest]
        for (offset, text) in texts.enumerated() { statement.bind(.text(text), at: index + CInt(offset)) }
    }
}

extension Day {
    /// Seconds from 1970 to the beginning of the day, without any zone.
    var secondsSince1970: Int { 86_400 * -days(until: Day.epoch) }

    private static let epoch = Day(iso: "1970-01-01") ?? .earliest
}
