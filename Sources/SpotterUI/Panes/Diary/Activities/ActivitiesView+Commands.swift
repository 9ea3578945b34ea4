import DiaryStore
import FitnessModel
import ViewKit

extension ActivitiesView {
    static let noun = "activity"
    static let scope = KeyScope("activities", "Activities of the library")

    private static let needsOwn: @Sendable (Activity, Context) -> String? = { activity, _ in
        activity.isShipped ? "it belongs to the catalogue: y makes a copy of your own" : nil
    }

    static let commands: CommandSet<ActivitiesView> = [
        onChosen(
            "today", "Write the activity into the client's diary of today", hint: "done today", keys: ["A"],
            unless: { _, context in context.client == nil ? "no client is chosen: c chooses one" : nil }
        ) { _, activity, context in ActivityForm.add(activity, day: context.today, &context) },
        editing("Edit your activity, or copy one of the catalogue"),
        adding("Add an activity of your own"),
        command("heading", "Show one heading, or all", hint: "heading", keys: ["f"]) { _, context in
            chooseHeading(&context)
        },
        filtering("Search in the list", hint: "search"),
        duplicating("Copy the activity as one of your own"),
        archiving("Archive your activity, hide one of the catalogue, or bring it back"),
        showingArchived(),
        deleting("Delete your activity (u: undo)", unless: needsOwn),
    ]

    static func archivedNews(_ name: String) -> String {
        "Archived \(name). Z shows archived and hidden ones. u: undo."
    }

    /// An own one is edited; one of the catalogue is for everybody, so that a copy is.
    func edit(_ activity: Activity, _ context: inout Context) {
        if activity.isShipped { duplicate(activity, &context) } else { OwnActivityForm.edit(activity, &context) }
    }

    func duplicate(_ activity: Activity, _ context: inout Context) {
        OwnActivityForm.add(like: activity, &context) { activity, context in
            context.update(ActivitiesView.self) { view, _ in view.list.select(activity.id) }
        }
    }

    func add(_ context: inout Context) {
        OwnActivityForm.add(named: list.search, heading: part, &context) { activity, context in
            context.update(ActivitiesView.self) { view, _ in view.show(activity) }
        }
    }

    func setArchived(_ isArchived: Bool, _ activity: Activity, in diary: Diary) throws {
        if activity.isShipped {
            try diary.activities.setHidden(isArchived, activity.id)
        } else {
            try diary.activities.setArchived(isArchived, activity.id)
        }
    }

    func delete(_ activity: Activity, _ context: inout Context) {
        context.write("Deleted \(activity.name); what was done stays. u: undo.") { diary in
            try diary.activities.delete(activity.id)
        }
    }

    /// Shows an activity that was added, whatever the list was narrowed to.
    private mutating func show(_ activity: Activity) {
        if part != activity.heading { part = nil }
        if archive == .archived { archive = .active }
        list.select(activity.id)
    }

    private static func chooseHeading(_ context: inout Context) {
        let headings = context.read { diary in try diary.activities.headings(.all) } ?? []
        context.present(
            Picker(
                "Which heading?", of: [nil] + headings, verb: "show", title: { $0 ?? "All headings" }, choose: show))
    }
}
