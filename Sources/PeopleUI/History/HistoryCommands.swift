import DiaryStore
import DiaryUI
import FitnessModel
import Foundation
import SpotterCore
package import SpotterShell
import TerminalKit
import TrainingUI
package import ViewKit

extension HistoryView {
    package static let scope = KeyScope("records", "History of a client")

    private static let needsRecord: @Sendable (HistoryLine, Context) -> Phrase? = { line, _ in
        line.record == nil ? "the cursor is on a category" : nil
    }
    private static let needsSortable: Command<HistoryView>.DisabledReason = { view, _ in
        if !view.marks.isEmpty { return nil }
        guard let line = view.list.selected else { return view.noneChosen }
        guard let record = line.record else { return "the cursor is on a category: , c renames or deletes it" }
        return record.id.kind == .weighIn ? unsorted : nil
    }
    /// With several marked it refuses, since it is unclear which are meant: d deletes one, as in every list.
    private static let needsOne: Command<HistoryView>.DisabledReason = { view, context in
        guard view.marks.isEmpty else {
            return "\(view.marks.count) marked: d deletes one. Esc clears the marks, C puts all into a category"
        }
        guard let line = view.list.selected else { return view.noneChosen }
        return needsRecord(line, context)
    }
    private static let needsHandable: @Sendable (HistoryLine, Context) -> Phrase? = { line, _ in
        guard let record = line.record else { return "the cursor is on a category" }
        return [.session, .run].contains(record.id.kind) ? nil : "only a session or a run can be exported alone"
    }
    private static let unsorted: Phrase = "weigh-ins have no category, they are always in Default"

    package static let commands: CommandSet<HistoryView> = [
        onChosen("open", "Open the record; collapse or expand the category", hint: "open", keys: ["Enter"]) {
            view, line, context in view.open(line, &context)
        },
        command(
            "categorize", "Put the record or all marked ones into a category", hint: "category", keys: ["C"],
            unless: needsSortable
        ) { view, context in view.chooseCategory(&context) },
        onChosen("mark", "Mark the record, to act on several", keys: ["Space"], unless: needsRecord) {
            view, line, context in view.mark(line, &context)
        },
        onChosen(
            "export", "Export the session or run: text, Markdown, CSV, JSON", keys: ["X"], unless: needsHandable
        ) { _, line, context in
            guard let record = line.record else { return }
            switch record.content {
            case .session(let session, _): ExportForm.present(session.session, &context)
            case .run(let run): ExportForm.present(run.id, &context)
            default: break
            }
        },
        command("narrow", "Filter by kind or exercise", hint: "kind", keys: ["f"]) { _, context in
            chooseKind(&context)
        },
        command("view", "Group by category, or show one list", hint: "one list", keys: ["v"]) { view, context in
            view.toggleGroups(&context)
        },
        filtering("Find by title, name and note", hint: "find"),
        command("delete", "Delete the record (u: undo)", keys: ["d"], unless: needsOne) { view, context in
            if let record = view.list.selected?.record { delete(record, &context) }
        },
        command("categories", "Rename, delete, move, share the categories", keys: [", c"]) { _, context in
            // A change of a category concerns all clients: count their records, too.
            let counts = context.read { diary in try diary.clientHistory.counts() } ?? [:]
            context.present(
                CategoriesPanel(
                    .record, noun, counted: { "\($0, one: "record", other: "records")" }, counts: counts, at: nil,
                    &context
                ) { category, context in
                    context.update(HistoryView.self) { view, context in view.show(category: category, &context) }
                })
        },
    ]

    func open(_ line: HistoryLine, _ context: inout Context) {
        guard case .record(let record) = line else {
            return context.update(HistoryView.self) { view, context in
                if !view.roll(up: true, &context) { _ = view.roll(up: false, &context) }
            }
        }
        switch record.content {
        case .session(let session, _): context.go(to: .session(session.session))
        case .run(let run): context.go(to: .run(run.id))
        case .activity(let entry): ActivityForm.edit(entry, &context)
        case .measurement(let measurement): context.go(to: .measurement(measurement.id))
        case .weighIn(let weighIn): WeighInForm.edit(weighIn, &context)
        }
    }

