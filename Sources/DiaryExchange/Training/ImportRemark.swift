/// An issue of an import of any kind: content that was not read, or a remark about content that was.
public enum ImportRemark: Hashable, Sendable {
    /// A row of a table.
    case row(ImportIssue)
    /// A line of a calendar.
    case calendar(CalendarIssue)
    /// A part of a track or of the file of a scale.
    case track(TrackIssue)
    /// A measurement that the diary rejects.
    case body(BodyIssue)
    /// A cell of a training sheet.
    case cell(PhaseDraft.Unread)

    /// True if content was not read; false for a remark.
    public var isLoss: Bool {
        switch self {
        case .row(let issue): issue.isLoss
        case .calendar(let issue): issue.isLoss
        case .track(let issue): issue.isLoss
        case .body(let issue): issue.isLoss
        case .cell(let unread): unread.isLoss
        }
    }
}
