package import Foundation

extension Date {
    /// "2026-03-12T10:00:00+01:00": on the clock of a zone, to the second.
    package func isoText(in zone: TimeZone) -> String {
        ISO8601Format(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
    }
}
