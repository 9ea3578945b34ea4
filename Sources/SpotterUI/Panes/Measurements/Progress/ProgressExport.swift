import FitnessModel
import SpotterCore

/// Charts as CSV files: asks where to, never replaces a file without being told to, and says where they are.
enum ProgressExport {
    /// One chart into one file.
    static func section(_ section: ProgressSection, _ view: ProgressView, _ context: inout Context) {
        guard let source = view.source(&context) else { return }
        // A file is the same whatever the settings show.
        let table = context.read { _ in try NumberFormat().inForce { try section.table(source) } }
        guard let table else { return }
        let name = ExportFile.name(source.client.name, section.rawValue, source.today.iso, ending: "csv")
        context.present(Form.csv(table, titled: section.title, at: name))
    }

    /// All charts into a folder.
    static func all(_ view: ProgressView, _ context: inout Context) {
        guard let source = view.source(&context) else { return }
        let files = context.read { _ in
            try NumberFormat().inForce {
                try ProgressSection.allCases.map { (name: $0.rawValue + ".csv", text: try $0.table(source).csv) }
            }
        }
        guard let files else { return }
        let folder = ExportFile.name(source.client.name, source.today.iso)
        context.present(
            Form.file(
                "Export all charts as CSV", "Folder", at: "~/\(folder)",
                help: "Gets \(files.count) files. A missing folder is made."
            ) { path, replacing, diary throws(ExportFile.Problem) in
                try ExportFile.write(files, into: path, replacing: replacing, sparing: diary)
                return "Wrote \(files.count) files in \(path)."
            })
    }
}
