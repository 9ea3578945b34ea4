import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// One tab of the Board: a sheet, or two beside each other.
struct BoardTab: Sendable {
    /// One sheet, or two from left to right; never empty.
    var sides: [BoardSide]
    /// The side that has the keys.
    var active = ComparedSide.left
    /// The side whose order of rows is kept.
    var leading = ComparedSide.left
    /// The first line in view; both sides scroll together.
    var top = 0
    /// What lay beside the sheet that is shown alone for a while, where, and whose order of rows was kept.
    private(set) var aside: (side: BoardSide, place: ComparedSide, leading: ComparedSide)?

    /// A tab of one sheet, or of two, which opens on its right side, where the newer phase lies; nil without any.
    init?(_ sides: [BoardSide]) {
        guard !sides.isEmpty else { return nil }
        self.sides = sides
        if isPair { (active, leading) = (.right, .right) }
    }

    /// True where two sheets are compared.
    var isPair: Bool { sides.count > 1 }

    /// The sheet of a side; without a right one the left.
    subscript(side: ComparedSide) -> BoardSide {
        get { sides[place(of: side) ?? 0] }
        set { sides[place(of: side) ?? 0] = newValue }
    }

    /// Where a side stands among the sheets; nil where it has none.
    func place(of side: ComparedSide) -> Int? { side == .left ? 0 : isPair ? 1 : nil }

    /// The phases from left to right.
    var phases: [Identifier<Phase>] { sides.map(\.id) }

    /// "Jan: P5 | P6", "Jan: P6 | template Hypertrophy".
    var title: String {
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

    /// Lays the sheet that was put aside where it was; the one that was alone keeps the keys.
    mutating func showBoth() {
        guard let aside, !isPair else { return }
        sides.insert(aside.side, at: aside.place == .left ? 0 : 1)
        (active, leading) = (aside.place.other, aside.leading)
        self.aside = nil
    }

    /// Forgets the sheet that was put aside.
    mutating func forgetAside() { aside = nil }

    /// Lays the left sheet at the right and the right one at the left; the same sheet keeps the keys.
    mutating func swap() {
        guard isPair else { return }
        sides.swapAt(0, 1)
        active = active.other
        leading = leading.other
    }
}

/// A sheet on one side of a tab.
struct BoardSide: Sendable {
    /// How it is named.
    var about: BoardPhase
    /// The sheet itself; it reads, writes, logs and undoes as in the plans.
    var view: SheetView

    /// Which phase it shows.
    var id: Identifier<Phase> { about.id }

    /// A sheet that is not read yet, or one that is open elsewhere, with its cursor.
    init(_ about: BoardPhase, view: SheetView? = nil) {
        self.about = about
        self.view = view ?? SheetView(.phase(about.id))
    }

    /// Reads the sheet for the first time and puts the cursor where work goes on, or on what was done last.
    mutating func open(_ context: inout Context) {
        view.reload(&context)
        view.goToSession(nil, context)
        let done = view.sheet.sessions.keys.max()
        if view.live == nil, view.sheet.nextColumn.flatMap({ view.sheet.sessions[$0] }) == nil, let done,
            view.cursor.field.column != nil
        {
            view.cursor.field = .load(done)
        }
    }

    /// The client's first name, or "template".
    var owner: String {
        about.clientName.map { String($0.prefix { $0 != " " }) } ?? "template"
    }

    /// "P6" of "P6 In season"; a name without a number is kept, shortened.
    var shortName: String {
        let word = about.name.prefix { $0 != " " }
        if word.contains(where: \.isNumber), !word.isEmpty { return String(word) }
        return TextWidth.truncate(about.name, to: 16)
    }

    /// "Jan: P6", "template Hypertrophy A".
    var title: String { about.client == nil ? "template \(shortName)" : "\(owner): \(shortName)" }
}
