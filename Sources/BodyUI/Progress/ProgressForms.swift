import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// A badge as a form.
enum BadgeForm {
    private struct Draft: Sendable {
        var badge: Badge
        /// The name of the exercise whose repetitions count.
        var exercise = ""
    }

    /// A new badge, with the next of the suggestions that is not taken yet.
    static func new(_ context: Context) -> Form {
        let taken = (try? context.diary.badges.list()) ?? []
        // Also by what it asks for: a suggestion has another name in each language.
        let offered = Badge.suggestions.first { one in
            !taken.contains {
                $0.name == one.name
                    || ($0.counted, $0.exercise, $0.target, $0.days)
                        == (one.counted, one.exercise, one.target, one.days)
            }
        }
        let blank = Badge(name: "", counted: .sessions, target: 0, days: 0)
        return form("New badge", Draft(badge: offered ?? blank), isBlank: offered == nil, isProposed: true) {
            try $0.badges.add($1)
        }
    }

    static func edit(_ badge: Badge, _ context: inout Context) {
        let exercise = context.read { diary in
            try badge.exercise.map { id in try diary.figures.exerciseNames([id])[id] ?? "" } ?? ""
        }
        context.present(
            form("Badge", Draft(badge: badge, exercise: exercise ?? "")) { diary, new in
                try diary.badges.update(from: badge, to: new)
            })
    }

    private static func form(
        _ title: Phrase, _ draft: Draft, isBlank: Bool = false, isProposed: Bool = false,
        write: @escaping @Sendable (Diary, Badge) throws -> Void
    ) -> Form {
        let fields: [Field<Draft>] = [
            .text(
                "name", "Name", \.badge.name, isRequired: true, isProposed: isProposed,
                help: "For example Steady month. Every client can earn it."),
            .choice(
                "counts", "Counts", \.badge.counted, Badge.Counted.allCases.map { ($0, $0.name) },
                help: "Workouts: sessions, runs and activities. Reps: of work sets."),
            .text("exercise", "Exercise", \.exercise, help: "Only for repetitions. Empty counts all exercises."),
            .value(
                "target", "How many", \.badge.target, .whole(Badge.targets), missing: "How many are needed?",
                isBlank: isBlank, isProposed: isProposed, help: "For example 10."),
            .value(
                "days", "Within days", \.badge.days, .whole(Badge.spans), missing: "Within how many days?",
                isBlank: isBlank, isProposed: isProposed, help: "For example 30: any 30 days in a row."),
        ]
        return Form(title, editing: draft, fields) { draft, context in
            var badge = draft.badge
            badge.exercise = nil
            if badge.counted == .reps, !draft.exercise.isEmpty {
                badge.exercise = context.read { diary in try diary.exercises.named(draft.exercise)?.id } ?? nil
                if badge.exercise == nil {
                    return .wrong(
                        field: "exercise", "No exercise with this name. Type it as in the exercise list.")
                }
            }
            let counted = badge
            return .done(context.save { diary in try write(diary, counted) })
        }
    }
}

/// Exports charts as CSV: asks for the path, never replaces a file unasked, and reports where it is.
enum ProgressExport {
    /// One chart into one file.
    static func section(_ section: ProgressSection, _ view: ProgressView, _ context: inout Context) {
        guard let source = view.source(&context) else { return }
        // A file is the same whatever the settings show.
        let table = context.read { _ in try NumberFormat().asCurrent { try section.table(source) } }
        guard let table else { return }
        let name = ExportFile.name(source.client.name, section.rawValue, source.today.iso, ending: "csv")
        context.present(Form.csv(table, titled: section.title, at: name))
    }

    /// All charts into a folder.
    static func all(_ view: ProgressView, _ context: inout Context) {
        guard let source = view.source(&context) else { return }
        let files = context.read { _ in
            try NumberFormat().asCurrent {
                try ProgressSection.allCases.map { (name: $0.rawValue + ".csv", text: try $0.table(source).csv) }
            }
        }
        guard let files else { return }
        let folder = ExportFile.name(source.client.name, source.today.iso)
        context.present(
            Form.file(
                "Export all charts as CSV", "Folder", at: "~/\(folder)",
                help: "Writes \(files.count, one: "file", other: "files"). A missing folder is created."
            ) { path, replacing, diary throws(ExportFile.Problem) in
                try ExportFile.write(files, into: path, replacing: replacing, sparing: diary)
                return "Wrote \(files.count, one: "file", other: "files") to \(path)."
            })
    }
}
