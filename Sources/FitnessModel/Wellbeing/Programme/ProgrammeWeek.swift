public import Foundation

/// How far a client is in one week of a programme. Whether the week is open follows from it (`ProgrammeStanding`), and is not kept.
public struct ProgrammeWeek: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<ProgrammeWeek>
    /// Whose it is.
    public var programme: Identifier<Programme>
    /// 1...4.
    public var number: Int
    /// The page on which it goes on, from 1.
    public var page: Int
    /// When its first page was seen; nil before.
    public var firstOpenedAt: Date?
    /// When the trainer let it begin before its time; nil where nobody did.
    public var openedEarlyAt: Date?
    /// When it was done: weeks 1 and 3 with their last page, week 2 with the first practice, week 4 with its sentences; nil before.
    public var completedAt: Date?

    /// One that was not begun.
    public init(
        id: Identifier<ProgrammeWeek> = .unsaved, programme: Identifier<Programme> = .unsaved, number: Int
    ) {
        self.id = id
        (self.programme, self.number, page) = (programme, number, 1)
    }
}
