import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let editActivity: Self = "activities.edit"
    static let addOwnActivity: Self = "activities.add"
    static let activityToday: Self = "activities.today"
    static let activityHeading: Self = "activities.heading"
    static let duplicateActivity: Self = "activities.duplicate"
    static let archiveActivity: Self = "activities.archive"
    static let deleteActivity: Self = "activities.delete"
    static let filterActivities: Self = "activities.filter"
    static let showArchivedActivities: Self = "activities.show-archived"
}

extension ActivitiesView {
    private static func needsOne(_ state: AppState) -> String? {
        state.diary.library.activities.list.selected == nil ? "no activity is chosen" : nil
    }

    private static func needsOwn(_ state: AppState) -> String? {
        guard let activity = state.diary.library.activities.list.selected else { return "no activity is chosen" }
        return activity.isShipped ? "it belongs to the catalogue: y makes a copy of your own" : nil
    }

    static let commands: [Command] = [
        Command(
            .activityToday, "Write the activity into the diary of today", hint: "done today", in: .activities,
            keys: ["f"],
            unless: { needsOne($0) ?? ($0.context.client == nil ? "no client is chosen: c chooses one" : nil) }),
        Command(
            .editActivity, "Edit your activity, or copy one of the catalogue", hint: "edit", in: .activities,
            keys: ["Enter", "e"], unless: needsOne),
        Command(.addOwnActivity, "Add an activity of your own", hint: "add", in: .activities, keys: ["a"]),
        Command(.activityHeading, "Show one heading, or all", hint: "heading", in: .activities, keys: ["h"]),
        Command(.filterActivities, "Search in the list", hint: "search", in: .activities, keys: ["/"]),
        Command(
            .duplicateActivity, "Copy the activity as one of your own", in: .activities, keys: ["y"], unless: needsOne),
        Command(
            .archiveActivity, "Archive your activity or bring it back", in: .activities, keys: ["z"], unless: needsOwn),
        Command(.showArchivedActivities, "Show active, archived or all", in: .activities, keys: ["Z"]),
        Command(
            .deleteActivity, "Delete your activity (undo brings it back)", in: .activities, keys: ["d"],
            unless: needsOwn),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if list.perform(command, count: count, height: rows(Frame(context.size).body).height) {
            reload(&context)
            return true
        }
        switch command {
        case .addOwnActivity: add(&context)
        case .activityHeading: chooseHeading(&context)
        case .filterActivities: list.startSearch()
        case .showArchivedActivities:
            archive = archive.next
            list.rewind()
            reload(&context)
        case .back: return goBack(&context)
        default:
            guard let activity = list.selected else { return false }
            return perform(command, on: activity, &context)
        }
        return true
    }

    private mutating func perform(_ command: Command.ID, on activity: Activity, _ context: inout Context) -> Bool {
        switch command {
        case .editActivity: open(activity, &context)
        case .activityToday: ActivityForm.add(activity, day: context.today, &context)
        case .duplicateActivity: copy(activity, &context)
        case .archiveActivity:
            context.write(
                activity.isArchived
                    ? "\(activity.name) is back." : "Archived \(activity.name). Z shows archived activities."
            ) { diary throws(StoreError) in try diary.setArchived(!activity.isArchived, activity: activity.id) }
        case .deleteActivity:
            context.write("Deleted \(activity.name); what was done stays. u brings it back.") {
                diary throws(StoreError) in
                try diary.deleteActivity(activity.id)
            }
        default: return false
        }
        return true
    }

    /// An own one is edited; one of the catalogue is for everybody, so that a copy is.
    func open(_ activity: Activity, _ context: inout Context) {
        if activity.isShipped { copy(activity, &context) } else { OwnActivityForm.edit(activity, &context) }
    }

    private func copy(_ activity: Activity, _ context: inout Context) {
        OwnActivityForm.add(like: activity, &context) { activity, state in
            state.diary.library.activities.select(activity.id)
            state.context.isStale = true
        }
    }

    private func add(_ context: inout Context) {
        OwnActivityForm.add(named: list.search, heading: heading, &context) { activity, state in
            state.diary.library.activities.show(activity)
            state.context.isStale = true
        }
    }

    /// Shows an activity that was added, whatever the list was narrowed to.
    mutating func show(_ activity: Activity) {
        if heading != nil, heading != activity.heading { heading = nil }
        if archive == .archived { archive = .active }
        list.select(activity.id)
    }

    private func chooseHeading(_ context: inout Context) {
        let headings = context.read { diary throws(StoreError) in try diary.activityHeadings(.all) } ?? []
        let items = ["All headings"] + headings
        context.present(
            Picker(
                "Which heading?", items: items.enumerated().map { Picker.Item($1, key: Int64($0)) }, verb: "show"
            ) { item, state in
                state.diary.library.activities.heading = item.key == 0 ? nil : item.title
                state.diary.library.activities.list.rewind()
                state.context.isStale = true
            })
    }

    /// Esc: first the search goes, then the heading.
    private mutating func goBack(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard heading != nil else { return false }
        heading = nil
        context.isStale = true
        return true
    }
}
