package import DiaryStore
package import FitnessModel
package import TerminalKit
package import ViewKit

/// A list whose records have categories, an order, and marks for acting on several. The categories are at its left if
/// there is room.
package protocol SortedList: EditableList, ArchivingList where Item.ID == Identifier<Record> {
    /// The stored record.
    associatedtype Record: SortedRecord
    /// The noun for the contents of a category: "client", "plan".
    static var sortedNoun: Noun { get }
    /// The noun with a number: "1 client", "3 clients".
    static func counted(_ number: Int) -> Phrase
    /// The categories, the order and the marks.
    var shelf: ListShelf<Item, Filter> { get set }
    /// The filters of the list besides the category.
    associatedtype Filter: Hashable & Sendable
    var widerFilter: Filter { get }
    /// The orders that it has, the usual one first.
    var orders: [ListOrder] { get }
    /// The key under which the order is stored.
    var orderSetting: String { get }
    /// How many records the other filters let through in each category.
    func counts(_ diary: Diary) throws -> [Identifier<Category>: Int]
    /// How many they let through whatever the category.
    func countAll(_ diary: Diary) throws -> Int
    /// Whether there is room for the categories beside a list in this body.
    func hasRoomForCategories(_ body: Rect) -> Bool
    /// Removes the category and the other filters but the typed one; false if there is none.
    mutating func widen() -> Bool
    /// Archives or restores records.
    func setArchived(_ isArchived: Bool, _ marked: [Marked<Record>], in diary: Diary) throws
}

extension SortedList {
    package static var sortedNoun: Noun { noun }
    /// The name of one record, or the number of several: "Base", "2 phases".
    package static func name(of marked: [Marked<Record>]) -> Phrase {
        marked.count == 1 ? "\(marked[0].name)" : counted(marked.count)
    }
    package var orders: [ListOrder] { ListOrder.allCases }
    package var orderSetting: String { "order of \(Self.scope.name)" }
    /// The order of the list.
    package var order: ListOrder { shelf.order.flatMap { orders.contains($0) ? $0 : nil } ?? orders[0] }
    package var query: (any Hashable & Sendable)? {
        SortedQuery(filter: widerFilter, category: shelf.category, order: order)
    }
    package var narrowedTo: [Phrase] { shelf.shown.map { ["\($0.name)"] } ?? [] }
    package func hasRoomForCategories(_ body: Rect) -> Bool { body.width >= 140 }

    package func setArchived(_ isArchived: Bool, _ item: Item, in diary: Diary) throws {
        try setArchived(isArchived, [Marked(item.id, item.name)], in: diary)
    }

    /// The words after the name of the list: its order, and the number of marked records.
    package var headings: [Phrase] {
        let marked: Phrase = shelf.marks.isEmpty ? "" : "\(shelf.marks.count) marked"
        return [order.caption, marked].filter { !$0.isEmpty }
    }

    package func caption(_ context: Context) -> Phrase {
        ([Self.scope.title] + narrowedTo + [archive.word] + headings).filter { !$0.isEmpty }
            .joined(separator: " · ")
    }

    /// The records that keys act on: the marked ones, or the one under the cursor.
    var acted: [Item] { shelf.marks.isEmpty ? list.selected.map { [$0] } ?? [] : shelf.marks }

    package func isMarked(_ item: Item) -> Bool { shelf.isMarked(item) }

    package mutating func widen() -> Bool {
        defer { shelf.category = nil }
        return shelf.category != nil
    }

    /// Removes the marks, then the typed filter, then the others.
    package mutating func back(_ context: inout Context) -> Bool {
        if !shelf.marks.isEmpty {
            shelf.marks = []
            return true
        }
        if list.clearSearch(&context) { return true }
        guard widen() else { return false }
        if let id = list.selected?.id { list.select(id) }
        reload(&context)
        return true
    }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .left: return stepCategory(by: -1, &context)
        case .right: return stepCategory(by: 1, &context)
        default:
            list.move(motion, count: count, height: rows(context.body).height)
            reload(&context)
            return true
        }
    }

    package mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if strip(body).contains(mouse.at) {
            guard mouse.kind == .press, let place = categoryPlace(at: mouse.at, body) else { return }
            show(category: place == 0 ? nil : shelf.categories[place - 1].id, &context)
        } else if arrangement(body).list.contains(mouse.at) {
            clickList(mouse, body: body, &context)
        }
    }
}

// MARK: Reading

extension SortedList {
    mutating func reload(_ context: inout Context) { readShelf(&context) }

    /// Reads the categories, the order and the records in view.
    package mutating func readShelf(_ context: inout Context) {
        readCategories(&context)
        if shelf.shown == nil { shelf.category = nil }
        readList(&context)
        readCounts(&context)
    }

