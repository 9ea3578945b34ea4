public import DiaryExchange
public import FitnessModel
package import Foundation

/// A file that was recognised and can be read: shared by the form and the command line.
public struct ImportSource: Sendable {
    /// The file.
    public let file: ImportFile
    /// Its format.
    public let format: ImportFormat
    /// The questions that the file leaves open.
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

    /// The likely unit with its reason; nil if the weights fit both, or the file names it.
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

    /// Parses all of it for the diary. Records without a date are of `today`; ambiguous dates are in the order of
    /// `dates`.
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

    /// Whether it holds the records of one client, who must be named. For a file that names its clients a named one is
    /// ignored.
    package var needsClient: Bool { format.name != ImportFormat.calendar.name }

    /// The heading of an import.
    package func label(for client: String?) -> String { "Import \(file.name)" + (client.map { " for \($0)" } ?? "") }
}

/// The kind of a file by its content.
package enum ImportableFile: Sendable {
    /// Records: sessions, servings, runs.
    case records(ImportSource)
    /// Training sheets of a spreadsheet.
    case sheets(SheetSource)

    /// Loads and recognises a file; `~` is the home folder.
    ///
    /// - Throws: `ImportError`, or `SheetError` for a workbook that cannot be read.
    package init(path: String, today: Day) throws {
        let file = try ImportFile(path: Paths.expanded(path))
        do throws(ImportError) {
            self = .records(try ImportSource(file))
        } catch {
            switch error {
            case .notText where SpreadsheetReader.isWorkbook(file):
                do throws(SheetError) {
                    self = .sheets(try SheetSource(file, today: today))
                } catch let fault {
                    // // Another archive is not supported, damaged or not.
                    throw Self.isMeantAsSheet(file, fault.fault) ? fault : error as any Error
                }
            case .unknownFormat:
                // Text that is no known export may be a sheet that was saved as CSV.
                guard let sheets = try? SheetSource(file, today: today) else { throw error }
                self = .sheets(sheets)
            default: throw error
            }
        }
    }

    private static func isMeantAsSheet(_ file: ImportFile, _ fault: SheetError.Fault) -> Bool {
        switch fault {
        case .notASheet: false
        case .archive: [".xlsx", ".xlsm", ".ods"].contains { file.name.lowercased().hasSuffix($0) }
        default: true
        }
    }
}

/// A spreadsheet with training sheets.
package struct SheetSource: Sendable {
    /// The file's own name; empty for what was pasted.
    package let name: String
    /// Those with exercises, in the order of the file; at least one.
    package let sheets: [TrainingSheet]
    /// The names of the others.
    package let others: [String]

    /// - Throws: `SheetError`.
    init(_ file: ImportFile, today: Day) throws(SheetError) {
        let spreadsheet = try SpreadsheetReader.read(file)
        try self.init(spreadsheet, name: file.name, today: today)
    }

    /// Texts that were pasted, row by row.
    package init(pasted rows: [[String]], today: Day) throws(SheetError) {
        try self.init(Spreadsheet(sheets: [Spreadsheet.Sheet(name: "", texts: rows)]), name: "", today: today)
    }

    private init(_ spreadsheet: Spreadsheet, name: String, today: Day) throws(SheetError) {
        self.name = name
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        let isAlone = spreadsheet.sheets.count == 1
        let read = spreadsheet.sheets.map { sheet in
            PhaseGrid.read(sheet, today: today).map { draft in
                TrainingSheet(
                    sheet: sheet.name, fallbackName: isAlone ? stem : sheet.name, draft: draft,
                    issues: spreadsheet.issues, today: today)
            }
        }
        sheets = read.compactMap(\.self)
        others = zip(spreadsheet.sheets, read).filter { $1 == nil }.map(\.0.name)
        guard !sheets.isEmpty else { throw SheetError(name: name.isEmpty ? "What was pasted" : name, .noExercises) }
    }

    /// The sheets of this name, but for case and accents.
    package func named(_ name: String) -> [TrainingSheet] {
        sheets.filter { SearchKey.fold($0.sheet) == SearchKey.fold(name) }
    }
}