    private mutating func mark(_ line: HistoryLine, _ context: inout Context) {
        guard let record = line.record else { return }
        guard record.id.kind != .weighIn else {
            context.message = .warning("Weigh-ins have no category, they are always in Default.")
            return
        }
        toggleMark(record, named: Self.called(record))
        _ = move(.down, count: 1, context: &context)
        context.message = .plain(
            marks.isEmpty
                ? "Nothing is marked." : "\(marks.count) marked: C puts them into a category. Esc clears the marks.")
    }

    /// "Along the river, 12 Mar".
    private static func called(_ record: HistoryRecord) -> Phrase { "\(HistoryText.name(record)), \(record.day.short)" }

    /// Asks for the category; a new name creates one.
    private func chooseCategory(_ context: inout Context) {
        let chosen = list.selected?.record.map { [($0.id, Self.called($0))] } ?? []
        let acted = marks.isEmpty ? chosen : marks.map { ($0.id, $0.name) }
        let categories = context.read { diary in try diary.categories.list(.record) } ?? []
        let title: Phrase =
            acted.count == 1
            ? "Category of \(acted[0].1)" : "Category of \(acted.count, one: "record", other: "records")"
        context.present(
            Picker(
                title, of: categories.map { Optional($0) } + [nil], verb: "put here",
                title: { $0.map { "\($0.name)" } ?? HistoryText.defaultCategory },
                // A detail would be found by the letters of a new name, too.
                detail: { $0?.ownerText ?? "" },
                creationLabel: "new category",
                create: { name, context in Self.sort(acted, intoNew: name, &context) },
                choose: { category, context in Self.sort(acted, into: category, &context) }))
    }

    private static func sort(
        _ records: [(HistoryRecord.ID, Phrase)], into category: FitnessModel.Category?, _ context: inout Context
    ) {
        let what: Phrase =
            records.count == 1 ? records[0].1 : "\(records.count, one: "record", other: "records")"
        let name: Phrase = category.map { "\($0.name)" } ?? HistoryText.defaultCategory
        let isDone = context.save("\(what): \(name). u: undo.") { diary in
            try diary.clientHistory.sort(stored(records), into: category?.id)
        }
        if isDone { context.update(HistoryView.self) { view, _ in view.unmark() } }
    }

    /// The names as the journal keeps them, in English.
    private static func stored(_ records: [(HistoryRecord.ID, Phrase)]) -> [(id: HistoryRecord.ID, name: String)] {
        records.map { ($0.0, Language.english.text($0.1)) }
    }

    /// Creating a category and putting the records into it is one change.
    private static func sort(
        _ records: [(HistoryRecord.ID, Phrase)], intoNew name: String, _ context: inout Context
    ) {
        let isDone = context.save("Created the category \(name). u: undo.") { diary in
            let facts = ChangeFacts(
                .sort, .category, [.count: String(records.count), .to: name, .isNew: .flag(true)])
            try diary.change(facts) { change in
                let made = try change.categories.add(.record, named: name)
                try change.clientHistory.sort(stored(records), into: made)
            }
        }
        if isDone { context.update(HistoryView.self) { view, _ in view.unmark() } }
    }

    /// The filters of the list.
    private enum Part: Sendable {
        case all
        case kind(HistoryRecord.Kind)
        case exercise(ExerciseName)
    }

    private static func chooseKind(_ context: inout Context) {
        guard let client = context.client?.id else { return }
        let exercises = context.read { diary in try diary.clientHistory.exercises(of: client) } ?? []
        let parts = [Part.all] + HistoryRecord.Kind.allCases.map { .kind($0) } + exercises.map { .exercise($0) }
        context.present(
            Picker(
                "Show which records?", of: parts, verb: "show",
                title: { part in
                    switch part {
                    case .all: "All records"
                    case .kind(let kind): title(kind)
                    case .exercise(let exercise): "\(exercise.name)"
                    }
                },
                detail: { if case .exercise = $0 { "sessions with it" } else { "" } },
                choose: { part, context in
                    context.update(HistoryView.self) { view, context in
                        switch part {
                        case .all: view.show(kind: nil, &context)
                        case .kind(let kind): view.show(kind: kind, &context)
                        case .exercise(let exercise): view.show(kind: nil, exercise: exercise, &context)
                        }
                    }
                }))
    }

