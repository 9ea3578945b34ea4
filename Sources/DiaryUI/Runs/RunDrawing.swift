import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
import ViewKit

extension RunView {
    private static let figuresWidth = 40

    static func content(_ area: Rect) -> Rect { area.droppingTop(area.height >= 14 ? 3 : 2) }
    static func rows(_ content: Rect) -> Rect { content.droppingTop(1).droppingBottom(1) }

    package func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        guard let content else { return }
        let run = content.run
        let title = body.top(1).inset(columns: 1)
        screen.put(
            ([run.name, run.day.long] + start(run, context)).joined(separator: ", "), in: title.droppingRight(22),
            align: .leading, style: Style(.title, .bold))
        screen.put(verbatim: content.clientName, in: title.right(20), align: .trailing, style: .accent)
        let pages = Page.allCases
        TabRow(pages.map(\.title), active: pages.firstIndex(of: page) ?? 0, width: body.width, spare: 1)
            .draw(into: &screen, in: body.droppingTop(1).top(1), open: .tabActive)
        let area = Self.content(body)
        switch page {
        case .overview: drawOverview(content, into: &screen, area.inset(columns: 2))
        case .laps: drawLaps(content, into: &screen, area)
        case .chart: drawChart(content, into: &screen, area)
        }
    }

    /// "07:30" on the clock of this zone; nothing where only the day is known.
    private func start(_ run: Run, _ context: Context) -> [Phrase] {
        run.startedAt.map { ["\(TimeOfDay($0, in: context.services.timeZone).text)"] } ?? []
    }

    private func drawOverview(_ content: Content, into screen: inout Screen, _ area: Rect) {
        let hasRoute = content.hasRoute && area.width >= Self.figuresWidth + 16
        let left = hasRoute ? area.left(Self.figuresWidth) : area
        var line = left.row
        func room() -> Rect {
            Rect(column: left.column + 11, row: line, width: left.width - 11, height: left.endRow - line)
        }
        let (run, basis) = (content.run, content.basis)
        let facts = RunText.facts(run, laps: content.laps.count, topSpeed: content.topSpeed, basis)
        for fact in facts where line < left.endRow {
            screen.put(fact.what, at: Point(left.column, line), style: .muted)
            screen.put(fact.value, in: room().top(1), align: .leading, style: Style(.text, .bold))
            let used = TextWidth.of(fact.value) + 2
            guard !fact.remark.isEmpty else { line += 1; continue }
            if TextWidth.of(fact.remark) <= room().width - used {
                screen.put(fact.remark, in: room().top(1).droppingLeft(used), align: .leading, style: .muted)
                line += 1
            } else {
                line += 1 + screen.paragraph(fact.remark, in: room().droppingTop(1), style: .muted)
            }
        }
        if !run.note.isEmpty, line < left.endRow {
            screen.put("Note", at: Point(left.column, line), style: .muted)
            line += max(1, screen.paragraph(verbatim: run.note, in: room()))
        }
        if hasRoute {
            RouteSketch.draw(content.track, into: &screen, in: area.droppingLeft(Self.figuresWidth + 2))
        } else if !content.hasTrack, line + 1 < area.endRow {
            screen.put(
                "No track recorded.", in: area.droppingTop(line + 1 - area.row).top(1), align: .leading,
                style: .muted)
        }
    }

    private static let lapColumns = [
        TableColumn(number: "Lap", .fixed(4)),
        TableColumn(number: "Time", .fixed(9)),
        TableColumn(number: "Distance", .fixed(10)),
        TableColumn(number: "Pace", .fixed(10)),
        TableColumn(number: "Heart rate", .fixed(10), dropOrder: 2),
        TableColumn(number: "Steps", .fixed(7), dropOrder: 1),
        TableColumn(number: "Energy", .fixed(10), dropOrder: 3),
    ]

    private func drawLaps(_ content: Content, into screen: inout Screen, _ area: Rect) {
        guard !content.laps.isEmpty else {
            screen.paragraph(
                "No laps. While a run is in progress, Enter ends one.", in: area.inset(columns: 2), style: .muted)
            return
        }
        let unit = content.basis.profile.unit
        screen.table(
            lapList, count: content.laps.count, columns: Self.lapColumns, in: area, rows: Self.rows(area)
        ) { index in
            RunText.lap(index + 1, content.laps[index], content.run.kind, unit).map { "\($0)" as Phrase }
        }
    }
}

