import DiaryStore
import FitnessModel
import SpotterCore
import SpotterShell
import TerminalKit
import ViewKit

/// One tab of the Board: a sheet, or two beside each other.
struct BoardTab: Sendable {
    /// One sheet, or two from left to right; never empty.
    var sides: [BoardSide]
    /// The side with the focus.
    var active = ComparedSide.left
    /// The side that decides the order of rows.
    var leading = ComparedSide.left
    /// The first line in view; both sides scroll together.
    var top = 0
    /// The sheet set aside while the other one is shown alone, with its side and the order of rows.
    private(set) var aside: (side: BoardSide, place: ComparedSide, leading: ComparedSide)?

    /// A tab of one or two sheets, active on the right side, where the newer phase is; nil without a sheet.
    init?(_ sides: [BoardSide]) {
        guard !sides.isEmpty else { return nil }
        self.sides = sides
        if isPair { (active, leading) = (.right, .right) }
    }

    /// True if two sheets are compared.
    var isPair: Bool { sides.count > 1 }

    /// The sheet of a side; without a right one the left.
    subscript(side: ComparedSide) -> BoardSide {
        get { sides[place(of: side) ?? 0] }
        set { sides[place(of: side) ?? 0] = newValue }
    }

    /// The index of a side's sheet; nil if it has none.
    func place(of side: ComparedSide) -> Int? { side == .left ? 0 : isPair ? 1 : nil }

    /// Whether a sheet is on the left and comes after the other one of the same client.
    func comesLater(_ side: ComparedSide) -> Bool {
        guard isPair, side == .left, let client = self[.left].about.client, client == self[.right].about.client,
            let left = self[.left].view.grid.sheet.firstDay, let right = self[.right].view.grid.sheet.firstDay
        else { return false }
        return left > right
    }

    /// The phases from left to right.
    var phases: [Identifier<Phase>] { sides.map(\.id) }

    /// "Jan: P5 | P6", "Jan: P6 | template Hypertrophy".
    var title: Phrase {
        let (left, right) = (self[.left], self[.right])
        guard isPair else { return left.title }
        return left.about.client == right.about.client && left.about.client != nil
            ? "\(left.title) | \(right.shortName)" : "\(left.title) | \(right.title)"
    }

    /// Shows the active sheet alone until `showBoth`.
    mutating func showAlone() {
        guard isPair else { return }
        aside = (self[active.other], active.other, leading)
        (sides, active, leading) = ([self[active]], .left, .left)
    }

    /// Restores the sheet that was set aside; the other one stays active.
    mutating func showBoth() {
        guard let aside, !isPair else { return }
        sides.insert(aside.side, at: aside.place == .left ? 0 : 1)
        (active, leading) = (aside.place.other, aside.leading)
        self.aside = nil
    }

    /// Forgets the sheet that was set aside.
    mutating func forgetAside() { aside = nil }

    /// Swaps the two sheets; the same sheet stays active.
    mutating func swap() {
        guard isPair else { return }
        sides.swapAt(0, 1)
        active = active.other
        leading = leading.other
    }
}

/// A sheet on one side of a tab.
struct BoardSide: Sendable {
    /// The phase with its name and client.
    var about: BoardPhase
    /// The sheet itself; it reads, writes, logs and undoes as in the plans.
    var view: SheetView

    /// The id of the phase.
    var id: Identifier<Phase> { about.id }

    /// A sheet that is not read yet, or one that is open elsewhere, with its cursor.
    init(_ about: BoardPhase, view: SheetView? = nil) {
        self.about = about
        self.view = view ?? SheetView(.phase(about.id))
    }

    /// Reads the sheet for the first time and puts the cursor on the next set, or on the last one done.
    mutating func open(_ context: inout Context) {
        view.reload(&context)
        view.goToSession(nil, context)
        let done = view.grid.sheet.sessions.keys.max()
        if view.grid.live == nil, view.grid.sheet.nextColumn.flatMap({ view.grid.sheet.sessions[$0] }) == nil, let done,
            view.grid.cursor.field.column != nil
        {
            view.grid.cursor.field = .load(done)
        }
    }

    /// The client's first name, or "template".
    var owner: Phrase {
        about.clientName.map { "\($0.prefix { $0 != " " })" } ?? "template"
    }

