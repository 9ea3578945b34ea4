import DiaryStore
import FitnessModel
import Foundation
import ViewKit

/// One tab of the Board: a sheet, or two beside each other.
struct BoardTab: Sendable {
    /// The sheet at the left; the only one of a tab without a comparison.
    var left: BoardSide
    /// The sheet at the right.
    var right: BoardSide?
    /// The side that has the keys.
    var active = ComparedSide.left
    /// The side whose order of rows is kept.
    var leading = ComparedSide.left
    /// The first line in view; both sides scroll together.
    var top = 0

    /// A tab that opens on its right side, where the newer phase lies.
    init(_ left: BoardSide, _ right: BoardSide? = nil) {
        self.left = left
        self.right = right
        if right != nil { (active, leading) = (.right, .right) }
    }

    /// The sheet of a side; without a right one the left.
    subscript(side: ComparedSide) -> BoardSide {
        get { side == .right ? right ?? left : left }
        set { if side == .right, right != nil { right = newValue } else { left = newValue } }
    }

    /// The phases from left to right.
    var phases: [Identifier<Phase>] { [left.id] + (right.map { [$0.id] } ?? []) }

    /// "Jan: P5 | P6", "Jan: P6 | template Hypertrophy".
    var title: String {
        guard let right else { return left.title }
        return left.about.client == right.about.client && left.about.client != nil
            ? "\(left.title) | \(right.shortName)" : "\(left.title) | \(right.title)"
    }

    /// Lays the left sheet at the right and the right one at the left; the same sheet keeps the keys.
    mutating func swap() {
        guard let other = right else { return }
        right = left
        left = other
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

    init(_ about: BoardPhase) {
        self.about = about
        view = SheetView(.phase(about.id))
    }

    /// A sheet that is open elsewhere, with its cursor.
    init(_ about: BoardPhase, view: SheetView) {
        self.about = about
        self.view = view
    }

    /// Reads the sheet for the first time and puts the cursor where work goes on, or on what was done last.
    mutating func open(_ context: inout Context) {
        view.reload(&context)
        view.goToSession(nil)
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
        return about.name.count > 16 ? "\(about.name.prefix(15).trimmingCharacters(in: .whitespaces))…" : about.name
    }

    /// "Jan: P6", "template Hypertrophy A".
    var title: String { about.client == nil ? "template \(shortName)" : "\(owner): \(shortName)" }
}
