import DiaryStore
import FitnessModel
import Foundation
import TerminalKit

/// Charts as CSV files: asks where to, never overwrites without asking, and says where they are.
enum ProgressExport {
    /// One chart into one file.
    static func section(_ section: ProgressSection, _ pane: ProgressPane, _ desk: inout Desk) {
        guard let source = pane.source(&desk) else { return }
        let table = desk.read { _ throws(StoreError) in try section.table(source) }
        guard let table else { return }
        let suggested = "~/\(fileName(source.client.name))-\(section.rawValue)-\(source.today.iso).csv"
        let field = FormField(
            "path", "File", .required, value: suggested,
            help: "\(CountText.text(table.rows.count, "row")), with a head.")
        desk.present(
            Form("Export \(section.title) as CSV", fields: [field]) { form, _ in
                let path = Paths.expanded(form.text("path"))
                return .saved { state in
                    ask([(path, table)], in: nil, state: &state)
                }
            })
    }

    /// All charts into a folder.
    static func all(_ pane: ProgressPane, _ desk: inout Desk) {
        guard let source = pane.source(&desk) else { return }
        let tables = desk.read { _ throws(StoreError) in
            var tables: [(String, ProgressTable)] = []
            for section in ProgressSection.allCases { tables.append((section.rawValue, try section.table(source))) }
            return tables
        }
        guard let tables else { return }
        let field = FormField(
            "path", "Folder", .required, value: "~/\(fileName(source.client.name))-\(source.today.iso)",
            help: "Gets \(tables.count) files. A folder that is not there is made.")
        desk.present(
            Form("Export all charts as CSV", fields: [field]) { form, _ in
                let folder = Paths.expanded(form.text("path"))
                return .saved { state in
                    ask(tables.map { ("\(folder)/\($0.0).csv", $0.1) }, in: folder, state: &state)
                }
            })
    }

    private static func ask(_ files: [(path: String, table: ProgressTable)], in folder: String?, state: inout AppState)
    {
        let existing = files.filter { FileManager.default.fileExists(atPath: $0.path) }
        guard let first = existing.first else { return write(files, in: folder, state: &state) }
        let what = existing.count == 1 ? first.path : "\(existing.count) files in \(folder ?? "")"
        state.desk.present(
            Confirm(
                title: "Overwrite?", lines: ["There already: \(what)", "What is in it now is lost."],
                yes: ("o", "overwrite")
            ) { state in write(files, in: folder, state: &state) })
    }

    private static func write(
        _ files: [(path: String, table: ProgressTable)], in folder: String?, state: inout AppState
    ) {
        do {
            if let folder { try Paths.makeFolder(folder) }
            for file in files { try AtomicFile.write(Data(file.table.csv.utf8), to: file.path) }
            let what = files.count == 1 ? files[0].path : "\(files.count) files in \(folder ?? "")"
            state.desk.message = .success("Wrote \(what)")
        } catch {
            let reason = (error as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
            state.desk.message = .failure(
                "\(folder ?? files.first?.path ?? "") cannot be written: \(reason ?? error.localizedDescription). "
                    + "x asks for another place.")
        }
    }

    /// "jan-novak" of "Jan Novák".
    private static func fileName(_ name: String) -> String {
        let words = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil).split {
            !($0.isASCII && ($0.isLetter || $0.isNumber))
        }
        return words.isEmpty ? "client" : String(words.joined(separator: "-").prefix(60))
    }
}
