package import DiaryStore
package import FitnessModel
package import SpotterShell
package import TerminalKit
package import ViewKit

/// Activities by heading, with their energy. A section of the Library.
package struct ActivitiesView: EditableList, ArchivingList, DuplicatingList, NarrowedList {
    /// The activities that fit.
    package var list = RecordList<Activity>()
    /// The heading to show; nil for all.
    package var part: String?
    package var archive = ArchiveFilter.active
    /// The inputs of the shown energies.
    private var basis: ActivityBasis?

    package func caption(_ context: Context) -> Phrase {
        let caption: Phrase = part.map { "Activities · \($0)" } ?? "Activities"
        return [caption, archive.caption].joined()
    }

    package func count(_ diary: Diary) throws -> Int {
        try diary.activities.count(heading: part, search: list.search, archive: archive)
    }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Activity] {
        try diary.activities.list(
            heading: part, search: list.search, archive: archive, offset: offset, limit: limit)
    }

    package mutating func reload(_ context: inout Context) {
        _ = context.read { diary in try diary.catalogue.fill() }
        basis = ActivityBasis(on: context.today, &context)
        readList(&context)
    }
}

// MARK: Drawing

extension ActivitiesView {
    /// The details of the selected activity are below the list if the window is high enough. The number headings are at
    /// the right end of the first line, the position is below the list.
    package func layout(_ body: Rect) -> ListLayout {
        body.height >= 16 ? .below(body, height: 4, position: .border) : ListLayout(body)
    }

    package func columns(_ context: Context) -> [TableColumn] {
        let hour = basis?.weight == nil ? "" : "\((basis?.profile.unit ?? .kcal).rawValue)/h"
        return [
            TableColumn("Heading", .fixed(21), dropOrder: 1),
            TableColumn("Activity", .flexible(minimum: 28)),
            TableColumn(number: "MET", .fixed(5)),
            TableColumn(number: Phrase(verbatim: hour), .fixed(6)),
        ]
    }

    package func line(_ activity: Activity, _ context: Context) -> TableLine {
        // A heading precedes its first activity, and is repeated at the top of the window.
        let isFirst = list.above(activity)?.heading != activity.heading
        let hourly = basis.flatMap { basis in
            basis.hourly(activity).map { EnergyText.number($0, in: basis.profile.unit) }
        }
        let texts: [Phrase] = [
            isFirst ? "\(activity.heading)" : "", name(activity), "\(METText.number(activity.met))", "\(hourly ?? "")",
        ]
        return TableLine(texts, styles: [0: .heading, 3: .muted])
    }

    private func name(_ activity: Activity) -> Phrase {
        switch (activity.isArchived, activity.isShipped) {
        case (true, true): "\(activity.name) (hidden)"
        case (true, false): "\(activity.name) (archived)"
        case (false, true): "\(activity.name)"
        case (false, false): "\(activity.name) (custom)"
        }
    }

    package func emptyText(_ context: Context) -> Phrase {
        list.search.isEmpty
            ? nothingText(context) : "No activity of that name. Backspace widens the search; a adds one."
    }

    package func nothingText(_ context: Context) -> Phrase {
        archive == .archived
            ? "No archived or hidden activities. Z shows those in use."
            : "No activities here. a adds one, f shows another heading."
    }

    package func showsDetail(in layout: ListLayout) -> Bool { list.selected != nil && basis != nil }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let activity = list.selected, let basis else { return }
        let area = layout.detail.inset(columns: 1)
        screen.put(verbatim: activity.name, at: area.origin, style: Style(.title, .bold), maxWidth: area.width)
        let known: Phrase =
            basis.weight == nil ? "\(METText.number(activity.met)) MET" : ActivityWording.cost(activity, basis)
        let why = basis.explanation(met: activity.met, classes: activity.classes)
        screen.put("\(known): \(why)", at: area.origin.moved(rows: 1), style: .text, maxWidth: area.width)
        let table = activity.classes.map { classes -> Phrase in
            let values = zip(WeightClass.allCases, classes).map { "\($0.rawValue) kg \($1)" }
            return "Weight classes, kcal an hour: \(list: values)"
        }
        let source: Phrase = "Compendium of physical activities 2024, code \(String(activity.id.rawValue))"
        let last = table ?? (activity.isShipped ? source : "")
        screen.put(last, at: area.origin.moved(rows: 2), style: .muted, maxWidth: area.width)
    }
}

extension ActivitiesView {
    package static let noun = Noun("activity", many: "activities")
    package static let scope = KeyScope("activities", "Activities of the library")

    private static let needsOwn: @Sendable (Activity, Context) -> Phrase? = { activity, _ in
        activity.isShipped ? "it belongs to the catalogue: y makes a custom copy" : nil
    }

    package static let commands: CommandSet<ActivitiesView> = [
        onChosen(
            "today", "Add the activity to the client's diary for today", hint: "done today", keys: ["A"],
            unless: { _, context in context.noClientReason }
        ) { _, activity, context in ActivityForm.add(activity, day: context.today, &context) },
        editing("Edit a custom activity, or duplicate one of the catalogue"),
        adding("Add a custom activity"),
        command("heading", "Show one heading, or all", hint: "heading", keys: ["f"]) { _, context in
            chooseHeading(&context)
        },
        filtering("Search in the list", hint: "search"),
        duplicating("Duplicate the activity as a custom one"),
        archiving("Archive a custom activity, hide one of the catalogue, or restore it"),
        showingArchived(),
        deleting("Delete a custom activity (u: undo)", unless: needsOwn),
    ]

    package static func archivedMessage(of activity: Activity) -> Phrase {
        activity.isShipped
            ? "Hid \(activity.name). Z shows hidden and archived ones. u: undo."
            : "Archived \(activity.name). Z shows hidden and archived ones. u: undo."
    }

    /// Edits a custom one; one of the catalogue is shared, so that a copy is edited.
    package func edit(_ activity: Activity, _ context: inout Context) {
        if activity.isShipped { duplicate(activity, &context) } else { OwnActivityForm.edit(activity, &context) }
    }

    package func duplicate(_ activity: Activity, _ context: inout Context) {
        OwnActivityForm.add(like: activity, &context) { activity, context in
            context.update(ActivitiesView.self) { view, _ in view.list.select(activity.id) }
        }
    }

    package func add(_ context: inout Context) {
        OwnActivityForm.add(named: list.search, heading: part, &context) { activity, context in
            context.update(ActivitiesView.self) { view, _ in view.show(activity) }
        }
    }

    package func setArchived(_ isArchived: Bool, _ activity: Activity, in diary: Diary) throws {
        if activity.isShipped {
            try diary.activities.setHidden(isArchived, activity.id)
        } else {
            try diary.activities.setArchived(isArchived, activity.id)
        }
    }

    package func delete(_ activity: Activity, _ context: inout Context) {
        context.write("Deleted \(activity.name). Diary entries stay. u: undo.") { diary in
            try diary.activities.delete(activity.id)
        }
    }

    /// Shows an activity that was added, whatever the filter of the list.
    private mutating func show(_ activity: Activity) {
        if part != activity.heading { part = nil }
        if archive == .archived { archive = .active }
        list.select(activity.id)
    }

    private static func chooseHeading(_ context: inout Context) {
        let headings = context.read { diary in try diary.activities.headings(.all) } ?? []
        context.present(
            Picker(
                "Which heading?", of: [nil] + headings, verb: "show", title: { $0.map { "\($0)" } ?? "All headings" },
                choose: show))
    }
}
