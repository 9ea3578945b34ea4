public import FitnessModel

/// Which clients, sheets or mesocycles a list shows: all lists are filtered in the same way.
public struct ListFilter: Hashable, Sendable {
    /// Words that must each start a word of the record: in names, contacts, goals, notes.
    public var search: String
    /// Active records, archived ones, or both.
    public var archive: ArchiveFilter
    /// Shows only records in this category.
    public var category: Identifier<Category>?

    /// All that are in use when nothing is given.
    public init(search: String = "", archive: ArchiveFilter = .active, category: Identifier<Category>? = nil) {
        self.search = search
        self.archive = archive
        self.category = category
    }

    /// The same filter for all categories.
    var inAllCategories: ListFilter {
        var filter = self
        filter.category = nil
        return filter
    }

    /// Narrows a condition on records of this kind, of their table under its alias.
    func narrow<Record: StoredRecord>(_ condition: inout Condition, _ kind: Record.Type) {
        let (table, alias) = (Record.storage.table, Record.storage.alias)
        condition.add(archive.condition(on: alias))
        if let category {
            condition.add("\(alias).id IN (SELECT \(table) FROM \(table)_category WHERE category = ?)", category)
        }
        SearchTerms(search).narrow(&condition, table: alias)
    }
}

/// Typed words as a query of the full-text index: each must start an indexed word.
struct SearchTerms {
    /// The question in FTS5's language; nil when no word can be looked up.
    let match: String?
    private let folded: String

    init(_ text: String) {
        folded = text.searchKey
        let words = folded.split { !($0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation) }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
        // A quoted word is a phrase: FTS5 cuts "o'connor" as it cut the name, and nothing in it is an operator.
        let phrases = words.map { "\"\($0.replacing("\"", with: " "))\"*" }
        match = phrases.isEmpty ? nil : phrases.joined(separator: " ")
    }

    /// Whether nothing was typed.
    var isEmpty: Bool { folded.isEmpty }

    /// Restricts a list to the matches. Text without letters (an emoji) is searched in the name.
    func narrow(_ condition: inout Condition, table: String) {
        if let match {
            condition.add("\(table).id IN (SELECT rowid FROM search WHERE search MATCH ?)", match)
        } else if !isEmpty {
            condition.add("instr(\(table).name_key, ?) > 0", folded)
        }
    }
}

/// The kinds of records that search finds.
public enum SearchKind: String, Hashable, Sendable, CaseIterable {
    case client, exercise, phase, mesocycle, machine
}

/// A record that search found.
public struct SearchHit: Hashable, Sendable {
    /// A detail that distinguishes records of one name.
    public enum Detail: Hashable, Sendable {
        /// The client of a plan.
        case client(String)
        /// The year of birth.
        case born(String)
        case template, routine
    }

    /// The kind.
    public let kind: SearchKind
    /// The number of the record's identifier.
    public let recordID: Int64
    /// The record's name.
    public let title: String
    /// The detail that distinguishes namesakes; nil for none.
    public let detail: Detail?
    /// Whether it is archived.
    public let isArchived: Bool
    /// The day on which the client of the search did the exercise last.
    public let lastDone: Day?
}

/// Which records a list shows.
public enum ArchiveFilter: Hashable, Sendable {
    /// Active records.
    case active
    /// Archived records.
    case archived
    /// Active and archived records.
    case all

    /// The condition on a table's `archived_at`.
    func condition(on table: String) -> String {
        switch self {
        case .active: "\(table).archived_at IS NULL"
        case .archived: "\(table).archived_at IS NOT NULL"
        case .all: "TRUE"
        }
    }
}

/// The order of a list.
public enum ListOrder: String, Hashable, Sendable, CaseIterable {
    /// By name from A to Z.
    case name
    /// The most recently trained or used first; never used ones last.
    case last
    /// The newest first.
    case newest
}
