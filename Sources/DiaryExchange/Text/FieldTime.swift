/// A time of day as exports write it.
enum FieldTime {
    /// Minutes after midnight from `05:17`, `5:17:30`, `11:05 AM`, `11:05am`; nil when it is none.
    static func minute(_ field: CSVField) -> Int? {
        var scanner = ByteScanner(field.trimmed)
        return scanner.takeClock().flatMap { scanner.isAtEnd ? $0 / 60 : nil }
    }
}
