import FitnessModel

/// Gathers rows into sessions and exercises in the order of the file; every format with one row per set uses it.
struct TrainingLogBuilder {
    private(set) var log: TrainingLog
    private var occurrences: [String: Int] = [:]

    init(format: String) {
        log = TrainingLog(format: format)
    }

    /// Begins a session. The same start and title again, later in the file, is another session.
    mutating func beginSession(_ date: FieldDate, title: String, durationSeconds: Int?) {
        let start = date.moment?.description ?? date.day.iso
        let occurrence = occurrences["\(start):\(title)", default: 0] + 1
        occurrences["\(start):\(title)"] = occurrence
        let place = occurrence == 1 ? start : "\(start)#\(occurrence)"
        let key = "\(log.format.lowercased()):\(place):\(title)"
        log.sessions.append(
            LoggedSession(
                key: key, day: date.day, startedAt: date.moment, durationSeconds: durationSeconds, title: title))
    }

    /// Begins an exercise in the session, also when the one before has the same name.
    mutating func beginExercise(_ name: String) {
        editSession { $0.exercises.append(LoggedExercise(name: name)) }
    }

    /// Adds a set to the exercise, or what a drop set continues to the set before it.
    mutating func add(_ set: PerformedSet, continuesSet: Bool = false) {
        editExercise { exercise in
            guard continuesSet, !exercise.sets.isEmpty else {
                exercise.sets.append(set)
                return
            }
            let last = exercise.sets.count - 1
            exercise.sets[last].parts += set.parts.map { part in
                PerformedSet.Part(resistance: part.resistance, work: part.work, link: .drop)
            }
            exercise.sets[last].effort = set.effort ?? exercise.sets[last].effort
        }
    }

    /// Notes what the last set has no place for: "set 2: 30 s".
    mutating func noteOnSet(_ text: String) {
        editExercise { Self.append("set \($0.sets.count): \(text)", to: &$0.note) }
    }

    /// Adds a note to the exercise. Programs repeat notes on every row: the same one again is left out.
    mutating func noteOnExercise(_ text: String) {
        editExercise { Self.append(text, to: &$0.note) }
    }

    /// Adds a note to the session, each text once.
    mutating func noteOnSession(_ text: String) {
        editSession { Self.append(text, to: &$0.note) }
    }

    mutating func countRead() { log.rowsRead += 1 }

    mutating func countSkipped() { log.rowsSkipped += 1 }

    mutating func state(_ unit: MassUnit) { log.statedUnits.insert(unit) }

    private mutating func editSession(_ edit: (inout LoggedSession) -> Void) {
        guard !log.sessions.isEmpty else { return }
        edit(&log.sessions[log.sessions.count - 1])
    }

    private mutating func editExercise(_ edit: (inout LoggedExercise) -> Void) {
        editSession { session in
            guard !session.exercises.isEmpty else { return }
            edit(&session.exercises[session.exercises.count - 1])
        }
    }

    private static func append(_ text: String, to note: inout String) {
        if text.isEmpty || note == text || note.hasSuffix("\n" + text) || note.hasPrefix(text + "\n") { return }
        note = note.isEmpty ? text : note + "\n" + text
    }
}
