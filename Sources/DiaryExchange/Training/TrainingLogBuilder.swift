public import FitnessModel

/// Groups rows into sessions and exercises in file order, for formats with one row per set.
struct TrainingLogBuilder {
    private(set) var log: TrainingLog
    private var occurrences: [String: Int] = [:]

    init(format: FormatName) {
        log = TrainingLog(format: format)
    }

    /// Begins a session. A repeated start and title later in the file begins another one.
    mutating func beginSession(_ date: FieldDate, title: String, durationSeconds: Int?) {
        let start = date.moment?.description ?? date.day.iso
        let occurrence = occurrences["\(start):\(title)", default: 0] + 1
        occurrences["\(start):\(title)"] = occurrence
        let place = occurrence == 1 ? start : "\(start)#\(occurrence)"
        let key = "\(log.format.rawValue.lowercased()):\(place):\(title)"
        log.sessions.append(
            LoggedSession(
                key: key, day: date.day, startedAt: date.moment, durationSeconds: durationSeconds, title: title))
    }

    /// Begins an exercise in the session, even if the previous one has the same name.
    mutating func beginExercise(_ name: String) {
        editSession { $0.exercises.append(LoggedExercise(name: name)) }
    }

    /// Adds a set to the exercise, or a drop to its last set.
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

    /// Notes an amount that the last set cannot store: "set 2: 30 s".
    mutating func noteOnSet(_ text: String) {
        editExercise { Self.append("set \($0.sets.count): \(text)", to: &$0.note) }
    }

    /// Adds a note to the exercise. Programs repeat notes on every row, so a repeated note is dropped.
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

/// The training sessions of a file, in file order, and its issues.
public struct TrainingLog: Sendable {
    /// The program that wrote the file.
    public let format: FormatName
    /// In file order.
    public internal(set) var sessions: [LoggedSession] = []
    /// Problems and remarks, in file order.
    public internal(set) var issues: [ImportIssue] = []
    /// The number of rows that became sets or notes.
    public internal(set) var rowsRead = 0
    /// The number of rows without a set by design, such as rest timers.
    public internal(set) var rowsSkipped = 0
    /// The units of weight stated in the file.
    public internal(set) var statedUnits: Set<MassUnit> = []
}

/// A session as logged by another program.
public struct LoggedSession: Hashable, Sendable {
    /// The same in every export of the session: format, local start, title, and a count if they repeat.
    public let key: String
    /// The day of the start.
    public let day: Day
    /// The local start; nil if the file has only the day.
    public let startedAt: LocalMoment?
    /// The duration in seconds; nil if the file has none.
    public let durationSeconds: Int?
    /// The title in the other program.
    public let title: String
    /// Notes on the session, one per line.
    public internal(set) var note = ""
    /// In file order. An exercise that was entered twice appears twice.
    public internal(set) var exercises: [LoggedExercise] = []
}

/// An exercise of a session, with its sets.
public struct LoggedExercise: Hashable, Sendable {
    /// The name in the other program.
    public let name: String
    /// Notes on the exercise, one per line, and amounts that a set cannot store: "set 2: 30 s".
    public internal(set) var note = ""
    /// In file order; empty if there is only a note.
    public internal(set) var sets: [PerformedSet] = []
}
