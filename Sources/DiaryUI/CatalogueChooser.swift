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
    /// The nouns of the catalogue.
    static var words: CatalogueWords { get }
    /// The listed part of the catalogue.
    var catalogue: Catalogue<Hit> { get set }

    /// The matches of a text, in one section or in all.
    func find(_ text: String, in section: CatalogueSection?, _ context: inout Context) -> [Hit]
    /// Handles a choice.
    func pick(_ hit: Hit, _ context: inout Context) -> OverlayOutcome
    /// Makes what the catalogue lacks.
    func create(_ name: String, in section: CatalogueSection?) -> OverlayOutcome
    /// Draws the titles of the columns.
    func drawColumns(in row: Rect, into screen: inout Screen, context: Context)
    /// Draws one thing.
    func draw(_ hit: Hit, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context)
}

/// One thing of a catalogue.
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

/// The nouns of a catalogue: "food", "foods", "group", "groups".
struct CatalogueWords: Sendable {
    let item: String
    let items: String
    let section: String
    let sections: String
    /// The text at the right of a section.
    var opening = ""
}

/// The part of a catalogue that a chooser lists.
struct Catalogue<Hit: CatalogueHit>: Sendable {
    /// The content of the list.
    enum Place: Hashable, Sendable {
        case all
        case sections
        case section(CatalogueSection)
    }

    /// All sections.
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
                KeyHint("Enter", "open \(words.section)"), KeyHint("Tab", "all \(words.items)"),
                KeyHint("type", "to filter"), KeyHint("↑ ↓", "move"), KeyHint("Esc", "back"),
            ]
        }
        return [
            KeyHint("Enter", typed.list.selected < hits.count ? "choose" : "add it"), KeyHint("type", "search"),
            KeyHint("Tab", place == .all ? words.sections : "all \(words.items)"),
            KeyHint(.ctrl("o"), "add a missing \(words.item)"), KeyHint("Esc", place == .all ? "close" : "back"),
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
    var countText: String {
        let count = Count.text(hits.count, words.item, plural: words.items)
        switch place {
        case .sections: return Count.text(catalogue.shown.count, words.section)
        case .section(let section): return typed.text.isEmpty ? section.name : "\(section.name): \(count)"
        case .all:
            if let near = hits.first?.spelling { return "near: \(near)" }
            if !typed.text.isEmpty { return count }
            return hits.contains { $0.uses > 0 } ? "most used first" : "all \(words.items)"
        }
    }

    var emptyText: String {
        switch place {
        case .sections:
            "No \(words.section) of that name. Backspace widens the search, Tab shows all \(words.items)."
        case .section(let section):
            "\(section.name) has no \(words.item) yet: Ctrl-O adds one, Tab shows all \(words.items)."
        case .all: "There are no \(words.items): Ctrl-O adds one."
        }
    }

    func drawTitles(in row: Rect, into screen: inout Screen, context: Context) {
        guard place == .sections else { return drawColumns(in: row, into: &screen, context: context) }
        let title = words.sections.prefix(1).uppercased() + words.sections.dropFirst()
        screen.put(title, at: row.origin.moved(columns: 2), style: .header)
    }

    func drawLine(_ index: Int, in row: Rect, isSelected: Bool, into screen: inout Screen, context: Context) {
        if place == .sections {
            screen.listLine(
                row, isSelected: isSelected, left: catalogue.shown[index].name, right: words.opening)
        } else if index < hits.count {
            draw(hits[index], in: row, isSelected: isSelected, into: &screen, context: context)
        } else {
            let what = hits.isEmpty ? "No \(words.item) of that name. Add " : "+ new \(words.item): "
            screen.listLine(row, isSelected: isSelected, left: "\(what)\(typed.text)", right: "Enter or Ctrl-O")
        }
    }
}
