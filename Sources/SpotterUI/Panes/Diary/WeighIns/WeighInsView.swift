import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let weights = KeyScope("weights", "Weights of a client")
}

/// What the current client weighed, newest first: to look at, to correct and to delete.
struct WeighInsView: RecordListView {
    /// A body weight with the one before it.
    struct Line: Identifiable, Sendable {
        let weighIn: WeighIn
        let before: WeighIn?

        var id: Identifier<WeighIn> { weighIn.id }
    }

    static let noun = "weight"
    static let scope = KeyScope.weights
    static let commands: CommandSet<WeighInsView> = [editing(), adding(), deleting()]

    /// The weights that fit.
    var list = RecordList<Line>()
    /// Whose they are.
    private var client: Identifier<Client>?

    var scopes: [KeyScope] { [.weights, .list] }
    var title: String { "Weights" }
    func caption(_ context: Context) -> String { "Weights" }
    func exists(_ context: Context) -> Bool { context.client != nil }

    mutating func reload(_ context: inout Context) {
        guard let current = context.client?.id else { return }
        if client != current { list.rewind() }
        client = current
        list.load(height: rows(context.body).height, &context) { diary in
            try diary.weighIns.count(of: current)
        } fetch: { diary, offset, limit in
            let found = try diary.weighIns.list(of: current, offset: offset, limit: limit + 1)
            return found.prefix(limit).enumerated().map { index, weighIn in
                Line(weighIn: weighIn, before: found.dropFirst(index + 1).first)
            }
        }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if list.mouse(mouse, rows: rows(body)), let line = list.selected { edit(line, &context) }
        reload(&context)
    }

    func edit(_ line: Line, _ context: inout Context) { WeighInForm.edit(line.weighIn, &context) }
    func add(_ context: inout Context) { WeighInForm.add(day: context.today, &context) }

    func delete(_ line: Line, _ context: inout Context) {
        context.write("Deleted the weight of \(line.weighIn.day.short). u brings it back.") { diary in
            try diary.weighIns.delete(line.id)
        }
    }
}

extension WeighInsView {
    private static let columns = [
        TableColumn("Day", .fixed(10)), TableColumn("Time", .fixed(5)),
        TableColumn("Weight", .fixed(9), align: .trailing), TableColumn("Body fat", .fixed(8), align: .trailing),
        TableColumn("Lean mass", .fixed(9), align: .trailing), TableColumn("Change", .fixed(9), align: .trailing),
    ]

    /// Where the lines of the list stand: below the column titles, above the line that says where one is.
    func rows(_ body: Rect) -> Rect { body.droppingTop(1).droppingBottom(1) }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let layout = TableLayout(Self.columns, width: body.width - 3)
        let unit = context.client?.unit ?? .kg
        let empty =
            "Nothing was weighed yet. a writes the first weight of \(context.client?.name ?? "the client") down."
        screen.tableHeader(layout, at: body.origin.moved(columns: 2))
        list.draw(into: &screen, rows: rows(body), empty: empty) { screen, line, row, style in
            let weighIn = line.weighIn
            screen.tableRow(
                [
                    weighIn.day.iso, DayWording.clock(weighIn.minute), WeighInWording.text(weighIn.weight, unit),
                    weighIn.fatPerMille.map { "\(DecimalText.write($0, decimals: 1)) %" } ?? "",
                    weighIn.leanMass.map { WeighInWording.lean($0, unit) } ?? "",
                    line.before.map { WeighInWording.change(weighIn.weight, since: $0.weight, unit) } ?? "",
                ],
                layout, at: row.origin.moved(columns: 2), style: style, styles: [1: .muted, 5: .muted])
        }
        list.drawPosition(into: &screen, at: body.bottom(1))
    }
}
