import DiaryStore
import FitnessModel
import ViewKit

extension KeyScope {
    static let activities = KeyScope("activities", "Activities of the library")
}

extension ActivitiesView {
    static let noun = "activity"
    static let scope = KeyScope.activities

    private static let needsOwn: @Sendable (ActivitiesView, Activity) -> String? = { _, activity in
        activity.isShipped ? "it belongs to the catalogue: y makes a copy of your own" : nil
    }

    static let commands: CommandSet<ActivitiesView> = [
        Command(
            "activities.today", "Write the activity into the diary of today", hint: "done today", in: .activities,
            keys: ["f"],
            unless: { view, context in
                needsOne(view, context) ?? (context.client == nil ? "no client is chosen: c chooses one" : nil)
            }
        ) { view, context, _ in
            if let activity = view.list.selected { ActivityForm.add(activity, day: context.today, &context) }
        },
        onRecord(
            "edit", "Edit your activity, or copy one of the catalogue", hint: "edit", keys: ["Enter", "e"]
        ) { view, activity, context in view.edit(activity, &context) },
        adding("Add an activity of your own"),
        Command("activities.heading", "Show one heading, or all", hint: "heading", in: .activities, keys: ["h"]) {
            view, context, _ in view.chooseHeading(&context)
        },
        filtering("Search in the list", hint: "search"),
        duplicating("Copy the activity as one of your own"),
        onRecord("archive", "Archive your activity or bring it back", keys: ["z"], unless: needsOwn) {
            view, activity, context in view.toggleArchived(activity, &context)
        },
        showingArchived(),
        onRecord("delete", "Delete your activity (undo brings it back)", keys: ["d"], unless: needsOwn) {
            view, activity, context in view.delete(activity, &context)
        },
    ]

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
        OwnActivityForm.add(named: list.search, heading: heading, &context) { activity, context in
            context.update(ActivitiesView.self) { view, _ in view.show(activity) }
        }
    }

    func toggleArchived(_ activity: Activity, _ context: inout Context) {
        context.write(
            activity.isArchived
                ? "\(activity.name) is back." : "Archived \(activity.name). Z shows archived activities."
        ) { diary in try diary.setArchived(!activity.isArchived, activity: activity.id) }
    }

    func delete(_ activity: Activity, _ context: inout Context) {
        context.write("Deleted \(activity.name); what was done stays. u brings it back.") {
            diary in
            try diary.deleteActivity(activity.id)
        }
    }

    /// Shows an activity that was added, whatever the list was narrowed to.
    private mutating func show(_ activity: Activity) {
        if heading != nil, heading != activity.heading { heading = nil }
        if archive == .archived { archive = .active }
        list.select(activity.id)
    }

    private func chooseHeading(_ context: inout Context) {
        let headings = context.read { diary in try diary.activityHeadings(.all) } ?? []
        let items = ["All headings"] + headings
        context.present(
            Picker(
                "Which heading?", items: items.enumerated().map { Picker.Item($1, key: Int64($0)) }, verb: "show"
            ) { item, context in
                context.update(ActivitiesView.self) { view, context in
                    view.heading = item.key == 0 ? nil : item.title
                    view.list.rewind()
                    context.isStale = true
                }
            })
    }

    /// Esc: first the search goes, then the heading.
    mutating func back(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard heading != nil else { return false }
        heading = nil
        context.isStale = true
        return true
    }
}
