import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// Chooses from a catalogue by typing a name, also misspelt, or by section. Without typed text it shows what the client
/// uses most.
protocol CatalogueChooser: Chooser where Context == SpotterShell.Context {
    /// A match.
    associatedtype Hit: CatalogueHit
    /// The texts of the catalogue.
    static var words: CatalogueWords { get }
    /// The listed part of the catalogue.
    var catalogue: Catalogue<Hit> { get set }

    /// The matches of a text, in one section or in all.
    func find(_ text: String, in section: CatalogueSection?, _ context: inout Context) -> [Hit]
    /// Handles a choice.
    func pick(_ hit: Hit, _ context: inout Context) -> OverlayOutcome
    /// Adds an entry that the catalogue lacks.
    func create(_ name: String, in section: CatalogueSection?) -> OverlayOutcome
    /// Draws the titles of the columns.
    func drawColumns(in row: Rect, into screen: inout Screen, context: Context)
    /// Draws one thing.
    func draw(_ hit: Hit, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context)
}

/// An entry of a catalogue.
protocol CatalogueHit: Sendable {
    /// The name.
    var name: String { get }
    /// How often the client used it.
    var uses: Int { get }
    /// The word that matched in place of the typed one.
    var spelling: String? { get }
}

/// A part of a catalogue: a group of foods, a heading of activities.
struct CatalogueSection: Hashable, Sendable {
    let name: String
    /// The stored group; nil for other sections.
    var group: Identifier<FoodGroup>?
}

/// The texts of a catalogue.
enum CatalogueWords: Sendable {
    case foods, activities

    /// The hint of a section: "open group".
    var openSection: Phrase {
        switch self {
        case .foods: "open group"
        case .activities: "open heading"
        }
    }
    /// The hint for all things: "all foods".
    var allItems: Phrase {
        switch self {
        case .foods: "all foods"
        case .activities: "all activities"
        }
    }
    /// The hint for the sections: "groups".
    var sections: Phrase {
        switch self {
        case .foods: "groups"
        case .activities: "headings"
        }
    }
    /// The title over the sections: "Groups".
    var sectionsTitle: Phrase {
        switch self {
        case .foods: "Groups"
        case .activities: "Headings"
        }
    }
    /// The text at the right of a section.
    var opening: Phrase {
        switch self {
        case .foods: "Enter opens"
        case .activities: ""
        }
    }
    /// The hint for creating one: "add a missing food".
    var addMissing: Phrase {
        switch self {
        case .foods: "add a missing food"
        case .activities: "add a missing activity"
        }
    }

    /// "23 foods".
    func count(_ number: Int) -> Phrase {
        switch self {
        case .foods: "\(number, one: "food", other: "foods")"
        case .activities: "\(number, one: "activity", other: "activities")"
        }
    }

    /// "4 groups".
    func sectionCount(_ number: Int) -> Phrase {
        switch self {
        case .foods: "\(number, one: "group", other: "groups")"
        case .activities: "\(number, one: "heading", other: "headings")"
        }
    }

    /// The text of an empty catalogue.
    var none: Phrase {
        switch self {
        case .foods: "No foods yet: Ctrl-O adds one."
        case .activities: "No activities yet: Ctrl-O adds one."
        }
    }

    /// The text if no section has the typed name.
    var noSection: Phrase {
        switch self {
        case .foods: "No group of that name. Backspace widens the search, Tab shows all foods."
        case .activities: "No heading of that name. Backspace widens the search, Tab shows all activities."
        }
    }

    /// The text of an empty section.
    func none(in section: String) -> Phrase {
        switch self {
        case .foods: "\(section) has no foods yet: Ctrl-O adds one, Tab shows all foods."
        case .activities: "\(section) has no activities yet: Ctrl-O adds one, Tab shows all activities."
        }
    }

    /// The line that creates a thing, below the matches or in place of them.
    func creation(of name: String, hasMatches: Bool) -> Phrase {
        switch (self, hasMatches) {
        case (.foods, true): "+ new food: \(name)"
        case (.foods, false): "No food of that name. Add \(name)"
        case (.activities, true): "+ new activity: \(name)"
        case (.activities, false): "No activity of that name. Add \(name)"
        }
    }
}

/// The part of a catalogue that a chooser lists.
struct Catalogue<Hit: CatalogueHit>: Sendable {
    /// The content of the list.
    enum Place: Hashable, Sendable {
        case all
        case sections
        case section(CatalogueSection)
    }

    /// The sections of the catalogue.
    let sections: [CatalogueSection]
    fileprivate(set) var place = Place.all
    fileprivate(set) var hits: [Hit] = []
    /// The sections that match.
    fileprivate var shown: [CatalogueSection] = []
    /// The position in the list of sections when one was opened.
    fileprivate var left = ScrollList()

    /// A catalogue of these sections.
    init(_ sections: [CatalogueSection]) { self.sections = sections }

