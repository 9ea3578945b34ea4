import DiaryStore
import FitnessModel
import Foundation
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// The history of the current client: sessions, runs, activities, measurements and weights, newest first, by category
/// or in one list. Only the visible records are read; the sums are read off the loop.
package struct HistoryView: RecordListView {
    typealias CategoryID = Identifier<FitnessModel.Category>

    /// A category with its records that the filters let through.
    struct Group: Hashable, Sendable {
        /// Nil is the default one.
        let id: CategoryID?
        let name: Phrase
        let count: Int
    }

    /// The inputs of a read.
    private struct Question: Hashable, Sendable {
        var client: Identifier<Client>
        var filter: HistoryFilter
        var search: String
        var revision: Int

        /// Whether it is about the same records, which may have changed.
        func isAboutThose(of other: Question) -> Bool {
            (client, filter, search) == (other.client, other.filter, other.search)
        }
    }

    static let noun = Noun("record", many: "records")

    /// The lines that fit.
    var list = RecordList<HistoryLine>()
    /// Whether the records are grouped by category.
    private(set) var isGrouped = true
    /// Only records of this kind; nil shows all.
    private(set) var kind: HistoryRecord.Kind?
    /// Only sessions with this exercise.
    private(set) var exercise: ExerciseName?
    /// The collapsed categories; nil is the default one.
    private(set) var closed: Set<CategoryID?> = []
    /// The marked records with their names.
    private(set) var marks: [(id: HistoryRecord.ID, name: Phrase)] = []
    /// The categories in their order, the default one last.
    private(set) var groups: [Group] = []
    /// The sums of the categories; empty until they are read.
    private(set) var sums: [CategoryID?: HistorySum] = [:]
    private var client: Identifier<Client>?
    private var found: Set<HistoryRecord.ID>?
    private var zone = TimeZone.gmt
    private var answered: Question?
    /// The inputs of the sums.
    private var summed: Question?
    /// The question whose sums are being read; the next one waits for them. It does not wait for one from before a
    /// change: another view of this kind may have got its answer.
    private var reading: Question?

    package init() {}

    func title(_ context: Context) -> Phrase { "History" }
    func caption(_ context: Context) -> Phrase {
        let narrowed: [Phrase?] = [
            kind.map { HistoryText.plural($0) }, exercise.map { "\($0.name)" }, isGrouped ? nil : "one list",
            marks.isEmpty ? nil : "\(marks.count) marked",
        ]
        return narrowed.compactMap(\.self).joined(separator: " · ")
    }
    func exists(_ context: Context) -> Bool { context.client != nil }

    /// The filter that all categories share.
    private var filter: HistoryFilter { HistoryFilter(kind: kind, exercise: exercise?.id, among: found) }

    func isMarked(_ line: HistoryLine) -> Bool {
        line.record.map { record in marks.contains { $0.id == record.id } } ?? false
    }
}

// MARK: Reading

extension HistoryView {
    mutating func reload(_ context: inout Context) {
        zone = context.services.timeZone
        if client != context.client?.id {
            (client, marks, kind, exercise, closed) = (context.client?.id, [], nil, nil, [])
            (groups, sums) = ([], [:])
            list.rewind()
        }
        let isWidened = list.search.isEmpty && answered.map { $0.client == client && !$0.search.isEmpty } == true
        readGroups(&context)
        if isWidened { go(to: list.selected.map(Place.init), &context) }
        readList(&context)
        readSums(context)
    }

    /// Reads the records of each category; again only after a change of the diary or of the inputs.
    private mutating func readGroups(_ context: inout Context) {
        guard let client else { return groups = [] }
        let wanted = Question(
            client: client, filter: HistoryFilter(kind: kind, exercise: exercise?.id), search: list.search,
            revision: context.revisions.all)
        guard answered != wanted else { return }
        let search = list.search
        let read = context.read { diary in
            var filter = wanted.filter
            if !search.isEmpty { filter.among = try diary.clientHistory.find(search, of: client, filter) }
            let counts = try diary.clientHistory.counts(of: client, filter)
            return (filter.among, counts, try diary.categories.list(.record))
        }
        guard let (among, counts, categories) = read else { return }
        found = among
        let isNarrowed = kind != nil || exercise != nil || !search.isEmpty
        groups =
            categories.map { Group(id: $0.id, name: "\($0.name)", count: counts[$0.id] ?? 0) }
            .filter { $0.count > 0 || !isNarrowed }
            + [Group(id: nil, name: HistoryText.defaultCategory, count: counts[nil] ?? 0)]
        if answered?.isAboutThose(of: wanted) == false { sums = [:] }
        marks.removeAll { mark in found.map { !$0.contains(mark.id) } ?? false }
        answered = wanted
    }

    /// Reads the sums of the categories, which need the weight of each day: off the loop, one read after the other, and
    /// none while the filter is being typed.
    private mutating func readSums(_ context: Context) {
        guard !list.isTyping, let wanted = answered, summed != wanted else { return }
        guard reading == nil || reading?.revision != wanted.revision else { return }
        (summed, reading) = (wanted, wanted)
        let filter = filter
        context.readAside { diary in
            try diary.clientHistory.sums(of: wanted.client, filter)
        } then: { sums, context in
            context.update(HistoryView.self) { view, context in view.take(sums, for: wanted, context) }
        }
    }

