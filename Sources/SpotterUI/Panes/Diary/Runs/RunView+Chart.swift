import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension RunView {
    /// The figure over the distance, with the cursor on one part of it; over the time where no distance is known.
    func chart(_ content: Content) -> LineChart {
        let isFar = content.profile.isOverDistance
        func place(_ sample: TrackProfile.Sample) -> Double { isFar ? sample.place / 1000 : sample.place / 60 }
        let points = points
        let series = ChartSeries(figure.title, points.map { ChartPoint(x: place($0.sample), y: $0.value) })
        var chart = LineChart([series], unit: figure.unit)
        if let last = content.profile.samples.last {
            chart.breadth = 0...max(place(last), 0.001)
            chart.ticks = DistanceAxis.ticks(to: place(last), unit: isFar ? "km" : "min")
        }
        chart.cursor = shownStop
        chart.isWhole = figure != .speed
        chart.valueText = { NumberFormat.shown($0, decimals: 1) }
        chart.placeText = { isFar ? "\(NumberFormat.shown($0, decimals: 2)) km" : ElapsedText.write(Int($0 * 60_000)) }
        let byPlace = Dictionary(points.map { (place($0.sample), $0.sample.elapsed) }) { first, _ in first }
        chart.noteText = { byPlace[$0].map { isFar ? ", at \(ElapsedText.write($0))" : "" } ?? "" }
        return chart
    }

    func drawChart(_ content: Content, into screen: inout Screen, _ area: Rect) {
        guard !points.isEmpty else {
            screen.paragraph(
                content.hasTrack
                    ? "The track knows neither speed nor pulse nor height."
                    : "No track was recorded, so there is no chart.",
                in: area.inset(columns: 2), style: .muted)
            return
        }
        let others = figures.map { $0 == figure ? "[\($0.title)]" : " \($0.title) " }.joined(separator: " ")
        screen.put("\(others)  { }", in: area.top(1).droppingRight(1), align: .trailing, style: .muted)
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
            TableColumn(number: "Pulse (bpm)", .fixed(12)),
            TableColumn(number: "Height (m)", .fixed(11), dropOrder: 1),
        ]
        let points = points
        screen.table(table, count: points.count, columns: columns, in: area, rows: Self.rows(area)) { index in
            let sample = points[index].sample
            func number(_ figure: RunFigure, _ decimals: Int) -> String {
                figure.value(sample).map { NumberFormat.shown($0, decimals: decimals) } ?? ""
            }
            return [
                isFar
                    ? "\(NumberFormat.shown(sample.place / 1000, decimals: 2)) km"
                    : ElapsedText.write(Int(sample.place * 1000)),
                isFar ? ElapsedText.write(sample.elapsed) : "", number(.speed, 1), number(.heartRate, 0),
                number(.elevation, 0),
            ]
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
            return ChartTick(value, number == count ? "\(text) \(unit)" : text, isMajor: number == count)
        }
    }
}
