import DiaryStore
import TerminalKit

/// A list of records of which only the rows that fit are read. The selection is kept by record id: it survives reading
/// again, an undo, another program's writing and a resize.
///
/// After `perform`, `type`, `paste`, `mouse`, `clearSearch` or `select` the pane loads it again.
struct RecordList<Item: Identifiable & Sendable>: Sendable where Item.ID: Hashable & Sendable {
    /// Reads rows: how many to leave out, how many at most.
    typealias Fetch = (_ diary: Diary, _ offset: Int, _ limit: Int) throws(StoreError) -> [Item]

    /// How many records there are, all told.
    private(set) var total = 0
    /// The chosen row and the first one in view, counted over all records.
    private(set) var scroll = ScrollList()
    /// The filter as it is typed.
    private(set) var editor = LineEditor("")
    /// True while keys go into the filter.
    private(set) var isTyping = false
    /// The rows in memory, from `start` on.
    private var window: [Item] = []
    private var start = 0
    private var selectedID: Item.ID?
    /// A record was asked for by id and may stand anywhere.
    private var mustFind = false

    /// The chosen record; nil in an empty list.
    var selected: Item? { item(at: scroll.selected) }
    /// What the list is narrowed by, without blanks around it.
    var search: String { editor.text.trimmingBlanks }
    /// The footer while the filter is typed.
    var typingHints: [KeyHint] {
        [KeyHint("Enter", "keep the filter"), KeyHint("Esc", "clear it"), KeyHint("↑ ↓", "move")]
    }
    /// "12 of 61 · 19 %", or the number of matches while it is narrowed.
    var position: String {
        guard !search.isEmpty else { return scroll.summary(count: total) }
        return Count.text(total, "match", plural: "matches")
    }

    /// The record in that row, when it is in memory.
    func item(at index: Int) -> Item? {
        window.indices.contains(index - start) ? window[index - start] : nil
    }

    /// Makes the record of that id the chosen one at the next load, wherever it stands.
    mutating func select(_ id: Item.ID) {
        selectedID = id
        mustFind = true
    }

    /// Goes to the first row, for a list that shows other records from now on.
    mutating func rewind() {
        scroll = ScrollList()
        selectedID = nil
        mustFind = false
    }
}

// MARK: Reading

extension RecordList {
    /// Reads how many records there are and the rows that fit. When reading fails the context says so and the old rows stay.
    mutating func load(
        height: Int, _ context: inout Context, count: (Diary) throws(StoreError) -> Int, fetch: Fetch
    ) {
        guard let counted = context.read(count) else { return }
        total = counted
        read(height, &context, fetch)
        restoreSelection(height, &context, fetch)
        selectedID = selected?.id
        mustFind = false
    }

    private mutating func read(_ height: Int, _ context: inout Context, _ fetch: Fetch) {
        scroll.reveal(height: height, count: total)
        let rows = scroll.visible(height: max(height, 1), count: total)
        guard let found = rows.isEmpty ? [] : page(rows.lowerBound, rows.count, &context, fetch) else { return }
        window = found
        start = rows.lowerBound
    }

    private func page(_ offset: Int, _ limit: Int, _ context: inout Context, _ fetch: Fetch) -> [Item]? {
        context.read { diary throws(StoreError) in try fetch(diary, offset, limit) }
    }

    private mutating func restoreSelection(_ height: Int, _ context: inout Context, _ fetch: Fetch) {
        guard let wanted = selectedID, selected?.id != wanted else { return }
        // A record that moved by itself is looked for nearby only: it may as well be gone.
        let first = max(0, start - height)
        let near = first..<max(first, min(total, start + 2 * height))
        guard let index = find(wanted, in: mustFind ? 0..<total : near, &context, fetch) else { return }
        scroll.select(index, count: total)
        read(height, &context, fetch)
    }

    private func find(_ id: Item.ID, in rows: Range<Int>, _ context: inout Context, _ fetch: Fetch) -> Int? {
        var offset = rows.lowerBound
        while offset < rows.upperBound {
            guard let found = page(offset, min(500, rows.upperBound - offset), &context, fetch), !found.isEmpty else {
                return nil
            }
            if let index = found.firstIndex(where: { $0.id == id }) { return offset + index }
            offset += found.count
        }
        return nil
    }

    /// Forgets which record was chosen: the row counts from here on.
    private mutating func moved(_ move: (inout ScrollList) -> Void) {
        move(&scroll)
        selectedID = nil
        mustFind = false
    }
}

// MARK: Keys and mouse

extension RecordList {
    /// Runs a command of moving; false when it is another one.
    mutating func perform(_ command: Command.ID, count: Int, height: Int) -> Bool {
        let total = total
        switch command {
        case .up: moved { $0.move(by: -count, count: total) }
        case .down: moved { $0.move(by: count, count: total) }
        case .pageUp: moved { $0.page(by: -count, height: height, count: total) }
        case .pageDown: moved { $0.page(by: count, height: height, count: total) }
        case .first: moved { $0.home() }
        case .last: moved { $0.end(count: total) }
        default: return false
        }
        return true
    }

    /// Takes a click or the wheel over the lines in `rows`; true when the chosen record should be opened.
    mutating func mouse(_ mouse: Mouse, rows: Rect) -> Bool {
        let total = total
        switch mouse.kind {
        case .wheelUp: moved { $0.move(by: -3, count: total) }
        case .wheelDown: moved { $0.move(by: 3, count: total) }
        case .press, .doubleClick:
            let row = mouse.at.row - rows.row + scroll.top
            guard rows.contains(mouse.at), row < total else { return false }
            if row == scroll.selected || mouse.kind == .doubleClick { return row == scroll.selected }
            moved { $0.select(row, count: total) }
        }
        return false
    }

    /// `/`: from now on keys go into the filter.
    mutating func startSearch() { isTyping = true }

    /// Forgets the filter and has the list read again; false when there was none.
    @discardableResult
    mutating func clearSearch(_ context: inout Context) -> Bool {
        guard isTyping || !search.isEmpty else { return false }
        narrow(LineEditor(""))
        isTyping = false
        context.isStale = true
        return true
    }

    /// Takes a key into the filter: Enter keeps it, Esc clears it, arrows move in the list.
    mutating func type(_ key: Key) {
        switch key {
        case .enter: isTyping = false
        case .escape:
            narrow(LineEditor(""))
            isTyping = false
        case .up, .ctrl("p"): _ = perform(.up, count: 1, height: 1)
        case .down, .ctrl("n"), .tab: _ = perform(.down, count: 1, height: 1)
        default:
            var typed = editor
            if typed.handle(key) { narrow(typed) }
        }
    }

    /// Takes pasted text into the filter.
    mutating func paste(_ text: String) {
        var typed = editor
        typed.insert(text)
        narrow(typed)
    }

    /// Other matches are other rows: the list begins at the first, or, when it is widened again, at the chosen record.
    private mutating func narrow(_ typed: LineEditor) {
        let before = search
        editor = typed
        guard search != before else { return }
        if search.isEmpty, let id = selectedID {
            select(id)
        } else {
            rewind()
        }
    }
}
