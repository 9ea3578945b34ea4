import DiaryStore
import FitnessModel
import TerminalKit

/// Picks a food: by typing what it is called, or, for those who do not know, by its group. Nothing typed shows what the
/// client eats most often.
struct FoodChooser: Overlay {
    /// What follows the choice.
    typealias Choose = @Sendable (Food, inout AppState) -> Void

    /// What the list shows.
    enum Place: Hashable, Sendable {
        /// All foods.
        case all
        /// The groups.
        case groups
        /// The foods of one group.
        case group(FoodGroup)
    }

    /// So many foods are listed at once; typing brings the others.
    private static let limit = 200

    let title: String
    private let client: Identifier<Client>?
    let unit: EnergyUnit
    private let groups: [FoodGroup]
    private let choose: Choose
    private(set) var place = Place.all
    private(set) var typed = TypedList()
    private(set) var hits: [FoodHit] = []
    private(set) var shownGroups: [FoodGroup] = []
    /// Where the group that was left stands in the list of groups.
    private var groupsList = ScrollList()

    /// Reads the groups and what is eaten most; nil when that failed.
    static func open(_ title: String, _ desk: inout Desk, choose: @escaping Choose) -> FoodChooser? {
        let client = desk.client?.id
        let groups = desk.read { diary throws(StoreError) in
            try diary.fillCatalogue()
            return try diary.foodGroups()
        }
        guard let groups else { return nil }
        var chooser = FoodChooser(
            title: title, client: client, unit: desk.energyUnit, groups: groups, choose: choose)
        chooser.narrow(&desk)
        return chooser
    }

    private init(
        title: String, client: Identifier<Client>?, unit: EnergyUnit, groups: [FoodGroup], choose: @escaping Choose
    ) {
        self.title = title
        self.client = client
        self.unit = unit
        self.groups = groups
        self.choose = choose
    }

    var hints: [KeyHint] {
        if place == .groups {
            return [
                KeyHint("Enter", "open group"), KeyHint("Tab", "all foods"), KeyHint("type", "narrow"),
                KeyHint("↑ ↓", "move"), KeyHint("Esc", "back"),
            ]
        }
        return [
            KeyHint("Enter", typed.list.selected < hits.count ? "choose" : "add it"), KeyHint("type", "search"),
            KeyHint("Tab", place == .all ? "groups" : "all foods"), KeyHint(.ctrl("o"), "add a missing food"),
            KeyHint("Esc", place == .all ? "close" : "back"), KeyHint("↑ ↓", "move"),
        ]
    }

    /// The last line makes a food of what was typed, unless one is called just so.
    var offersCreation: Bool {
        guard place != .groups, !typed.text.isEmpty else { return false }
        let wanted = SearchKey.fold(typed.text)
        return !hits.contains { SearchKey.fold($0.name) == wanted }
    }
    var lineCount: Int {
        place == .groups ? shownGroups.count : hits.count + (offersCreation ? 1 : 0)
    }

    mutating func handle(_ key: Key, desk: inout Desk) -> OverlayOutcome {
        switch key {
        case .tab, .backTab:
            show(place == .all ? .groups : .all, &desk)
            return .stay
        case .ctrl("o"): return addMissing(desk)
        case .backspace where typed.editor.text.isEmpty && place != .all:
            goBack(&desk)
            return .stay
        default:
            let height = rows(Frame(desk.size).body).height
            return follow(typed.handle(key, count: lineCount, height: height), &desk)
        }
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
        case .typed: narrow(&desk)
        case .close:
            if place == .all { return .close }
            goBack(&desk)
        case .choose: return pick(&desk)
        }
        return .stay
    }

    private mutating func pick(_ desk: inout Desk) -> OverlayOutcome {
        let line = typed.list.selected
        if place == .groups {
            guard shownGroups.indices.contains(line) else { return .stay }
            groupsList = typed.list
            show(.group(shownGroups[line]), &desk)
            return .stay
        }
        guard hits.indices.contains(line) else { return offersCreation ? addMissing(desk) : .stay }
        let id = hits[line].id
        guard let food = desk.read({ diary throws(StoreError) in try diary.food(id) }) else { return .stay }
        return .act { [choose] state in choose(food, &state) }
    }

    /// A food that the catalogue lacks: its form, with the name and the group; then the choice goes on with it.
    private func addMissing(_ desk: Desk) -> OverlayOutcome {
        var food = Food(name: place == .groups ? "" : typed.text, per100: Nutrients(energy: .zero))
        if case .group(let group) = place { food.group = group.id }
        return .act { [choose, food] state in FoodForm.add(food, &state.desk, then: choose) }
    }

    // MARK: Showing

    private mutating func show(_ place: Place, _ desk: inout Desk) {
        self.place = place
        typed = TypedList()
        narrow(&desk)
    }

    /// Esc leads out of a group to the groups, and from the groups to all foods.
    private mutating func goBack(_ desk: inout Desk) {
        if case .group = place {
            show(.groups, &desk)
            typed.list = groupsList
        } else {
            show(.all, &desk)
        }
    }

    private mutating func narrow(_ desk: inout Desk) {
        let text = typed.text
        if place == .groups {
            let scored = groups.enumerated().compactMap { index, group in
                FuzzyMatch.score(text, group.name).map { (index: index, score: $0) }
            }
            shownGroups = scored.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map { groups[$0.index] }
            return
        }
        var group: Identifier<FoodGroup>?
        if case .group(let shown) = place { group = shown.id }
        let client = client
        hits =
            desk.read { diary throws(StoreError) in
                try diary.searchFoods(text, client: client, group: group, limit: Self.limit)
            } ?? []
    }
}

extension Desk {
    /// The unit in which the current client's energy is read and typed.
    var energyUnit: EnergyUnit {
        guard let client, let profile = try? diary.energyProfile(of: client.id) else { return .kcal }
        return profile.unit
    }
}
