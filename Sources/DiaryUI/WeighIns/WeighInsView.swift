import BodyUI
package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The weigh-ins of the current client, newest first: to look at, edit and delete.
package struct WeighInsView: EditableList {
    /// A body weight with the one before it.
    package struct Line: Identifiable, Sendable {
        let weighIn: WeighIn
        let before: WeighIn?
        /// The average of it and of the six days before it.
        let mean: Mass?

        package var id: Identifier<WeighIn> { weighIn.id }
    }

    package static let noun = Noun("weigh-in", many: "weigh-ins")
    package static let scope = KeyScope("weights", "Weigh-ins of a client")
    package static let commands: CommandSet<WeighInsView> = [editing(), adding(), deleting()]

    /// The weights that fit.
    package var list = RecordList<Line>()

    package init() {}
    /// The client of these weigh-ins.
    private var client: Identifier<Client>?
    /// The newest of them from the oldest on, for the chart beside the list; empty if it has no room.
    private var course: [WeighIn] = []

    package func title(_ context: Context) -> Phrase { "Weigh-ins" }
    package func caption(_ context: Context) -> Phrase { "" }
    package func exists(_ context: Context) -> Bool { context.client != nil }

    package func count(_ diary: Diary) throws -> Int { try client.map { try diary.weighIns.count(of: $0) } ?? 0 }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [Line] {
        guard let client else { return [] }
        let found = try diary.weighIns.list(of: client, offset: offset, limit: limit + 1)
        guard let first = found.first, let last = found.last else { return [] }
        let week = try diary.weighIns.list(of: client, from: last.day.adding(days: -6), through: first.day)
        let means = Dictionary(zip(week.map(\.id), BodyCourse.sevenDayMeans(week))) { first, _ in first }
        return found.prefix(limit).enumerated().map { index, weighIn in
            Line(weighIn: weighIn, before: found.dropFirst(index + 1).first, mean: means[weighIn.id])
        }
    }

    package mutating func reload(_ context: inout Context) {
        guard let current = context.client?.id else {
            (client, course) = (nil, [])
            list.rewind()
            readList(&context)
            return
        }
        if client != current { list.rewind() }
        client = current
        readList(&context)
        guard !layout(context.body).detail.isEmpty else { return course = [] }
        let newest = context.read { diary in try diary.weighIns.list(of: current, offset: 0, limit: 500) }
        course = newest?.reversed() ?? course
    }

    package func edit(_ line: Line, _ context: inout Context) { WeighInForm.edit(line.weighIn, &context) }
    package func add(_ context: inout Context) { WeighInForm.add(day: context.today, &context) }

    package func delete(_ line: Line, _ context: inout Context) {
        context.write("Deleted the weigh-in of \(line.weighIn.day.short). u: undo.") { diary in
            try diary.weighIns.delete(line.id)
        }
    }
}

// MARK: Drawing

extension WeighInsView {
    package func layout(_ body: Rect) -> ListLayout {
        body.width >= 110 ? .beside(body, width: 62, position: .foot) : ListLayout(body, position: .foot)
    }

    package func showsDetail(in layout: ListLayout) -> Bool { course.count > 1 }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let first = course.first, let last = course.last else { return }
        let unit = context.client?.unit ?? .kg
        let points = course.map { ChartPoint(x: DayAxis.place($0.day), y: $0.weight.value(in: unit)) }
        var chart = LineChart([ChartSeries("Weight", points)], unit: "\(unit.rawValue)", over: first.day...last.day)
        chart.cursor = list.selected.flatMap { chart.stops.firstIndex(of: DayAxis.place($0.weighIn.day)) }
        screen.draw(chart, in: layout.detail.inset(columns: 1))
    }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn(whole: "Day", .fixed(10)), TableColumn("Time", .fixed(5)),
            TableColumn(number: "Weight", .fixed(9)), TableColumn(number: "Change", .fixed(9)),
            TableColumn(number: "7 days", .fixed(9)), TableColumn(number: "Body fat", .fixed(8)),
            TableColumn(number: "Lean mass", .fixed(9), dropOrder: 1),
        ]
    }

    package func line(_ line: Line, _ context: Context) -> TableLine {
        let unit = context.client?.unit ?? .kg
        let weighIn = line.weighIn
        let texts: [String?] = [
            weighIn.day.iso, DayWording.clock(weighIn.minute), WeighInWording.text(weighIn.weight, unit),
            line.before.map { WeighInWording.change(weighIn.weight, since: $0.weight, unit) },
            line.mean.map { WeighInWording.lean($0, unit) },
            weighIn.fatPerMille.map { NumberFormat.shown($0, decimals: 1) + " %" },
            weighIn.leanMass.map { WeighInWording.lean($0, unit) },
        ]
        return TableLine(
            texts.map { Phrase(verbatim: $0 ?? "") }, styles: [1: .muted, 3: .muted, 4: .accent])
    }

    package func nothingText(_ context: Context) -> Phrase {
        "No weigh-ins yet. a adds the first one."
    }
}
