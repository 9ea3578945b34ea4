package import DiaryStore
import FitnessModel
package import SpotterCore
package import ViewKit

extension Form {
    /// Asks for the path of a CSV file; proposes a name in the home folder.
    package static func csv(_ table: ProgressTable, titled title: Phrase, at name: String) -> Form {
        file(
            "Export \(title) as CSV", "File", at: "~/\(name)",
            help: "\(table.rows.count, one: "row", other: "rows") with column titles."
        ) { path, replacing, diary throws(ExportFile.Problem) in
            try ExportFile.write(table.csv, to: path, replacing: replacing, sparing: diary)
            return "Wrote \(path)."
        }
    }

    /// Asks for the path of an export. An existing file is reported, and Ctrl-S replaces it.
    package static func file(
        _ title: Phrase, _ label: Phrase, at path: String, help: Phrase,
        write:
            @escaping @Sendable (_ path: String, _ replacing: Bool, _ diary: Diary) throws(ExportFile.Problem) -> Phrase
    ) -> Form {
        let field = FormField("path", label, value: path, isRequired: true, help: help)
        var form = Form(title, fields: [field]) { form, context in
            do throws(ExportFile.Problem) {
                context.message = .success(try write(form.text("path"), form.mayReplace, context.diary))
                return .saved { _ in }
            } catch {
                return .notWritten(error, field: "path")
            }
        }
        form.writes = false
        return form
    }
}

extension Form.Result {
    /// The error beside the path field if no file was written.
    package static func notWritten(_ problem: ExportFile.Problem, field: String) -> Self {
        switch problem {
        // The line has room for one sentence; the path is shown above it.
        case .exists(let path):
            let name = path.split(separator: "/").last ?? ""
            return .exists(field: field, "The file exists. Ctrl-S replaces \(name), or type another name.")
        case .isDiary: return .wrong(field: field, "This file belongs to the diary: type another name.")
        case .refused(_, let reason): return .wrong(field: field, "It cannot be written there: \(reason).")
        }
    }
}

extension Form.Confirmation {
    /// Asks about the path of a picture without a file; nil for a file, and for no path.
    package static func missingPicture(_ path: String, field: String) -> Form.Confirmation? {
        guard !path.isEmpty, !PicturePath.exists(path) else { return nil }
        return Form.Confirmation(field: field, about: path, "There is no file \(path).")
    }
}

extension Field {
    /// The path of a file, which Tab completes.
    package static func path(_ id: String, _ label: Phrase, _ path: Path<String>, help: Phrase = "") -> Field {
        completing(id, label, path, help: help, isWhole: { PathCompletion($0).isOneFile(typed: $0) }) {
            PathCompletion($0).longest
        }
    }
}
