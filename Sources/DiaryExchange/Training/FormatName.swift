/// Programs and formats of files. The raw values are written to the log and to JSON.
public enum FormatName: String, Sendable {
    case strong = "Strong"
    case cronometer = "Cronometer"
    case fitNotesBody = "FitNotes body"
    case goldenCheetah = "GoldenCheetah"
    case spotter = "Spotter"
    /// A table of measurements of another program or of the user.
    case measurements = "Measurements"
    /// All tables with one measurement per row.
    case bodyCSV = "body CSV"
    case gpx = "GPX"
    case tcx = "TCX"
    case fit = "FIT"
    case calendar = "iCalendar"
}