    private static func title(_ kind: HistoryRecord.Kind) -> Phrase {
        switch kind {
        case .session: "Sessions"
        case .run: "Runs"
        case .activity: "Activities"
        case .measurement: "Measurements"
        case .weighIn: "Weigh-ins"
        }
    }

    private static func delete(_ record: HistoryRecord, _ context: inout Context) {
        switch record.content {
        case .session(let session, _): SessionEnd.delete(session.session, &context)
        case .run(let run): RunsView.delete(run, &context)
        case .activity(let entry):
            context.write("Deleted \(entry.name). u: undo.") { diary in try diary.activityEntries.delete(entry.id) }
        case .measurement(let measurement):
            context.write("Deleted the measurement of \(record.day.short). u: undo.") { diary in
                try diary.measurements.delete(measurement.id)
            }
        case .weighIn(let weighIn):
            context.write("Deleted the weigh-in of \(record.day.short). u: undo.") { diary in
                try diary.weighIns.delete(weighIn.id)
            }
        }
    }
}

extension HistoryView {
    func layout(_ body: Rect) -> ListLayout { ListLayout(body, position: .foot) }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn(whole: "Day", .fixed(11, holding: RelativeDay.widest(context.today))),
            TableColumn("At", .fixed(5), dropOrder: 3),
            TableColumn("What", .flexible(minimum: 18, weight: 3)),
            TableColumn("", .flexible(minimum: 14, weight: 2), dropOrder: 4),
            TableColumn(number: "Distance", .fixed(10)), TableColumn(number: "Time", .fixed(11), dropOrder: 1),
            TableColumn(number: "Energy", .fixed(12), dropOrder: 2),
        ]
    }

    func line(_ line: HistoryLine, _ context: Context) -> TableLine {
        switch line {
        case .category(let id, let name, let count, let isClosed):
            return head(name, count, isClosed: isClosed, sums[id], context)
        case .record(let record):
            let unit = context.client?.unit ?? .kg
            return TableLine(
                [
                    RelativeDay.text(record.day, today: context.today), "\(DayWording.clock(record.minute))",
                    HistoryText.title(record, unit), HistoryText.detail(record, unit),
                    "\(RunText.distance(record.distance))", "\(HistoryText.time(record))",
                    "\(HistoryText.energy(record, context.shared.energyUnit))",
                ], styles: [1: .muted, 3: .muted])
        }
    }

    /// "-  Races · 3 records", with the sums.
    private func head(
        _ name: Phrase, _ count: Int, isClosed: Bool, _ sum: HistorySum?, _ context: Context
    ) -> TableLine {
        let sum = count == 0 ? nil : sum
        let whole: Phrase = "\(name) · \(count, one: "record", other: "records")"
        let isNarrow = context.size.columns < 110
        let distance = sum.flatMap { $0.distance.millimetres > 0 ? RunText.distance($0.distance) : nil }
        let energy = sum.flatMap { $0.energy > .zero ? EnergyText.text($0.energy, in: context.shared.energyUnit) : nil }
        return TableLine(
            [
                isClosed ? "+" : "-", "", TextWidth.of(whole) > 22 && isNarrow ? "\(name) · \(count)" : whole, "",
                "\(distance ?? "")",
                "\(HistoryText.time(sum?.seconds))", "\(energy ?? "")",
            ], style: Style(.heading, .bold))
    }

    func nothingText(_ context: Context) -> Phrase {
        if kind != nil || exercise != nil { return "No records of this kind. f shows the others." }
        guard let name = context.client?.name else {
            return "No records yet: s starts a session, n v adds an activity, I imports from another program."
        }
        return "No records of \(name) yet: s starts a session, n v adds an activity, I imports from another program."
    }
}