    private mutating func readCategories(_ context: inout Context) {
        let wanted = ShelfReading(purpose: orderSetting, revision: context.revisions.all)
        guard shelf.loaded != wanted else { return }
        let read = context.read { diary in
            (try diary.categories.list(Record.categoryKind), try diary.settings.get(wanted.purpose))
        }
        guard let (categories, order) = read else { return }
        shelf.categories = categories
        if !context.isReadOnly || shelf.order == nil { shelf.order = order.flatMap(ListOrder.init(rawValue:)) }
        shelf.loaded = wanted
    }

    private mutating func readCounts(_ context: inout Context) {
        let wanted = ShelfReading(purpose: widerFilter, revision: context.revisions.all)
        guard !strip(context.body).isEmpty, shelf.counted != wanted else { return }
        let view = self
        let read = context.read { diary in
            (try view.counts(diary), view.shelf.category == nil ? view.list.total : try view.countAll(diary))
        }
        (shelf.counts, shelf.total) = read ?? ([:], 0)
        shelf.counted = read == nil ? nil : wanted
    }

    /// Shows the records of one category, or all of them; the cursor stays on its record where that is shown.
    package mutating func show(category: Identifier<Category>?, _ context: inout Context) {
        shelf.category = category
        if let id = list.selected?.id { list.select(id) }
        reload(&context)
    }

    /// Shows the next or previous category; all records come before the first one.
    private mutating func stepCategory(by offset: Int, _ context: inout Context) -> Bool {
        guard !shelf.categories.isEmpty else { return false }
        show(category: ([nil] + shelf.categories.map(\.id)).cycled(from: shelf.category, by: offset), &context)
        return true
    }

    /// Switches to the next order and stores it.
    mutating func stepOrder(_ context: inout Context) {
        let next = orders.cycled(from: order)
        shelf.order = next
        if !context.isReadOnly {
            let (setting, value) = (orderSetting, next == orders[0] ? nil : next.rawValue)
            _ = context.read { diary in try diary.settings.set(setting, to: value) }
            shelf.loaded = nil
        }
        if let id = list.selected?.id { list.select(id) }
        reload(&context)
        context.message = .plain(next.message)
    }
}

// MARK: Drawing

extension SortedList {
    /// The column of categories; empty if there is no room or no category.
    func strip(_ body: Rect) -> Rect {
        body.left(!shelf.categories.isEmpty && hasRoomForCategories(body) ? 20 : 0)
    }

    /// The rest of a body beside the column of categories.
    package func besideStrip(_ body: Rect) -> Rect {
        let strip = strip(body)
        return strip.isEmpty ? body : body.droppingLeft(strip.width + 1)
    }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        if isFocused { drawStrip(into: &screen, body) }
        drawTable(into: &screen, body: body, context: context, isFocused: isFocused)
    }

    /// Draws the column of categories with their counts, if there is room.
    package func drawStrip(into screen: inout Screen, _ body: Rect) {
        let area = strip(body)
        guard !area.isEmpty else { return }
        screen.put("CATEGORIES ← →", in: area.top(1).droppingLeft(1), align: .leading, style: Style(.heading, .bold))
        for place in visibleCategories(area) {
            let category = place == 0 ? nil : shelf.categories[place - 1]
            let count = category.map { shelf.counts[$0.id] ?? 0 } ?? shelf.total
            let row = area.droppingTop(1 + place - visibleCategories(area).lowerBound).top(1)
            let name = row.droppingLeft(2).droppingRight(TextWidth.of("\(count)") + 2)
            screen.put(category.map { "\($0.name)" } ?? "All \(Self.sortedNoun.many)", in: name, align: .leading)
            screen.put("\(count)", in: row.droppingRight(1), align: .trailing, style: .muted)
            if category?.id == shelf.category { screen.mark(row, isFocused: false) }
        }
        screen.verticalLine(from: area.origin.moved(columns: area.width), height: area.height, style: .border)
    }

    /// Which lines of the column are in view: all records, then the categories. The one that is shown always is.
    private func visibleCategories(_ area: Rect) -> Range<Int> {
        let (height, count) = (max(area.height - 1, 0), shelf.categories.count + 1)
        let shown = shelf.categories.firstIndex { $0.id == shelf.category }.map { $0 + 1 } ?? 0
        let top = max(0, shown - height + 1)
        return top..<max(top, min(count, top + height))
    }

    private func categoryPlace(at point: Point, _ body: Rect) -> Int? {
        let visible = visibleCategories(strip(body))
        let place = point.row - body.row - 1 + visible.lowerBound
        return visible.contains(place) ? place : nil
    }
}

/// The query of a sorted list.
private struct SortedQuery<Filter: Hashable & Sendable>: Hashable, Sendable {
    let filter: Filter
    let category: Identifier<Category>?
    let order: ListOrder
}