    fileprivate var section: CatalogueSection? {
        guard case .section(let section) = place else { return nil }
        return section
    }
}

// MARK: Keys

extension CatalogueChooser {
    fileprivate var words: CatalogueWords { Self.words }
    fileprivate var hits: [Hit] { catalogue.hits }
    fileprivate var place: Catalogue<Hit>.Place { catalogue.place }

    var writes: Bool { true }
    var hints: [KeyHint] {
        if place == .sections {
            return [
                KeyHint("Enter", words.openSection), KeyHint("Tab", words.allItems),
                KeyHint.typing("to filter"), KeyHint("↑ ↓", "move"), KeyHint("Esc", "back"),
            ]
        }
        return [
            KeyHint("Enter", typed.list.selected < hits.count ? "choose" : "add it"), KeyHint.typing("search"),
            KeyHint("Tab", place == .all ? words.sections : words.allItems),
            KeyHint(.ctrl("o"), words.addMissing), KeyHint("Esc", place == .all ? "close" : "back"),
            KeyHint("↑ ↓", "move"),
        ]
    }

    /// Whether the last line creates the typed name: unless a match has exactly that name.
    private var offersCreation: Bool {
        guard place != .sections, !typed.text.isEmpty else { return false }
        let wanted = SearchKey.fold(typed.text)
        return !hits.contains { SearchKey.fold($0.name) == wanted }
    }

    var lineCount: Int { place == .sections ? catalogue.shown.count : hits.count + (offersCreation ? 1 : 0) }

    mutating func special(_ key: Key, context: inout Context) -> OverlayOutcome? {
        switch key {
        case .tab, .backTab: show(place == .all ? .sections : .all, &context)
        case .ctrl("o"): return create()
        case .backspace where typed.editor.text.isEmpty && place != .all: goBack(&context)
        default: return nil
        }
        return .stay
    }

    mutating func cancel(_ context: inout Context) -> OverlayOutcome {
        if place == .all { return .close }
        goBack(&context)
        return .stay
    }

    mutating func choose(_ index: Int, context: inout Context) -> OverlayOutcome {
        guard place == .sections else {
            if hits.indices.contains(index) { return pick(hits[index], &context) }
            return offersCreation ? create() : .stay
        }
        guard catalogue.shown.indices.contains(index) else { return .stay }
        catalogue.left = typed.list
        show(.section(catalogue.shown[index]), &context)
        return .stay
    }

    private func create() -> OverlayOutcome {
        create(place == .sections ? "" : typed.text, in: catalogue.section)
    }

    private mutating func show(_ place: Catalogue<Hit>.Place, _ context: inout Context) {
        catalogue.place = place
        typed = TypedList()
        search(&context)
    }

    /// Esc leads out of a section to the sections, and from there to everything.
    private mutating func goBack(_ context: inout Context) {
        let isInSection = catalogue.section != nil
        show(isInSection ? .sections : .all, &context)
        if isInSection { typed.list = catalogue.left }
    }

    mutating func search(_ context: inout Context) {
        if place == .sections {
            let sections = catalogue.sections
            catalogue.shown = Matching.indices(of: typed.text, in: sections, text: \.name).map { sections[$0] }
        } else {
            catalogue.hits = find(typed.text, in: catalogue.section, &context)
        }
    }
}

// MARK: Drawing

extension CatalogueChooser {
    /// The text at the right of the input: "most used first", "near: banana", "23 foods".
    var countText: Phrase {
        let count = words.count(hits.count)
        switch place {
        case .sections: return words.sectionCount(catalogue.shown.count)
        case .section(let section): return typed.text.isEmpty ? "\(section.name)" : "\(section.name): \(count)"
        case .all:
            if let near = hits.first?.spelling { return "near: \(near)" }
            if !typed.text.isEmpty { return count }
            return hits.contains { $0.uses > 0 } ? "most used first" : words.allItems
        }
    }

    var emptyText: Phrase {
        switch place {
        case .sections: words.noSection
        case .section(let section): words.none(in: section.name)
        case .all: words.none
        }
    }

    func drawTitles(in row: Rect, into screen: inout Screen, context: Context) {
        guard place == .sections else { return drawColumns(in: row, into: &screen, context: context) }
        screen.put(words.sectionsTitle, at: row.origin.moved(columns: 2), style: .header)
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        if place == .sections {
            screen.listLine(
                row, isSelected: isSelected, left: Phrase(verbatim: catalogue.shown[index].name), right: words.opening)
        } else if index < hits.count {
            draw(hits[index], in: row, isSelected: isSelected, into: &screen, context: context)
        } else {
            screen.listLine(
                row, isSelected: isSelected, left: words.creation(of: typed.text, hasMatches: !hits.isEmpty),
                right: "Enter or Ctrl-O")
        }
    }
}
