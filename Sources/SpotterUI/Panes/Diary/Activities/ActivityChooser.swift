import DiaryStore
import FitnessModel
import TerminalKit

/// Picks an activity: by typing what it is called, also misspelt, or by its heading. Nothing typed shows what the client
/// does most often.
struct ActivityChooser: Overlay {
    /// What the list shows.
    enum Place: Hashable, Sendable {
        case all
        case headings
        case heading(String)
    }

    let title: String
    let day: Day
    let basis: ActivityBasis
    private let client: Identifier<Client>
    private let headings: [String]
    private(set) var place = Place.all
    private(set) var typed = TypedList()
    private(set) var hits: [ActivityHit] = []
    private(set) var shownHeadings: [String] = []
    /// Where the heading that was left stands in the list of headings.
    private var headingsList = ScrollList()

    /// Asks what the current client did on a day, then for how long.
    static func add(day: Day, _ desk: inout Desk) {
        guard let client = desk.client else {
            desk.message = .plain("Choose a client first: c.")
            return
        }
        let headings = desk.read { diary throws(StoreError) in
            try diary.fillCatalogue()
            return try diary.activityHeadings()
        }
        guard let headings else { return }
        var chooser = ActivityChooser(client.id, day, headings, &desk)
        chooser.narrow(&desk)
        desk.present(chooser)
    }

    private init(_ client: Identifier<Client>, _ day: Day, _ headings: [String], _ desk: inout Desk) {
        let when = day == desk.today ? "today" : "\(day.weekday.short) \(day.short)"
        title = "Add an activity, \(when)"
        self.day = day
        self.client = client
        self.headings = headings
        basis = ActivityBasis(on: day, &desk)
        shownHeadings = headings
    }

    var hints: [KeyHint] {
        if place == .headings {
            return [
                KeyHint("Enter", "open heading"), KeyHint("Tab", "all activities"), KeyHint("type", "narrow"),
                KeyHint("↑ ↓", "move"), KeyHint("Esc", "back"),
            ]
        }
        return [
            KeyHint("Enter", typed.list.selected < hits.count ? "choose" : "add it"), KeyHint("type", "search"),
            KeyHint("Tab", place == .all ? "headings" : "all activities"),
            KeyHint(.ctrl("o"), "add a missing activity"), KeyHint("Esc", place == .all ? "close" : "back"),
            KeyHint("↑ ↓", "move"),
        ]
    }

    /// The last line makes an activity of what was typed, unless one is called just so.
    var offersCreation: Bool {
        guard place != .headings, !typed.text.isEmpty else { return false }
        let wanted = SearchKey.fold(typed.text)
        return !hits.contains { SearchKey.fold($0.activity.name) == wanted }
    }
    var lineCount: Int { place == .headings ? shownHeadings.count : hits.count + (offersCreation ? 1 : 0) }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        switch key {
        case .ctrl("o"): return create()
        case .tab: show(place == .all ? .headings : .all, &desk)
        case .escape where place != .all: back(&desk)
        case .backspace where typed.editor.text.isEmpty && place != .all: back(&desk)
        default: return follow(typed.handle(key, count: lineCount, height: rows(Frame(desk.size).body).height), &desk)
        }
        return .stay
    }

    mutating func paste(_ text: String, desk: inout Desk) {
        typed.paste(text)
        narrow(&desk)
    }

    mutating func mouse(_ mouse: Mouse, desk: inout Desk) -> OverlayOutcome {
        follow(typed.mouse(mouse, rows: rows(Frame(desk.size).body), count: lineCount), &desk)
    }

    private mutating func follow(_ reaction: TypedList.Reaction, _ desk: inout Desk) -> OverlayOutcome {
        switch reaction {
        case .stay: break
        case .close: return .close
        case .typed: narrow(&desk)
        case .choose: return choose(&desk)
        }
        return .stay
    }

    private mutating func choose(_ desk: inout Desk) -> OverlayOutcome {
        let line = typed.list.selected
        if place == .headings {
            guard shownHeadings.indices.contains(line) else { return .stay }
            headingsList = typed.list
            show(.heading(shownHeadings[line]), &desk)
            return .stay
        }
        guard hits.indices.contains(line) else { return offersCreation ? create() : .stay }
        let activity = hits[line].activity
        return .finish { [day] state in ActivityForm.add(activity, day: day, &state.desk) }
    }

    /// An activity of the trainer's own with the typed name; then how long it lasted.
    private func create() -> OverlayOutcome {
        let heading: String? = if case .heading(let name) = place { name } else { nil }
        let name = place == .headings ? "" : typed.text
        return .finish { [day] state in
            OwnActivityForm.add(named: name, heading: heading, &state.desk) { activity, state in
                ActivityForm.add(activity, day: day, &state.desk)
            }
        }
    }

    private mutating func back(_ desk: inout Desk) {
        if case .heading = place {
            show(.headings, &desk)
            typed.list = headingsList
        } else {
            show(.all, &desk)
        }
    }

    private mutating func show(_ place: Place, _ desk: inout Desk) {
        self.place = place
        typed = TypedList()
        narrow(&desk)
    }

    private mutating func narrow(_ desk: inout Desk) {
        let text = typed.text
        switch place {
        case .headings:
            let wanted = SearchKey.fold(text)
            shownHeadings = headings.filter { wanted.isEmpty || SearchKey.fold($0).contains(wanted) }
        case .all: hits = search(text, nil, &desk)
        case .heading(let name): hits = search(text, name, &desk)
        }
    }

    private func search(_ text: String, _ heading: String?, _ desk: inout Desk) -> [ActivityHit] {
        desk.read { [client] diary throws(StoreError) in
            try diary.searchActivities(text, client: client, heading: heading)
        } ?? []
    }
}