    /// "P6" of "P6 In season"; a name without a number is shortened.
    var shortName: String {
        let word = about.name.prefix { $0 != " " }
        if word.contains(where: \.isNumber), !word.isEmpty { return String(word) }
        return TextWidth.truncate(about.name, to: 16)
    }

    /// "Jan: P6", "template Hypertrophy A".
    var title: Phrase { about.client == nil ? "template \(shortName)" : "\(owner): \(shortName)" }
}

/// Finds a phase of any client, or a template, by the beginnings of words: `jan p6`. Reads only the visible rows.
struct PhaseFinder: Overlay {
    private let title: Phrase
    private let first: Identifier<Client>?
    private let choose: @Sendable (BoardPhase, inout Context) -> Void
    private var list = RecordList<BoardPhase>()

    /// - Parameter shown: the phase under the cursor; the newest one if nil.
    init(
        _ title: Phrase, at shown: Identifier<Phase>? = nil, _ context: inout Context,
        choose: @escaping @Sendable (BoardPhase, inout Context) -> Void
    ) {
        self.title = title
        self.choose = choose
        first = context.client?.id
        list.startSearch()
        if let shown { list.select(shown) }
        load(&context)
    }

    var hints: [KeyHint] {
        [KeyHint("Enter", "choose"), KeyHint("↑ ↓", "move"), KeyHint.typing("to filter"), KeyHint("Esc", "close")]
    }

    mutating func handle(_ key: Key, context: inout Context) -> OverlayOutcome {
        switch key {
        case .escape:
            guard !list.search.isEmpty else { return .close }
            list.clearSearch(&context)
            list.startSearch()
        case .enter: return chosen()
        case .pageUp: list.move(.pageUp, count: 1, height: height(context))
        case .pageDown: list.move(.pageDown, count: 1, height: height(context))
        default: list.type(key)
        }
        load(&context)
        return .stay
    }

    mutating func paste(_ text: String, context: inout Context) {
        list.paste(text)
        load(&context)
    }

    mutating func mouse(_ mouse: Mouse, context: inout Context) -> OverlayOutcome {
        let isChosen = list.mouse(mouse, rows: rows(context.body))
        load(&context)
        return isChosen ? chosen() : .stay
    }

    private func chosen() -> OverlayOutcome {
        guard let phase = list.selected else { return .stay }
        return .finish { [choose] context in choose(phase, &context) }
    }

    private mutating func load(_ context: inout Context) {
        let (words, first) = (list.search, first)
        list.load(height: height(context), &context) { diary in
            try diary.boardPhases.count(search: words)
        } fetch: { diary, offset, limit in
            try diary.boardPhases.list(search: words, first: first, offset: offset, limit: limit)
        }
    }

    private func height(_ context: Context) -> Int { max(rows(context.body).height, 1) }
    private func box(_ body: Rect) -> Rect {
        body.centred(Size(columns: min(body.width - 2, 78), rows: min(body.height, 20)))
    }
    private func rows(_ body: Rect) -> Rect { box(body).inset(by: 1).droppingTop(2) }

    func draw(into screen: inout Screen, body: Rect, context: Context) {
        screen.popup(box(body), title: title)
        let inside = box(body).inset(by: 1)
        screen.put(verbatim: "/", at: inside.origin.moved(columns: 2), style: .accent)
        screen.input(list.editor, in: inside.top(1).droppingLeft(4).droppingRight(18))
        screen.put(list.position, in: inside.top(1).droppingRight(1), align: .trailing, style: .muted)
        let empty: Phrase =
            list.search.isEmpty
            ? "No phases yet: Esc, then n p creates one." : .nothingMatches
        list.draw(into: &screen, rows: rows(body), empty: empty) { screen, phase, line in
            let owner: Phrase = phase.clientName.map { "\($0)" } ?? "template"
            let done: Phrase = phase.client == nil ? "" : "\(phase.sessionsDone) of \(phase.sessionCount) done"
            let start: Phrase = phase.start.map { "from \($0.dated)" } ?? ""
            let detail = [start, done].filter { !$0.isEmpty }.joined(separator: " · ")
            let text = line.droppingLeft(2).droppingRight(1)
            screen.put(
                "\(owner): \(phase.name)", at: text.origin,
                maxWidth: max(text.width - TextWidth.of(detail) - 1, 8))
            screen.put(detail, in: text, align: .trailing, style: .muted)
        }
    }
}
