import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What can be done: activities by heading, with what they cost. A section of the Library.
struct ActivitiesView: RecordListView {
    /// The activities that fit.
    var list = RecordList<Activity>()
    /// Only those under it; nil for all.
    var heading: String?
    var archive = ArchiveFilter.active
    /// What the energies in view are computed from.
    private(set) var basis: ActivityBasis?

    var scopes: [KeyScope] { [.activities, .list] }

    func caption(_ context: Context) -> String {
        (heading.map { "Activities · \($0)" } ?? "Activities") + archive.caption
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if list.mouse(mouse, rows: rows(body)), let activity = list.selected { edit(activity, &context) }
        reload(&context)
    }

    mutating func reload(_ context: inout Context) {
        _ = context.read { diary in try diary.fillCatalogue() }
        basis = ActivityBasis(on: context.today, &context)
        let (heading, search, archive) = (heading, list.search, archive)
        list.load(height: rows(context.body).height, &context) { diary in
            try diary.activityCount(heading: heading, search: search, archive: archive)
        } fetch: { diary, offset, limit in
            try diary.activities(heading: heading, search: search, archive: archive, offset: offset, limit: limit)
        }
    }
}
