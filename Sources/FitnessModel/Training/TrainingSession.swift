public import Foundation

/// One session on one day.
public struct TrainingSession: Identified, Hashable {
    /// Whether it is live.
    public enum State: String, Sendable, CaseIterable {
        case live, done
    }

    /// How it came into the diary.
    public enum Mode: String, Sendable, CaseIterable {
        /// Written while it happens.
        case realTime
        /// Logged later, without a clock.
        case handsFree
        /// Read from another program's file.
        case imported
    }

    /// Names the record.
    public var id: Identifier<TrainingSession>
    /// The client.
    public var client: Identifier<Client>
    /// The sheet it followed; nil for a free session.
    public var phase: Identifier<Phase>?
    /// The sheet's column, counted from 1.
    public var column: Int?
    /// Free text.
    public var title: String
    /// The day it belongs to.
    public var day: Day
    /// The start time, if it was live.
    public var startedAt: Date?
    /// When it was finished, if that was live.
    public var endedAt: Date?
    /// The state.
    public var state: State
    /// How it came into the diary.
    public var mode: Mode
    /// Free text.
    public var note: String
    /// How hard the whole session was.
    public var effort: Effort?
    /// The unit of its load cells: the client's at its start. A later change of the client's unit does not affect it.
    public var unit: MassUnit
    /// The day of the phase that it was, by its letter; empty if the phase has no days.
    public var letter: String
    /// The gym location; nil if unknown.
    public var place: Identifier<Place>?

    /// With only client and day, a live free session.
    public init(
        id: Identifier<TrainingSession>,
        client: Identifier<Client>,
        phase: Identifier<Phase>? = nil,
        column: Int? = nil,
        title: String = "",
        day: Day,
        startedAt: Date? = nil,
        endedAt: Date? = nil,
        state: State = .live,
        mode: Mode = .realTime,
        note: String = "",
        effort: Effort? = nil,
        unit: MassUnit = .kg,
        letter: String = "",
        place: Identifier<Place>? = nil
    ) {
        self.id = id
        self.client = client
        self.phase = phase
        self.column = column
        self.title = title
        self.day = day
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.state = state
        self.mode = mode
        self.note = note
        self.effort = effort
        self.unit = unit
        self.letter = letter
        self.place = place
    }
}

/// The effort of a set or session.
public enum Effort: Hashable, Sendable {
    /// Rating of perceived exertion in tenths, 10...100.
    case rpe(tenths: Int)
    /// Repetitions in reserve, 0...9.
    case rir(Int)

    /// RPE, 1...10; reps in reserve count down from 10.
    public var rpe: Double { Double(rpeTenths) / 10 }

    /// RPE in tenths, 10...100.
    public var rpeTenths: Int {
        switch self {
        case .rpe(let tenths): tenths
        case .rir(let reps): 100 - min(max(reps, 0), 9) * 10
        }
    }
}

/// Reads a session's RPE as it is typed.
public enum EffortEntry {
    /// Reads 1 to 10 with halves; nil for anything else.
    public static func read(_ text: String) -> Effort? {
        guard let hundredths = NumberFormat.read(text, decimals: 2), (100...1_000).contains(hundredths),
            hundredths.isMultiple(of: 50)
        else { return nil }
        return .rpe(tenths: hundredths / 10)
    }

    /// `8` or `8.5`.
    public static func text(_ effort: Effort?) -> String {
        effort.map { NumberFormat.shown($0.rpeTenths, decimals: 1) } ?? ""
    }
}
