extension ImportFormat {
    /// Calendars of other programs (RFC 5545).
    public static let calendar = ImportFormat(
        name: "iCalendar", recognises: CalendarFile.recognises, asks: { _ in [] }
    ) { (file, _, progress) throws(ImportError) in
        .calendar(try CalendarFile(reading: file, progress: progress))
    }
}
