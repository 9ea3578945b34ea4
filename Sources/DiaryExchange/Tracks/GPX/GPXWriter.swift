public import FitnessModel
import Foundation

/// Writes a run as GPX 1.1, with heart rate and cadence in Garmin's point extension, as watches do. Spotter reads it
/// back with the same points, times, elevations and heart rates.
///
/// GPX has no laps, no energy and no points without a position; these are omitted.
public enum GPXWriter {
    /// The number of points that GPX can represent.
    public static func writable(_ track: [TrackPoint]) -> Int { track.count { $0.position != nil } }

    /// The run with its points; without a start the points have no times.
    public static func text(_ run: Run, _ track: [TrackPoint]) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="Spotter" xmlns="http://www.topografix.com/GPX/1/1"
              xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
            <trk>

            """
        if !run.title.isEmpty { text += "<name>\(escaped(run.title))</name>\n" }
        if !run.note.isEmpty { text += "<desc>\(escaped(run.note))</desc>\n" }
        text += "<type>\(sport(run.kind))</type>\n<trkseg>\n"
        let start = run.startedAt.map { Int(($0.timeIntervalSince1970 * 1000).rounded()) }
        let isOnFoot = run.kind == .run || run.kind == .walk
        var (isFirst, isGap) = (true, false)
        for point in track {
            isGap = isGap || point.startsSegment
            guard let position = point.position else { continue }
            if isGap, !isFirst { text += "</trkseg>\n<trkseg>\n" }
            (isFirst, isGap) = (false, false)
            text += line(point, at: position, start: start, isOnFoot: isOnFoot)
        }
        return text + "</trkseg>\n</trk>\n</gpx>\n"
    }

    private static func line(
        _ point: TrackPoint, at position: TrackPoint.Position, start: Int?, isOnFoot: Bool
    ) -> String {
        let (latitude, longitude) = (degrees(position.latitude), degrees(position.longitude))
        var text = "<trkpt lat=\"\(latitude)\" lon=\"\(longitude)\">"
        if let elevation = point.elevation { text += "<ele>\(DecimalText.write(elevation, decimals: 3))</ele>" }
        if let start { text += "<time>\(moment(start + point.time))</time>" }
        let rate = point.heartRate.map { "<gpxtpx:hr>\($0)</gpxtpx:hr>" } ?? ""
        let cadence = point.cadence.map { "<gpxtpx:cad>\(isOnFoot ? ofOneFoot($0) : $0)</gpxtpx:cad>" } ?? ""
        if !rate.isEmpty || !cadence.isEmpty {
            text +=
                "<extensions><gpxtpx:TrackPointExtension>\(rate)\(cadence)"
                + "</gpxtpx:TrackPointExtension></extensions>"
        }
        return text + "</trkpt>\n"
    }

    /// Halves the cadence, since watches count the steps of one foot, as integers. The cadence is unchanged if its half
    /// would not be read as that of one foot, or if it is odd. An odd cadence that would itself be read as that of one
    /// foot is halved and loses its last step.
    private static func ofOneFoot(_ cadence: Int) -> Int {
        let half = (cadence + 1) / 2
        if half > TrackDraft.maxOfOneFoot { return cadence }
        return cadence.isMultiple(of: 2) || cadence <= TrackDraft.maxOfOneFoot ? half : cadence
    }

    private static func sport(_ kind: Run.Kind) -> String {
        switch kind {
        case .run: "running"
        case .walk: "walking"
        case .ride: "cycling"
        case .other: "other"
        }
    }

    private static func degrees(_ value: Int) -> String { DecimalText.write(value, decimals: 7) }

    /// "2026-03-12T06:00:00.250Z": times in GPX are UTC.
    private static func moment(_ milliseconds: Int) -> String {
        let (seconds, fraction) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let day = Day(Date(timeIntervalSince1970: Double(seconds)), in: .gmt)
        let part = fraction == 0 ? "" : "." + String(String(1000 + fraction).dropFirst())
        return "\(day.iso)T\(Clock.full(seconds % 86_400))\(part)Z"
    }

    /// Escapes the text of an element. Characters that XML does not allow become U+FFFD.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\t", "\n": escaped.unicodeScalars.append(scalar)
            case "\r": escaped += "&#13;"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
