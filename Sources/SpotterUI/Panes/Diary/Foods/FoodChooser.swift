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
    static func open(_ title: String, _ context: inout Context, choose: @escaping Choose) -> FoodChooser? {
        let client = context.client?.id
        let groups = context.read { diary throws(StoreError) in
            try diary.fillCatalogue()
            return try diary.foodGroups()
        }
        guard let groups else { return nil }
        var chooser = FoodChooser(
            title: title, client: client, unit: context.energyUnit, groups: groups, choose: choose)
        chooser.narrow(&context)
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

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .tab, .backTab:
            show(place == .all ? .groups : .all, &context)
            return .stay
        case .ctrl("o"): return addMissing(context)
        case .backspace where typed.editor.text.isEmpty && place != .all:
            goBack(&context)
            return .stay
        default:
            let height = rows(Frame(context.size).body).height
            return follow(typed.handle(key, count: lineCount, height: height), &context)
        }
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
        case .typed: narrow(&context)
        case .close:
            if place == .all { return .close }
            goBack(&context)
        case .choose: return pick(&context)
        }
        return .stay
    }

    private mutating func pick(_ context: inout Context) -> OverlayOutcome {
        let line = typed.list.selected
        if place == .groups {
            guard shownGroups.indices.contains(line) else { return .stay }
            groupsList = typed.list
            show(.group(shownGroups[line]), &context)
            return .stay
        }
        guard hits.indices.contains(line) else { return offersCreation ? addMissing(context) : .stay }
        let id = hits[line].id
        guard let food = context.read({ diary throws(StoreError) in try diary.food(id) }) else { return .stay }
        return .act { [choose] state in choose(food, &state) }
    }

    /// A food that the catalogue lacks: its form, with the name and the group; then the choice goes on with it.
    private func addMissing(_ context: Context) -> OverlayOutcome {
        var food = Food(name: place == .groups ? "" : typed.text, per100: Nutrients(energy: .zero))
        if case .group(let group) = place { food.group = group.id }
        return .act { [choose, food] state in FoodForm.add(food, &state.context, then: choose) }
    }

    // MARK: Showing

    private mutating func show(_ place: Place, _ context: inout Context) {
        self.place = place
        typed = TypedList()
        narrow(&context)
    }

    /// Esc leads out of a group to the groups, and from the groups to all foods.
    private mutating func goBack(_ context: inout Context) {
        if case .group = place {
            show(.groups, &context)
            typed.list = groupsList
        } else {
            show(.all, &context)
        }
    }

    private mutating func narrow(_ context: inout Context) {
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
            context.read { diary throws(StoreError) in
                try diary.searchFoods(text, client: client, group: group, limit: Self.limit)
            } ?? []
    }
}

extension Context {
    /// The unit in which the current client's energy is read and typed.
    var energyUnit: EnergyUnit {
        guard let client, let profile = try? diary.energyProfile(of: client.id) else { return .kcal }
        return profile.unit
    }
}
