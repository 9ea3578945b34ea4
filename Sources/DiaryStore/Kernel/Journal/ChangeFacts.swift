public import FitnessModel
import Foundation

/// The facts of a change: the journal stores them, and the wording makes a sentence of them.
public struct ChangeFacts: Hashable, Sendable {
    /// The action and the kind of record.
    public let kind: ChangeKind
    /// The id of the record; of a row without an id that of its owner; nil for none or several.
    public internal(set) var subject: Int64?
    /// The client concerned; nil for none, or several.
    public internal(set) var client: Identifier<Client>?
    /// The values for the sentence.
    public let details: ChangeDetails

    /// Creates the facts.
    public init(
        _ action: ChangeKind.Action, _ record: RecordKind, subject: Int64? = nil, of client: Identifier<Client>? = nil,
        _ details: ChangeDetails = [:]
    ) {
        (kind, self.subject, self.client, self.details) = (ChangeKind(action, record), subject, client, details)
    }
}

/// An action on a kind of record. Its text in the file stays as released: "food.delete".
public struct ChangeKind: Hashable, Sendable {
    /// The action.
    public enum Action: String, CaseIterable, Sendable {
        case add, edit, delete, restore, archive, unarchive, hide, show, rename, move, sort, share, unshare
        case duplicate, assign, template, routine, merge, take, set, copy, cut, paste, clear, fill, plan, log, note
        case start, finish, reopen, cancel, miss, answer, complete, rate, shift, lengthen, relabel, tie, see
        case `repeat`, `import`
        case addPause = "add_pause", handOn = "hand_on", openEarly = "open_early", carryOver = "carry_over"
        case setDay = "set_day", setMachine = "set_machine", setDistance = "set_distance", countSteps = "count_steps"
        case estimate, correct, pause, resume, lap, reset, leave, end
    }

    /// The action.
    public let action: Action
    /// The kind of record.
    public let record: RecordKind

    /// Creates the kind.
    public init(_ action: Action, _ record: RecordKind) {
        (self.action, self.record) = (action, record)
    }

    /// From the text in the file; nil for one that this program does not know.
    init?(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let record = RecordKind(rawValue: String(parts[0])),
            let action = Action(rawValue: String(parts[1]))
        else { return nil }
        self.init(action, record)
    }

    /// The text in the file.
    var text: String { "\(record.rawValue).\(action.rawValue)" }
}

/// The kinds of records, by the names of their tables.
public enum RecordKind: String, CaseIterable, Sendable {
    /// A deletion by a version before schema 10: the kind of record is unknown.
    case old = "legacy"
    case activity, appointment, badge, category, client, consent, exercise, feedback, food, gym, machine, measurement
    case mesocycle, notice, phase, place, plate, practice, programme, run, session, trainer
    case activityEntry = "activity_entry", answerSet = "answer_set", bodyGoal = "body_goal", checkIn = "check_in"
    case dayActivity = "day_activity", dayTimes = "day_times", diaryDay = "diary_day", energyGoal = "energy_goal"
    case energyProfile = "energy_profile", exitRating = "exit_rating", foodEntry = "food_entry"
    case foodGroup = "food_group", helpContact = "help_contact", measureProfile = "measure_profile"
    case mesocyclePart = "mesocycle_part", nutrientTarget = "nutrient_target", package = "session_package"
    case phaseRow = "phase_row", plannedCell = "planned_cell", programmeWeek = "programme_week"
    case question = "check_in_question", readingPage = "library_page", recurringPlan = "recurring_plan"
    case runLap = "run_lap", sessionRow = "session_row", skinfoldProfile = "skinfold_profile"
    case skinfoldReference = "skinfold_reference", weekGoal = "week_goal", weekMeaning = "week_meaning"
    case weekRating = "week_rating", weighIn = "weigh_in", wellbeingNote = "wellbeing_note"
}

/// The values for the sentence of a change: names, days and numbers, no words of the program.
public struct ChangeDetails: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The meaning of a value.
    public enum Key: String, Sendable {
        case name, client = "of", day, time, value, count, rows, columns, column, field, meal, file, kind, number, to,
            source
        case clients, places, isNew = "new", isSeries = "series", isTemplate = "template"
    }

    private var values: [String: String] = [:]

    /// Details without values.
    public init() {}

    /// The values; empty ones are left out.
    public init(dictionaryLiteral values: (Key, String)...) {
        for (key, value) in values { self[key] = value }
    }

    /// A value; empty for none. It is stored for one line: without control characters, and not too long.
    public subscript(_ key: Key) -> String {
        get { values[key.rawValue] ?? "" }
        set {
            let text = Label.name(newValue)
            values[key.rawValue] = text.isEmpty ? nil : text
        }
    }

    /// The value as a number; nil if it is not a number.
    public func number(_ key: Key) -> Int? { values[key.rawValue].flatMap { Int($0) } }

    /// The value as a day; nil if it is not a day.
    public func day(_ key: Key) -> Day? { values[key.rawValue].flatMap(Day.init(iso:)) }

    /// All values.
    var texts: [String] { Array(values.values) }

    /// These values and others, which take the place of those under the same key.
    func with(_ others: ChangeDetails) -> ChangeDetails {
        var all = self
        all.values.merge(others.values) { $1 }
        return all
    }
}

extension ChangeDetails {
    /// The text in the file: an object with sorted keys, empty without values.
    var json: String {
        guard !values.isEmpty else { return "" }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(values)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Parses the text of the file; without values if it is not such an object.
    init(json: String) {
        guard !json.isEmpty else { return }
        values = (try? JSONDecoder().decode([String: String].self, from: Data(json.utf8))) ?? [:]
    }
}

extension String {
    /// "1" where something is so, nothing where it is not.
    public static func flag(_ isSo: Bool) -> String { isSo ? "1" : "" }
}

extension ChangeDetails {
    /// Whether something is so.
    public func isSet(_ key: Key) -> Bool { !self[key].isEmpty }

    /// Details of a series of appointments.
    static var ofSeries: ChangeDetails { [.isSeries: .flag(true)] }
}