extension RunView {
    /// The value over the distance, or over the time without a distance, with the cursor on one part of it.
    func chart(_ content: Content) -> LineChart {
        let isFar = content.profile.isOverDistance
        func place(_ sample: TrackProfile.Sample) -> Double { isFar ? sample.place / 1000 : sample.place / 60 }
        let points = points
        let series = ChartSeries(figure.title, points.map { ChartPoint(x: place($0.sample), y: $0.value) })
        var chart = LineChart([series], unit: "\(figure.unit)")
        if let last = content.profile.samples.last {
            chart.breadth = 0...max(place(last), 0.001)
            chart.ticks = DistanceAxis.ticks(to: place(last), unit: isFar ? "km" : "min")
        }
        chart.cursor = shownStop
        chart.isWhole = figure != .speed
        chart.valueText = { "\(NumberFormat.shown($0, decimals: 1))" }
        chart.placeText = {
            isFar ? "\(NumberFormat.shown($0, decimals: 2)) km" : "\(ElapsedText.write(Int($0 * 60_000)))"
        }
        let byPlace = Dictionary(points.map { (place($0.sample), $0.sample.elapsed) }) { first, _ in first }
        chart.noteText = { place in
            guard isFar, let elapsed = byPlace[place] else { return "" }
            return "at \(ElapsedText.write(elapsed))"
        }
        return chart
    }

    func drawChart(_ content: Content, into screen: inout Screen, _ area: Rect) {
        guard !points.isEmpty else {
            screen.paragraph(
                content.hasTrack
                    ? "The track has no speed, heart rate or elevation."
                    : "No track recorded, so there is no chart.",
                in: area.inset(columns: 2), style: .muted)
            return
        }
        let others = figures.map { $0 == figure ? "[\($0.title)]" : " \($0.title) " as Phrase } + [" { }"]
        screen.put(others.joined(separator: " "), in: area.top(1).droppingRight(1), align: .trailing, style: .muted)
        let rest = area.droppingTop(1)
        if isTable {
            drawTable(content, into: &screen, rest)
        } else {
            screen.draw(chart(content), in: rest.inset(columns: 1))
        }
    }

    private func drawTable(_ content: Content, into screen: inout Screen, _ area: Rect) {
        let isFar = content.profile.isOverDistance
        let columns = [
            TableColumn(number: isFar ? "Distance" : "Time", .fixed(10)),
            TableColumn(number: isFar ? "Time" : "", .fixed(9)),
            TableColumn(number: "Speed (km/h)", .fixed(13)),
            TableColumn(number: "Heart rate (bpm)", .fixed(17)),
            TableColumn(number: "Elevation (m)", .fixed(14), dropOrder: 1),
        ]
        let points = points
        screen.table(table, count: points.count, columns: columns, in: area, rows: Self.rows(area)) { index in
            let sample = points[index].sample
            func number(_ figure: RunFigure, _ decimals: Int) -> String {
                figure.value(sample).map { NumberFormat.shown($0, decimals: decimals) } ?? ""
            }
            let texts = [
                isFar
                    ? "\(NumberFormat.shown(sample.place / 1000, decimals: 2)) km"
                    : ElapsedText.write(Int(sample.place * 1000)),
                isFar ? ElapsedText.write(sample.elapsed) : "", number(.speed, 1), number(.heartRate, 0),
                number(.elevation, 0),
            ]
            return texts.map(Phrase.init(verbatim:))
        }
    }
}

/// Round distances, or minutes, along the lower axis of a chart.
enum DistanceAxis {
    private static let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500]

    /// At most nine marks from 0 on; the last carries the unit.
    static func ticks(to end: Double, unit: String) -> [ChartTick] {
        guard end.isFinite, end > 0 else { return [] }
        let step = steps.first { end / $0 <= 8 } ?? end / 8
        let count = Int((end / step).rounded(.down))
        return (0...max(count, 0)).map { number in
            let value = Double(number) * step
            let text = NumberFormat.shown(value, decimals: 2)
            return ChartTick(value, number == count ? "\(text) \(unit)" : "\(text)", isMajor: number == count)
        }
    }
}

/// The route of a run, as dots.
enum RouteSketch {
    /// Draws it as large as the area allows, with S at the start and E at the end.
    static func draw(_ track: [TrackPoint], into screen: inout Screen, in area: Rect) {
        guard area.width > 2, area.height > 1 else { return }
        var canvas = BrailleCanvas(size: Size(columns: area.width, rows: area.height))
        canvas.style = .accent
        let route = RouteProjection(track, width: canvas.width, height: canvas.height)
        guard let lines = route?.lines, let first = lines.first?.first, let last = lines.last?.last else { return }
        for line in lines {
            var before = line[0]
            for dot in line {
                canvas.line(from: Point(before.x, before.y), to: Point(dot.x, dot.y))
                before = dot
            }
        }
        canvas.draw(into: &screen, at: area.origin, clip: area)
        for (letter, dot) in [("E", last), ("S", first)] {
            screen.put(
                verbatim: letter, at: area.origin.moved(columns: dot.x / 2, rows: dot.y / 4),
                style: Style(.success, .bold))
        }
    }
}