    /// Shows the sums, unless the list has changed. After an error, the next key reads again.
    private mutating func take(_ read: [CategoryID?: HistorySum]?, for finished: Question, _ context: Context) {
        if reading == finished { reading = nil }
        if let read, answered?.isAboutThose(of: finished) == true { sums = read }
        if read == nil, answered == finished { summed = nil } else { readSums(context) }
    }

    func count(_ diary: Diary) throws -> Int {
        let records = groups.reduce(0) { $0 + (isGrouped && closed.contains($1.id) ? 0 : $1.count) }
        return isGrouped ? records + (groups.allSatisfy { $0.count == 0 } ? 0 : groups.count) : records
    }

    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [HistoryLine] {
        guard let client, limit > 0 else { return [] }
        let history = diary.clientHistory
        guard isGrouped else {
            return try history.list(of: client, filter, offset: offset, limit: limit, zone: zone).map { .record($0) }
        }
        var (lines, skipped): ([HistoryLine], Int) = ([], offset)
        for group in groups where lines.count < limit {
            let isClosed = closed.contains(group.id)
            if skipped == 0 {
                lines.append(.category(group.id, name: group.name, count: group.count, isClosed: isClosed))
            } else {
                skipped -= 1
            }
            let count = isClosed ? 0 : group.count
            if skipped < count, lines.count < limit {
                var only = filter
                only.shelf = .only(group.id)
                lines += try history.list(
                    of: client, only, offset: skipped, limit: limit - lines.count, zone: zone
                ).map { .record($0) }
            }
            skipped = max(skipped - count, 0)
        }
        return lines
    }
}

// MARK: Moving

extension HistoryView {
    /// The target of the cursor.
    private enum Place: Sendable {
        case category(CategoryID?)
        case record(HistoryRecord.ID, CategoryID?)

        init(_ line: HistoryLine) {
            switch line {
            case .category(let id, _, _, _): self = .category(id)
            case .record(let record): self = .record(record.id, record.category)
            }
        }
    }

    /// Reads a list with other lines than before.
    private mutating func reload(at place: Place?, _ context: inout Context) {
        readGroups(&context)
        go(to: place, &context)
        reload(&context)
    }

    /// Moves the cursor to the row that the diary computes: searching for it would read all records. If the list lacks
    /// the line, the cursor stays in its row.
    private mutating func go(to place: Place?, _ context: inout Context) {
        let view = self
        let row = place.flatMap { place in context.read { diary in try view.row(of: place, diary) } ?? nil }
        list.select(row: row ?? list.scroll.selected)
    }

    private func row(of place: Place, _ diary: Diary) throws -> Int? {
        switch place {
        case .category(let id): return isGrouped ? head(of: id) : nil
        case .record(let id, let category):
            guard let client else { return nil }
            var listed = filter
            guard isGrouped else { return try diary.clientHistory.row(of: id, in: client, listed, zone: zone) }
            guard let head = head(of: category), !closed.contains(category) else { return head(of: category) }
            listed.shelf = .only(category)
            return try diary.clientHistory.row(of: id, in: client, listed, zone: zone).map { head + 1 + $0 }
        }
    }

    /// The first row of a category.
    private func head(of category: CategoryID?) -> Int? {
        guard let place = groups.firstIndex(where: { $0.id == category }) else { return nil }
        return groups[..<place].reduce(0) { $0 + 1 + (closed.contains($1.id) ? 0 : $1.count) }
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .left: return roll(up: true, &context)
        case .right: return roll(up: false, &context)
        default:
            guard list.move(motion, count: count, height: rows(context.body).height) else { return false }
            reload(&context)
            return true
        }
    }

    /// Collapses or expands the category under the cursor; false if it has that state already.
    mutating func roll(up: Bool, _ context: inout Context) -> Bool {
        guard isGrouped, let line = list.selected else { return false }
        let category: CategoryID? =
            switch line {
            case .category(let id, _, _, _): id
            case .record(let record): record.category
            }
        guard up != closed.contains(category), up || line.record == nil else { return false }
        if up { closed.insert(category) } else { closed.remove(category) }
        reload(at: .category(category), &context)
        return true
    }

    /// Removes the marks, then the search, then the filters.
    mutating func back(_ context: inout Context) -> Bool {
        if !marks.isEmpty {
            marks = []
            return true
        }
        if list.clearSearch(&context) { return true }
        guard kind != nil || exercise != nil else { return false }
        show(kind: nil, &context)
        return true
    }

    /// Shows records of one kind, or sessions with one exercise, or all.
    mutating func show(kind: HistoryRecord.Kind?, exercise: ExerciseName? = nil, _ context: inout Context) {
        (self.kind, self.exercise) = (kind, exercise)
        reload(at: list.selected.map(Place.init), &context)
    }

    /// The records below their categories, or all in one list.
    mutating func toggleGroups(_ context: inout Context) {
        isGrouped.toggle()
        reload(at: list.selected.map(Place.init), &context)
    }

    /// The cursor goes to a category.
    mutating func show(category: CategoryID?, _ context: inout Context) { reload(at: .category(category), &context) }

    /// Marks or unmarks a record.
    mutating func toggleMark(_ record: HistoryRecord, named name: Phrase) {
        if let place = marks.firstIndex(where: { $0.id == record.id }) {
            marks.remove(at: place)
        } else {
            marks.append((record.id, name))
        }
    }

    /// Removes the marks after they have been acted on.
    mutating func unmark() { marks = [] }
}
