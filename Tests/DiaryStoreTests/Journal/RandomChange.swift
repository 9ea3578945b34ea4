import DiaryStore
import FitnessModel
import GRDB
import TestSupport

/// Makes random changes of the whole schema.
struct RandomChange {
    var dice: SeededGenerator

    enum Operation: CaseIterable {
        case addClient, editClient, deleteClient, addExercise, editExercise, tagExercise, deleteExercise, trainMuscle
        case mergeExercises
        case addPhase, editPhase, addPhaseRow, swapPhaseRows, deletePhaseRow, planCell, categorize, addCategory
        case addSession, moveSession, finishSession, addSessionRow, writeCell, deleteSession, addPackage
        case addMesocycle, editMesocycle, addPart, moveParts, deletePart, deleteMesocycle, makeRoutine
    }

    /// Performs one to six operations.
    mutating func make(_ change: Change) throws {
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
            guard let operation = Operation.allCases.randomElement(using: &dice) else { continue }
            try perform(operation, change)
        }
    }

    private mutating func perform(_ operation: Operation, _ change: Change) throws {
        switch operation {
        case .addClient, .editClient, .deleteClient, .addPackage: try changeClients(operation, change)
        case .addExercise, .editExercise, .tagExercise, .deleteExercise, .categorize, .addCategory, .trainMuscle,
            .mergeExercises:
            try changeExercises(operation, change)
        case .addPhase, .editPhase, .addPhaseRow, .swapPhaseRows, .deletePhaseRow, .planCell:
            try changePhases(operation, change)
        case .addMesocycle, .editMesocycle, .addPart, .moveParts, .deletePart, .deleteMesocycle, .makeRoutine:
            try changeMesocycles(operation, change)
        default: try changeSessions(operation, change)
        }
    }

    private mutating func changeClients(_ operation: Operation, _ change: Change) throws {
        let client = try pick("client", change)
        switch operation {
        case .addClient:
            try run(
                change,
                "INSERT INTO client (id, owner, name, name_key, words, height_mm, created_at) VALUES (?,?,?,?,?,?,1)",
                [id(change), change.actor?.rawValue, text(), text(), text(), number(1...2500)])
        case .editClient:
            try run(
                change,
                "UPDATE client SET name_key = ?, words = ?, birth_day = ?, weight_g = ?, email = ? WHERE id = ?",
                [text(), text(), maybe("1990-02-28"), maybe(number(1...99_000)), text(), client])
        case .addPackage where client != nil:
            try run(
                change, "INSERT INTO session_package (id, client, bought, sessions, note) VALUES (?,?,?,?,?)",
                [id(change), client, day(), number(0...50), text()])
        case .deleteClient where client != nil:
            let rows = "(SELECT id FROM session_row WHERE client = \(client ?? 0))"
            let phases = "(SELECT id FROM phase WHERE client = \(client ?? 0))"
            try run(change, "DELETE FROM performed_set WHERE session_row IN \(rows)")
            try run(change, "DELETE FROM session_row WHERE client = ?", [client])
            try run(change, "DELETE FROM session WHERE client = ?", [client])
            try run(
                change,
                "UPDATE session_row SET phase_row = NULL WHERE phase_row IN (SELECT id FROM phase_row WHERE phase IN \(phases))"
            )
            try run(change, "UPDATE session SET phase = NULL WHERE phase IN \(phases)")
            let mesocycles = "(SELECT id FROM mesocycle WHERE client = \(client ?? 0))"
            try run(
                change, "DELETE FROM mesocycle_part WHERE mesocycle IN \(mesocycles) OR phase IN \(phases)")
            try run(change, "DELETE FROM mesocycle_category WHERE mesocycle IN \(mesocycles)")
            try run(change, "DELETE FROM mesocycle WHERE client = ?", [client])
            try run(change, "UPDATE session SET routine = NULL WHERE routine IN \(phases)")
            try run(
                change,
                "DELETE FROM planned_cell WHERE phase_row IN (SELECT id FROM phase_row WHERE phase IN \(phases))")
            try run(change, "DELETE FROM phase_row WHERE phase IN \(phases)")
            try run(change, "DELETE FROM phase_category WHERE phase IN \(phases)")
            try run(change, "DELETE FROM phase WHERE client = ?", [client])
            try run(change, "DELETE FROM session_package WHERE client = ?", [client])
            try run(change, "DELETE FROM client_category WHERE client = ?", [client])
            try run(change, "DELETE FROM client WHERE id = ?", [client])
        default: break
        }
    }

    private func delete(_ exercise: Int64?, _ change: Change) throws {
        for table in ["exercise_tag", "exercise_muscle", "exercise_category"] {
            try run(change, "DELETE FROM \(table) WHERE exercise = ?", [exercise])
        }
        try run(change, "DELETE FROM exercise WHERE id = ?", [exercise])
    }

    private mutating func changeExercises(_ operation: Operation, _ change: Change) throws {
        let exercise = try pick("exercise", change)
        switch operation {
        case .addExercise:
            try run(
                change, "INSERT INTO exercise (id, owner, name, name_key, description) VALUES (?,?,?,?,?)",
                [id(change), change.actor?.rawValue, text(), text(), text()])
        case .editExercise:
            try run(
                change, "UPDATE exercise SET words = ?, load_step_g = ?, archived_at = ? WHERE id = ?",
                [text(), number(0...9000), maybe(number(1...9)), exercise])
        case .tagExercise where exercise != nil:
            try run(change, "INSERT OR REPLACE INTO exercise_tag VALUES (?,?)", [exercise, text()])
        case .deleteExercise where exercise != nil:
            let used =
                "SELECT EXISTS (SELECT 1 FROM session_row WHERE exercise = ?1) OR EXISTS (SELECT 1 FROM phase_row WHERE exercise = ?1)"
            if try Bool.fetchOne(change.db, sql: used, arguments: [exercise]) == true { return }
            try delete(exercise, change)
        case .trainMuscle where exercise != nil:
            let muscle = MuscleGroup.allCases.randomElement(using: &dice)?.rawValue
            try run(change, "INSERT OR REPLACE INTO exercise_muscle VALUES (?,?,?)", [exercise, muscle, number(1...2)])
        case .mergeExercises where exercise != nil:
            guard let target = try pick("exercise", change), target != exercise else { return }
            for table in ["phase_row", "session_row"] {
                try run(change, "UPDATE \(table) SET exercise = ? WHERE exercise = ?", [target, exercise])
            }
            try delete(exercise, change)
        case .addCategory:
            try run(change, "INSERT INTO category (id, kind, name) VALUES (?,'client',?)", [id(change), text()])
        case .categorize:
            let category = try pick("category", change)
            for table in ["client", "exercise", "phase", "mesocycle"] {
                guard let record = try pick(table, change), category != nil else { continue }
                try run(change, "INSERT OR IGNORE INTO \(table)_category VALUES (?,?)", [record, category])
            }
        default: break
        }
    }

    private mutating func changePhases(_ operation: Operation, _ change: Change) throws {
        let phase = try pick("phase", change)
        let row = try pick("phase_row", change)
        switch operation {
        case .addPhase:
            try run(
                change,
                "INSERT INTO phase (id, owner, client, name, name_key, words, created_at) VALUES (?,?,?,?,?,?,2)",
                [id(change), change.actor?.rawValue, pick("client", change), text(), text(), text()])
        case .editPhase:
            try run(
                change, "UPDATE phase SET session_count = ?, start = ?, name_key = ? WHERE id = ?",
                [number(1...60), maybe(day()), text(), phase])
        case .addPhaseRow where phase != nil:
            try run(
                change, "INSERT INTO phase_row (id, phase, position, exercise, reps) VALUES (?,?,?,?,?)",
                [id(change), phase, number(0...9), pick("exercise", change), text()])
        case .swapPhaseRows:
            try run(change, "UPDATE phase_row SET position = 9 - position, label = ? WHERE phase = ?", [text(), phase])
        case .deletePhaseRow where row != nil:
            try run(change, "UPDATE session_row SET phase_row = NULL WHERE phase_row = ?", [row])
            try run(change, "DELETE FROM planned_cell WHERE phase_row = ?", [row])
            try run(change, "DELETE FROM phase_row WHERE id = ?", [row])
        case .planCell where row != nil:
            let text = text()
            guard !text.isEmpty else { return try run(change, "DELETE FROM planned_cell WHERE phase_row = ?", [row]) }
            try run(
                change, "INSERT OR REPLACE INTO planned_cell (phase_row, column_number, text) VALUES (?,?,?)",
                [row, number(1...60), text])
            try run(change, "UPDATE session_row SET planned = ? WHERE phase_row = ?", [text, row])
        default: break
        }
    }

    private mutating func changeMesocycles(_ operation: Operation, _ change: Change) throws {
        let mesocycle = try pick("mesocycle", change)
        let part = try pick("mesocycle_part", change)
        switch operation {
        case .addMesocycle:
            try run(
                change,
                "INSERT INTO mesocycle (id, owner, client, name, name_key, start, created_at) VALUES (?,?,?,?,?,?,3)",
                [
                    id(change), change.actor?.rawValue, maybe(pick("client", change)) ?? nil, text(), text(),
                    maybe(day()),
                ])
        case .editMesocycle:
            try run(
                change, "UPDATE mesocycle SET name_key = ?, words = ?, start = ?, archived_at = ? WHERE id = ?",
                [text(), text(), maybe(day()), maybe(number(1...9)), mesocycle])
        case .addPart where mesocycle != nil:
            try run(
                change, "INSERT INTO mesocycle_part (id, mesocycle, position, phase, days, note) VALUES (?,?,?,?,?,?)",
                [id(change), mesocycle, number(0...5), maybe(pick("phase", change)) ?? nil, number(1...730), text()])
        case .moveParts:
            try run(change, "UPDATE mesocycle_part SET position = 5 - position WHERE mesocycle = ?", [mesocycle])
        case .deletePart:
            try run(change, "DELETE FROM mesocycle_part WHERE id = ?", [part])
        case .deleteMesocycle:
            try run(change, "DELETE FROM mesocycle_part WHERE mesocycle = ?", [mesocycle])
            try run(change, "DELETE FROM mesocycle_category WHERE mesocycle = ?", [mesocycle])
            try run(change, "DELETE FROM mesocycle WHERE id = ?", [mesocycle])
        case .makeRoutine:
            try run(change, "UPDATE phase SET is_routine = 1 - is_routine WHERE id = ?", [pick("phase", change)])
            try run(
                change, "UPDATE session SET routine = ? WHERE id = ?",
                [maybe(pick("phase", change)) ?? nil, pick("session", change)])
        default: break
        }
    }

    private mutating func changeSessions(_ operation: Operation, _ change: Change) throws {
        let session = try pick("session", change)
        let row = try pick("session_row", change)
        switch operation {
        case .addSession:
            guard let client = try pick("client", change) else { return }
            try run(
                change,
                "INSERT INTO session (id, client, phase, column_number, day, words, source) VALUES (?,?,?,?,?,?,?)",
                [
                    id(change), client, pick("phase", change), maybe(number(1...12)), day(), text(),
                    maybe(text() + day()),
                ])
        case .moveSession:
            let day = day()
            try run(change, "UPDATE session SET day = ? WHERE id = ?", [day, session])
            try run(change, "UPDATE session_row SET day = ? WHERE session = ?", [day, session])
        case .finishSession:
            try run(
                change,
                "UPDATE session SET state = 'done', ended_at = ?, effort_rpe10 = ?, words = ?, source = NULL WHERE id = ?",
                [number(1...9), maybe(number(10...100)), text(), session])
        case .addSessionRow:
            guard session != nil, let exercise = try pick("exercise", change) else { return }
            try run(
                change,
                "INSERT INTO session_row (id, session, client, day, exercise, phase_row, position) SELECT ?, id, client, day, ?, ?, ? FROM session WHERE id = ?",
                [id(change), exercise, pick("phase_row", change), number(0...9), session])
        case .writeCell where row != nil:
            try run(change, "UPDATE session_row SET text = ? WHERE id = ?", [text(), row])
            try run(change, "DELETE FROM performed_set WHERE session_row = ?", [row])
            for set in 1...number(1...5) {
                try run(
                    change,
                    "INSERT INTO performed_set (session_row, set_number, resistance, grams, reps) VALUES (?,?,1,?,?)",
                    [row, set, number(0...300_000), number(0...30)])
            }
        case .deleteSession:
            try run(
                change, "DELETE FROM performed_set WHERE session_row IN (SELECT id FROM session_row WHERE session = ?)",
                [session])
            try run(change, "DELETE FROM session_row WHERE session = ?", [session])
            try run(change, "DELETE FROM session WHERE id = ?", [session])
        default: break
        }
    }

    private func run(_ change: Change, _ sql: String, _ values: [(any DatabaseValueConvertible)?] = []) throws {
        try change.db.execute(sql: sql, arguments: StatementArguments(values))
    }

    private func id(_ change: Change) -> Int64 { change.newID(Client.self).rawValue }

    private mutating func pick(_ table: String, _ change: Change) throws -> Int64? {
        try Int64.fetchAll(change.db, sql: "SELECT id FROM \(table) ORDER BY id").randomElement(using: &dice)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }

    private mutating func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &dice) ? value : nil }

    private mutating func day() -> String { "2026-0\(number(1...9))-1\(number(0...9))" }

    private mutating func text() -> String {
        let samples = ["", "80x3", "Łukasz", "a\u{301}", "🏋🏽‍♀️ 5x5", "'; DROP TABLE client", "a\nb\tc", "בדיקה", "0", " "]
        return samples[number(0...samples.count - 1)]
    }
}
