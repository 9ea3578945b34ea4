import DiaryExchange
package import FitnessModel

/// What a file of another program turned out to be by its content.
package enum ImportableFile: Sendable {
    /// What was recorded: sessions, servings, runs.
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
                    // An archive of anything else is none of ours, whole or not.
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
