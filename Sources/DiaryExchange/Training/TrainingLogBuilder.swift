public import FitnessModel

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

/// The training sessions of a file, in its order, with what could not be read.
public struct TrainingLog: Sendable {
    /// The program that wrote the file: "Strong".
    public let format: String
    /// In the order of the file.
    public internal(set) var sessions: [LoggedSession] = []
    /// What could not be read, or only in part, in the order of the file.
    public internal(set) var issues: [ImportIssue] = []
    /// Rows that became sets or notes.
    public internal(set) var rowsRead = 0
    /// Rows that hold no set by design, such as rest timers.
    public internal(set) var rowsSkipped = 0
    /// The units of weight that the file itself states.
    public internal(set) var statedUnits: Set<MassUnit> = []
}

/// One session as another program logged it.
public struct LoggedSession: Hashable, Sendable {
    /// Stays the same in every export of the same session: format, local start, title, and a count when they repeat.
    public let key: String
    /// The day on which it began.
    public let day: Day
    /// The local time at which it began; nil when the file has only the day.
    public let startedAt: LocalMoment?
    /// Seconds; nil when the file does not say.
    public let durationSeconds: Int?
    /// What the other program called it.
    public let title: String
    /// Notes on the session, a line each.
    public internal(set) var note = ""
    /// In the order of the file. An exercise that was entered twice stands here twice.
    public internal(set) var exercises: [LoggedExercise] = []
}

/// One exercise of a session with its sets.
public struct LoggedExercise: Hashable, Sendable {
    /// The other program's name for it.
    public let name: String
    /// Notes on it, a line each, and what a set has no place for: "set 2: 30 s".
    public internal(set) var note = ""
    /// In the order of the file; empty when there was only a note.
    public internal(set) var sets: [PerformedSet] = []
}
