/// The five parts of the four weeks, in order: each week has one task, then there are the closing questions.
public enum ProgrammePart: Int, CaseIterable, Comparable, Sendable {
    case goal = 1
    case lettingGo
    case hours
    case meaning
    case closing

    /// The four weeks, without what closes them.
    public static let weeks: [ProgrammePart] = [.goal, .lettingGo, .hours, .meaning]

    /// "A goal for six days".
    public var title: String {
        switch self {
        case .goal: "A goal for six days"
        case .lettingGo: "Letting go"
        case .hours: "Where the day goes"
        case .meaning: "What it is good for"
        case .closing: "Closing questions"
        }
    }

    /// The number of the week, 1...4; nil for what closes them.
    public var week: Int? { self == .closing ? nil : rawValue }
    /// "Week 2", "Closing questions".
    public var name: String { week.map { "Week \($0)" } ?? title }
    /// Whether a goal is written down in it.
    public var hasGoal: Bool { self == .goal || self == .hours }
    /// Whether what was written in it can be read again. Nothing is written in week 2.
    public var hasSummary: Bool { hasGoal || self == .meaning }
    /// The part before; nil for the first.
    public var before: ProgrammePart? { ProgrammePart(rawValue: rawValue - 1) }

    /// The earlier one comes first.
    public static func < (left: ProgrammePart, right: ProgrammePart) -> Bool { left.rawValue < right.rawValue }
}
