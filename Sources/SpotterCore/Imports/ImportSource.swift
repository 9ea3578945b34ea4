public import DiaryExchange
public import FitnessModel
package import Foundation
package import Phrases

/// A file of a recognised format that can be read. The form and the command line share it.
public struct ImportSource: Sendable {
    /// The file.
    public let file: ImportFile
    /// The format of the file.
    public let format: ImportFormat
    /// Facts that the file does not state and the user must supply.
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

    /// Whether the user must choose the unit of weights.
    public var needsUnit: Bool { !questions.isEmpty }

    /// The likely unit and the reason; nil if the weights fit both units, or the file states the unit.
    public var guess: MassUnitGuess? {
        for case .massUnit(let guess) in questions { return guess }
        return nil
    }

    /// Reads the whole file. `progress` gets the share that is read, and returns false to cancel.
    public func read(
        unit: MassUnit?, today: Day? = nil, dates: DateOrder = .current, progress: (Double) -> Bool = { _ in true }
    ) throws(ImportError) -> ImportedDocument {
        try format.read(file, massUnit: unit, today: today, dates: dates, progress: progress)
    }

    /// Reads the whole file as records of the diary.
    ///
    /// - Parameters:
    ///   - today: The day of records without a time.
    ///   - dates: The order of day and month in ambiguous dates.
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

    /// Whether the file holds the records of one client, who must be named. Calendars name the clients themselves; a
    /// named client is ignored.
    package var needsClient: Bool { format.name != .calendar }

    /// The heading of an import: the file and the client.
    package func label(for client: String?) -> Phrase {
        client.map { "Import \(file.name) for \($0)" } ?? "Import \(file.name)"
    }
}

/// A file of another program, recognised by its content.
package enum ImportableFile: Sendable {
    /// Recorded sessions, servings, runs, measurements or appointments.
    case records(ImportSource)
    /// Training sheets of a spreadsheet.
    case sheets(SheetSource)

    /// Loads and recognises a file; `~` is the home folder.
    ///
    /// - Throws: `ImportError`, or `SheetError` for a workbook that cannot be read.
    package init(path: String, today: Day) throws {
        try self.init(try ImportFile(path: Paths.expanded(path)), today: today)
    }

    /// Recognises a loaded file.
    ///
    /// - Throws: `ImportError`, or `SheetError` for a workbook that cannot be read.
    package init(_ file: ImportFile, today: Day) throws {
        do throws(ImportError) {
            self = .records(try ImportSource(file))
        } catch {
            switch error {
            case .notText where SpreadsheetReader.isWorkbook(file):
                do throws(SheetError) {
                    self = .sheets(try SheetSource(file, today: today))
                } catch let fault {
                    // For archives of any other kind the import error is thrown, whether intact or not.
                    throw Self.isMeantAsSheet(file, fault.fault) ? fault : error as any Error
                }
            case .unknownFormat:
                // Text of an unknown format may be a sheet that was saved as CSV.
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

/// A spreadsheet that contains training sheets.
package struct SheetSource: Sendable {
    /// The file name without its folder; empty for pasted text.
    package let name: String
    /// The sheets with exercises, in the order of the file; at least one.
    package let sheets: [TrainingSheet]
    /// The names of the other sheets.
    package let others: [String]

    init(_ file: ImportFile, today: Day) throws(SheetError) {
        let spreadsheet = try SpreadsheetReader.read(file)
        try self.init(spreadsheet, name: file.name, today: today)
    }

    /// Reads pasted text, row by row.
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
        guard !sheets.isEmpty else { throw SheetError(name: name, .noExercises) }
    }

    /// The sheets with this name, ignoring case and accents.
    package func named(_ name: String) -> [TrainingSheet] {
        sheets.filter { SearchKey.fold($0.sheet) == SearchKey.fold(name) }
    }
}
