import DiaryStore
import FitnessModel
import TerminalKit

/// What can be done: activities by heading, with what they cost. A section of the Library.
struct ActivitiesPane: ListPane {
    /// The activities that fit.
    var list = RecordList<Activity>()
    /// Only those under it; nil for all.
    var heading: String?
    var archive = ArchiveFilter.active
    /// What the energies in view are reckoned from.
    private(set) var basis: ActivityBasis?

    var contexts: [KeyContext] { [.activities, .list] }

    func caption(_ desk: Desk) -> String {
        (heading.map { "Activities · \($0)" } ?? "Activities") + archive.caption
    }

    /// Puts the cursor on an activity at the next reading, wherever it stands.
    mutating func select(_ id: Identifier<Activity>) { list.select(id) }

    mutating func mouse(_ mouse: Mouse, body: Rect, desk: inout Desk) {
        if list.mouse(mouse, rows: rows(body)), let activity = list.selected { open(activity, &desk) }
        reload(&desk)
    }

    mutating func reload(_ desk: inout Desk) {
        _ = desk.read { diary throws(StoreError) in try diary.fillCatalogue() }
        basis = ActivityBasis(on: desk.today, &desk)
        let (heading, search, archive) = (heading, list.search, archive)
        list.load(height: rows(Frame(desk.size).body).height, &desk) { diary throws(StoreError) in
            try diary.activityCount(heading: heading, search: search, archive: archive)
        } fetch: { diary, offset, limit throws(StoreError) in
            try diary.activities(heading: heading, search: search, archive: archive, offset: offset, limit: limit)
        }
    }
}
