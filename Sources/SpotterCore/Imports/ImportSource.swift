public import DiaryExchange
public import FitnessModel
package import Foundation

/// A file that was recognised and can be read: shared by the form and the command line.
public struct ImportSource: Sendable {
    /// The file.
    public let file: ImportFile
    /// Its format.
    public let format: ImportFormat
    /// What it does not say and a person must.
    public let questions: [ImportQuestion]

    /// Loads and recognises a file; `~` is the home folder.
    public init(path: String) throws(ImportError) {
        try self.init(try ImportFile(path: Paths.expanded(path)))
    }

    /// Recognises a loaded file.
    init(_ file: ImportFile) throws(ImportError) {
        format = try ImportFormat.sniff(file)
        questions = format.questions(about: file)
        self.file = file
    }

    /// Whether the unit of weights must be asked for.
    public var needsUnit: Bool { !questions.isEmpty }

    /// The likely unit and why; nil when the weights fit both, or the file says it.
    public var guess: MassUnitGuess? {
        for case .massUnit(let guess) in questions { return guess }
        return nil
    }

    /// Reads all of it; `progress` gets the share that is read and answers false to stop.
    public func read(
        unit: MassUnit?, today: Day? = nil, dates: DateOrder = .current, progress: (Double) -> Bool = { _ in true }
    ) throws(ImportError) -> ImportedDocument {
        try format.read(file, massUnit: unit, today: today, dates: dates, progress: progress)
    }

    /// Reads all of it as what the diary takes. What has no time of its own is of `today`; what could be day or month
    /// is in the order of `dates`.
    package func content(
        unit: MassUnit?, zone: TimeZone, today: Day, dates: DateOrder = .current,
        progress: (Double) -> Bool = { _ in true }
    ) throws(ImportError) -> any ImportContent {
        switch try read(unit: unit, today: today, dates: dates, progress: progress) {
        case .training(let log): SessionContent(log, unit: unit, zone: zone)
        case .servings(let log): ServingContent(log)
        case .tracks(let tracks): TrackContent(tracks, zone: zone, today: today)
        case .calendar(let file): try CalendarContent(file, progress: progress)
        case .body(let log): BodyContent(log, unit: unit, zone: zone, today: today)
        }
    }

    /// Whether it holds the records of one client, who has to be named; of what says itself whose it is, one that is named
    /// counts for nothing.
    package var needsClient: Bool { format.name != ImportFormat.calendar.name }

    /// The change that its import is, in the journal.
    package func label(for client: String?) -> String { "Import \(file.name)" + (client.map { " for \($0)" } ?? "") }
}
