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
    static func add(day: Day, _ context: inout Context) {
        guard let client = context.client else {
            context.message = .plain("Choose a client first: c.")
            return
        }
        let headings = context.read { diary throws(StoreError) in
            try diary.fillCatalogue()
            return try diary.activityHeadings()
        }
        guard let headings else { return }
        var chooser = ActivityChooser(client.id, day, headings, &context)
        chooser.narrow(&context)
        context.present(chooser)
    }

    private init(_ client: Identifier<Client>, _ day: Day, _ headings: [String], _ context: inout Context) {
        let when = day == context.today ? "today" : "\(day.weekday.short) \(day.short)"
        title = "Add an activity, \(when)"
        self.day = day
        self.client = client
        self.headings = headings
        basis = ActivityBasis(on: day, &context)
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

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .ctrl("o"): return create()
        case .tab: show(place == .all ? .headings : .all, &context)
        case .escape where place != .all: back(&context)
        case .backspace where typed.editor.text.isEmpty && place != .all: back(&context)
        default:
            return follow(typed.handle(key, count: lineCount, height: rows(Frame(context.size).body).height), &context)
        }
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        typed.paste(text)
        narrow(&context)
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        follow(typed.mouse(mouse, rows: rows(Frame(context.size).body), count: lineCount), &context)
    }

    private mutating func follow(_ reaction: TypedList.Reaction, _ context: inout Context) -> OverlayOutcome {
        switch reaction {
        case .stay: break
        case .close: return .close
        case .typed: narrow(&context)
        case .choose: return choose(&context)
        }
        return .stay
    }

    private mutating func choose(_ context: inout Context) -> OverlayOutcome {
        let line = typed.list.selected
        if place == .headings {
            guard shownHeadings.indices.contains(line) else { return .stay }
            headingsList = typed.list
            show(.heading(shownHeadings[line]), &context)
            return .stay
        }
        guard hits.indices.contains(line) else { return offersCreation ? create() : .stay }
        let activity = hits[line].activity
        return .finish { [day] state in ActivityForm.add(activity, day: day, &state.context) }
    }

    /// An activity of the trainer's own with the typed name; then how long it lasted.
    private func create() -> OverlayOutcome {
        let heading: String? = if case .heading(let name) = place { name } else { nil }
        let name = place == .headings ? "" : typed.text
        return .finish { [day] state in
            OwnActivityForm.add(named: name, heading: heading, &state.context) { activity, state in
                ActivityForm.add(activity, day: day, &state.context)
            }
        }
    }

    private mutating func back(_ context: inout Context) {
        if case .heading = place {
            show(.headings, &context)
            typed.list = headingsList
        } else {
            show(.all, &context)
        }
    }

    private mutating func show(_ place: Place, _ context: inout Context) {
        self.place = place
        typed = TypedList()
        narrow(&context)
    }

    private mutating func narrow(_ context: inout Context) {
        let text = typed.text
        switch place {
        case .headings:
            let wanted = SearchKey.fold(text)
            shownHeadings = headings.filter { wanted.isEmpty || SearchKey.fold($0).contains(wanted) }
        case .all: hits = search(text, nil, &context)
        case .heading(let name): hits = search(text, name, &context)
        }
    }

    private func search(_ text: String, _ heading: String?, _ context: inout Context) -> [ActivityHit] {
        context.read { [client] diary throws(StoreError) in
            try diary.searchActivities(text, client: client, heading: heading)
        } ?? []
    }
}
