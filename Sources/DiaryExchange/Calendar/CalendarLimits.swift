/// What a calendar's file may hold; what is more is no trainer's calendar.
enum CalendarLimits {
    /// Bytes of a file.
    static let file = 64 << 20
    /// Bytes of one line after it was unfolded; pictures are put into some.
    static let line = 1 << 20
    /// Lines of a file after they were unfolded.
    static let lines = 2_000_000
    /// Components inside each other: a calendar, an event, its alarm, and room.
    static let depth = 8
    /// Events of a file.
    static let events = 100_000
    /// Bytes of what is kept of one event without being understood.
    static let extra = 256 << 10
    /// Days that one event leaves out, or adds.
    static let days = 5_000
    /// Characters of a title and of a place.
    static let title = 500
    /// Characters of a note.
    static let note = 20_000
    /// Minutes that one event may take: a year.
    static let minutes = 366 * 1_440
    /// What is told one by one.
    static let issues = 500
}
