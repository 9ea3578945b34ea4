public import FitnessModel

/// What a client did in one exercise in one session: a line of the exercise's history.
public struct HistoryCell: Hashable, Sendable, Identifiable {
    /// Names the session's row.
    public let id: Identifier<SessionRow>
    /// The session.
    public let session: Identifier<TrainingSession>
    /// The sheet that the session followed, if any.
    public let phaseName: String?
    /// The session's column in it.
    public let column: Int?
    /// The title of a session without a sheet.
    public let title: String
    /// True while the session goes on.
    public let isLive: Bool
    /// The session's day.
    public let day: Day
    /// The load cell, to the letter.
    public let text: String
    /// The unit in which the text is read.
    public let unit: MassUnit
    /// The note beside the cell.
    public let note: String
    /// The tempo that was asked for, to the letter.
    public let tempo: String
    /// What the stopwatch marked, by set counted from 1.
    public internal(set) var marks: [Int: SetMark] = [:]
}
