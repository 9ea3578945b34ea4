import FitnessModel
package import TerminalKit

/// A list of records that reads only the visible rows. The selection is a record id: it survives reading again,
/// undo, another program's writing and a resize.
///
/// After `move`, `type`, `paste`, `mouse`, `clearSearch` or `select` the pane loads it again.
package struct RecordList<Item: Identifiable & Sendable>: Sendable where Item.ID: Hashable & Sendable {
    /// An empty list, until it is loaded.
    package init() {}

    /// The number of all records.
    package private(set) var total = 0
    /// The chosen row and the first one in view, counted over all records.
    package private(set) var scroll = ScrollList()
    /// The filter as it is typed.
    package private(set) var editor = LineEditor("")
    /// True while keys go into the filter.
    package private(set) var isTyping = false
    /// True while the list takes the full width, without the details of the chosen record.
    package var isAlone = false
    /// The rows in memory, from `start` on.
    private var window: [Item] = []
    /// The records in view.
    package var inView: [Item] { window }
    private var start = 0
    /// The inputs of the last read; nil if it must be read again.
    private var reading: [any Hashable & Sendable]?
    private var selectedID: Item.ID?
    /// Whether a record was selected by id and may be anywhere.
    private var mustFind = false

    /// The chosen record; nil in an empty list.
    package var selected: Item? { item(at: scroll.selected) }
    /// The typed filter without blanks around it.
    package var search: String { editor.text.trimmingBlanks }
    /// True while it is filtered, or about to be.
    package var isFiltered: Bool { isTyping || !search.isEmpty }
    /// The footer while the filter is typed.
    package var typingHints: [KeyHint] {
        [KeyHint("Enter", "keep the filter"), KeyHint("Esc", "clear it"), KeyHint("↑ ↓", "move")]
    }
    /// "12 of 61 · 19 %", or the number of matches while it is filtered.
    package var position: Phrase {
        guard !search.isEmpty else { return scroll.summary(count: total) }
        return "\(total, one: "match", other: "matches")"
    }

    /// The record in that row, when it is in memory.
    package func item(at index: Int) -> Item? {
        window.indices.contains(index - start) ? window[index - start] : nil
    }

    /// The record one row above in view; nil for the first one in view.
    package func above(_ item: Item) -> Item? {
        guard let place = window.firstIndex(where: { $0.id == item.id }), start + place > scroll.top else { return nil }
        return self.item(at: start + place - 1)
    }

    /// Selects the record of that id at the next load, wherever it is.
    package mutating func select(_ id: Item.ID) {
        selectedID = id
        mustFind = true
    }

    /// Selects the record at a row, counted over all records, at the next load.
    package mutating func select(row: Int) {
        moved { $0.select(row, count: row + 1) }
    }

    /// Goes to the first row, for a list that shows other records from now on.
    package mutating func rewind() {
        scroll = ScrollList()
        selectedID = nil
        mustFind = false
    }
}

// MARK: Reading

extension RecordList {
    /// Reads at most `limit` records from `offset` on, in the order of the list.
    package typealias Page = (_ offset: Int, _ limit: Int) throws -> [Item]

    /// Reads the number of records and the visible rows. If reading fails, the old rows stay.
    ///
    /// - Parameter wanted: the inputs of the rows. While they are equal and no other rows become visible, nothing is
    ///   read; nil always reads.
    package mutating func load(
        height: Int, for wanted: [any Hashable & Sendable]? = nil, count: () throws -> Int, page: Page
    ) rethrows {
        if isRead(for: wanted), showsSameRows(height) { return selectedID = selected?.id }
        reading = nil
        total = try count()
        try read(height, page)
        try restoreSelection(height, page)
        selectedID = selected?.id
        mustFind = false
        reading = wanted
    }

    private func isRead(for wanted: [any Hashable & Sendable]?) -> Bool {
        guard let wanted, let reading else { return false }
        return wanted.map { AnyHashable($0) } == reading.map { AnyHashable($0) }
    }

    /// Whether the rows in memory are those in view, the chosen record among them; scrolls to it then.
    private mutating func showsSameRows(_ height: Int) -> Bool {
        guard !mustFind else { return false }
        var scroll = scroll
        scroll.reveal(height: height, count: total)
        guard scroll.visible(height: max(height, 1), count: total) == start..<start + window.count else { return false }
        let chosen = item(at: scroll.selected)?.id
        guard selectedID == nil || selectedID == chosen else { return false }
        self.scroll = scroll
        return true
    }

    private mutating func read(_ height: Int, _ page: Page) rethrows {
        scroll.reveal(height: height, count: total)
        let rows = scroll.visible(height: max(height, 1), count: total)
        window = rows.isEmpty ? [] : try page(rows.lowerBound, rows.count)
        start = rows.lowerBound
    }

    private mutating func restoreSelection(_ height: Int, _ page: Page) rethrows {
        guard let wanted = selectedID, selected?.id != wanted else { return }
        if let row = window.firstIndex(where: { $0.id == wanted }) { return scroll.select(start + row, count: total) }
        // A record that moved is searched for nearby only, since it may be deleted.
        let first = max(0, start - height)
        let near = first..<max(first, min(total, start + 2 * height))
        guard let index = try find(wanted, in: mustFind ? 0..<total : near, page) else { return }
        scroll.select(index, count: total)
        try read(height, page)
    }

    private func find(_ id: Item.ID, in rows: Range<Int>, _ page: Page) rethrows -> Int? {
        var offset = rows.lowerBound
        while offset < rows.upperBound {
            let found = try page(offset, min(500, rows.upperBound - offset))
            if found.isEmpty { return nil }
            if let index = found.firstIndex(where: { $0.id == id }) { return offset + index }
            offset += found.count
        }
        return nil
    }

    /// Forgets which record was chosen: from here on the row decides.
    private mutating func moved(_ move: (inout ScrollList) -> Void) {
        move(&scroll)
        selectedID = nil
        mustFind = false
    }
}

// MARK: Keys and mouse

extension RecordList {
    /// Moves in the list; false when that way leads nowhere.
    @discardableResult
    package mutating func move(_ motion: Motion, count: Int, height: Int) -> Bool {
        guard motion != .left, motion != .right else { return false }
        if let row = motion.target(from: scroll.selected, count: total, times: count, page: height) {
            let total = total
            moved { $0.select(row, count: total) }
        }
        return true
    }

    /// Takes a click or the wheel over the lines in `rows`; true when the chosen record should be opened.
    package mutating func mouse(_ mouse: Mouse, rows: Rect) -> Bool {
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
    package mutating func startSearch() { isTyping = true }

    /// Removes the filter and has the list read again; false if there was none.
    @discardableResult
    package mutating func clearSearch(_ context: inout some ViewContext) -> Bool {
        guard isFiltered else { return false }
        narrow(LineEditor(""))
        isTyping = false
        context.isStale = true
        return true
    }

    /// Handles a key of the filter: Enter keeps it, Esc clears it, arrows move in the list.
    package mutating func type(_ key: Key) {
        switch key {
        case .enter: isTyping = false
        case .escape:
            narrow(LineEditor(""))
            isTyping = false
        case .up, .ctrl("p"): move(.up, count: 1, height: 1)
        case .down, .ctrl("n"), .tab: move(.down, count: 1, height: 1)
        default:
            var typed = editor
            if typed.handle(key) { narrow(typed) }
        }
    }

    /// Takes pasted text into the filter.
    package mutating func paste(_ text: String) {
        var typed = editor
        typed.insert(text)
        narrow(typed)
    }

    /// Applies a changed filter: the list starts at the first row, or at the selected record if it was widened again.
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
