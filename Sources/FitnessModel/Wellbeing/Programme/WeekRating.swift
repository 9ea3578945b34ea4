public import Foundation

/// The outcome of a week, asked before the next one starts.
public struct WeekRating: Identified, Hashable {
    /// Whether one got there.
    public enum Reached: Int, CaseIterable, Sendable {
        case not = 1
        case partly
        case yes
    }

    /// How hard the goal was.
    public enum Hardness: Int, CaseIterable, Sendable {
        case veryEasy = 1
        case easy
        case hard
        case veryHard
    }

    /// Names the record.
    public var id: Identifier<WeekRating>
    /// The programme.
    public var programme: Identifier<Programme>
    /// The week that is rated, 1...3.
    public var number: Int
    /// Whether they got there.
    public var reached: Reached
    /// How hard the goal was.
    public var hardness: Hardness
    /// The client's advice to a friend; never blank.
    public var advice: String
    /// The time of the rating.
    public var ratedAt = Date(timeIntervalSince1970: 0)

    /// A rating.
    public init(
        id: Identifier<WeekRating> = .unsaved, programme: Identifier<Programme> = .unsaved, number: Int,
        reached: Reached, hardness: Hardness, advice: String
    ) {
        self.id = id
        (self.programme, self.number) = (programme, number)
        (self.reached, self.hardness, self.advice) = (reached, hardness, advice)
    }
}
