package import Foundation

extension Date {
    /// "2026-03-12T10:00:00+01:00": the local time in a zone, to the second.
    package func isoText(in zone: TimeZone) -> String {
        ISO8601Format(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
    }
}
