import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// Two measurements side by side, with every difference.
package struct BodyCompareView: ScopedView {
    package static let scope = KeyScope("compare", "Two measurements")
    package static let commands: CommandSet<BodyCompareView> = [
        command("earlier", "Compare with the previous measurement", hint: "earlier", keys: ["{"]) { view, context in
            view.step(-1, context)
        },
        command("later", "Compare with the next measurement", hint: "later", keys: ["}"]) { view, context in
            view.step(1, context)
        },
    ]

    /// A quantity with both values; nil if one was not measured.
    struct Line: Hashable, Sendable {
        let quantity: BodyQuantity
        let old: Double?
        let new: Double?
    }

    private let id: Identifier<BodyMeasurement>
    /// The distance to the measurement that it is compared with; negative for a later one.
    private var distance = 1
    private var course: BodyCourse?
    private(set) var lines: [Line] = []
    private var list = ScrollList(selected: 0)

    init(_ id: Identifier<BodyMeasurement>) { self.id = id }

    package func title(_ context: Context) -> Phrase { "Compare" }
    package func caption(_ context: Context) -> Phrase { "" }
    package func exists(_ context: Context) -> Bool { context.exists { diary in try diary.measurements.get(id) } }
    package func owner(_ context: Context) -> Identifier<Client>? { course?.client.id }

    private var index: Int? { course?.measurements.firstIndex { $0.id == id } }
    /// The index of the other measurement; nil if there is none.
    private var other: Int? {
        guard let course, let index else { return nil }
        let all = course.measurements.indices
        let wanted = min(max(index - distance, all.lowerBound), all.upperBound - 1)
        if wanted != index { return wanted }
        return all.contains(index - 1) ? index - 1 : all.contains(index + 1) ? index + 1 : nil
    }

    package mutating func reload(_ context: inout Context) {
        guard let measurement = context.read({ diary in try diary.measurements.get(id) }) else { return }
        course =
            context.read { diary in try diary.measurements.course(of: measurement.client, withWeights: false) }
            ?? course
        compare(context)
    }

    private mutating func compare(_ context: Context) {
        guard let course, let index, let other else { return lines = [] }
        let (old, new) = (min(index, other), max(index, other))
        lines = course.allQuantities.compactMap { quantity in
            let values = [old, new].map { course.value(of: quantity, course.measurements[$0], course.figures[$0]) }
            let line = Line(quantity: quantity, old: values[0], new: values[1])
            return line.old == nil && line.new == nil ? nil : line
        }
        reveal(context)
    }

    /// Scrolls to the chosen line, or to the last one if there are fewer lines now.
    private mutating func reveal(_ context: Context) {
        list.reveal(height: Self.rows(context.body).height, count: lines.count)
    }

    private static func rows(_ body: Rect) -> Rect { body.droppingTop(1).droppingBottom(1) }

    private mutating func step(_ offset: Int, _ context: Context) {
        guard let course, let index, let other else { return }
        var wanted = other + offset
        if wanted == index { wanted += offset }
        if course.measurements.indices.contains(wanted) { distance = index - wanted }
        compare(context)
    }

    package mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        switch motion {
        case .left: step(-count, context)
        case .right: step(count, context)
        default:
            let page = Self.rows(context.body).height
            guard let place = motion.target(from: list.selected, count: lines.count, times: count, page: page) else {
                return false
            }
            list.selected = place
            reveal(context)
        }
        return true
    }

    // MARK: Drawing

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let course, let index, let other else {
            screen.paragraph("There is nothing to compare.", in: body.inset(columns: 1), style: .muted)
            return
        }
        let days = [min(index, other), max(index, other)].map { course.measurements[$0].day }
        let columns = [
            TableColumn("", .flexible(minimum: 18)), TableColumn(number: days[0].dated, .fixed(12)),
            TableColumn(number: days[1].dated, .fixed(12)), TableColumn(number: "Change", .fixed(9)),
            TableColumn(number: "%", .fixed(7), dropOrder: 1),
        ]
        let area = body.left(min(body.width, 78))
        let layout = TableLayout(columns, width: area.width - 3, gap: 1)
        screen.tableHeader(layout, at: area.origin.moved(columns: 2))
        let rows = Self.rows(area)
        for (offset, place) in list.visible(height: rows.height, count: lines.count).enumerated() {
            let row = rows.droppingTop(offset).top(1)
            screen.tableRow(
                texts(lines[place], course.client.unit), layout, at: row.origin.moved(columns: 2), styles: [3: .accent])
            if place == list.selected { screen.mark(row) }
        }
        let gap = days[0].days(until: days[1])
        let text: Phrase =
            screen.glyphs.isASCII
            ? "\(gap, one: "day", other: "days") apart. left/right compare with another one."
            : "\(gap, one: "day", other: "days") apart. ← → compare with another one."
        screen.put(text, in: body.bottom(1).droppingLeft(2), align: .leading, style: .muted)
    }

    private func texts(_ line: Line, _ unit: MassUnit) -> [Phrase] {
        let quantity = line.quantity
        let unitText = quantity.unit(in: unit)
        let name: Phrase = unitText.isEmpty ? quantity.name : "\(quantity.name), \(unitText)"
        func shown(_ value: Double?) -> Phrase { Phrase(verbatim: value.map(quantity.shown) ?? "–") }
        let change = line.old.flatMap { old in line.new.map { quantity.change(from: old, to: $0) } }
        let share = line.old.flatMap { old in line.new.map { ($0 - old) / old * 100 } }
        let percent =
            change == quantity.change(0) ? nil : share.flatMap { $0.isFinite ? BodyText.change($0) : nil }
        return [
            name, shown(line.old), shown(line.new), Phrase(verbatim: change ?? ""), Phrase(verbatim: percent ?? ""),
        ]
    }
}
