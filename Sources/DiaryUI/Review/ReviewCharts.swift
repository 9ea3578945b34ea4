import BodyUI
import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// The balance of the days as columns and the body weight with its trend, side by side where there is room.
struct ReviewCharts {
    /// From this width on both charts are side by side.
    private static let besideFrom = 90

    let review: DiaryReview
    let massUnit: MassUnit

    /// Draws the charts with the cursor on `day`. Without weigh-ins the balance takes all the room.
    func draw(into screen: inout Screen, in area: Rect, day: Day?) {
        let hasWeights = weights.stops.count > 1
        let isBeside = area.width >= Self.besideFrom && hasWeights
        let left = isBeside ? area.left(area.width / 2 - 1) : area
        screen.draw(balance(cursor: day), in: left)
        if isBeside { screen.draw(weights, in: area.droppingLeft(area.width / 2 + 1)) }
    }

    private func balance(cursor: Day?) -> ColumnChart {
        let days = review.days
        let unit = review.unit
        var chart = ColumnChart(
            "Balance",
            days.map { day in
                day.isRecorded ? day.deviation.map { $0.value(in: unit) } ?? .nan : .nan
            }, unit: "\(unit.rawValue)")
        chart.isSigned = true
        chart.ticks = days.enumerated().compactMap { index, day in
            if days.count <= 7 { return ChartTick(Double(index), day.day.weekday.short) }
            return day.day.weekday == .monday || index == 0 ? ChartTick(Double(index), day.day.short) : nil
        }
        chart.cursor = cursor.flatMap { day in days.firstIndex { $0.day == day } }
        chart.empty = "No balance for these days."
        return chart
    }

    private var weights: LineChart {
        let days = review.days.map(\.day)
        let range = (days.first ?? review.today)...(days.last ?? review.today)
        let shown = review.weighIns.filter { range.contains($0.day) }
        var series = [
            ChartSeries(
                "weight",
                shown.map { ChartPoint(x: DayAxis.place($0.day), y: $0.weight.value(in: massUnit)) })
        ]
        if let trend = review.trend {
            series.append(
                ChartSeries(
                    "trend",
                    [trend.days.lowerBound, trend.days.upperBound].map {
                        ChartPoint(x: DayAxis.place($0), y: trend.weight(on: $0).value(in: massUnit))
                    }))
        }
        var chart = LineChart(series, unit: "\(massUnit.rawValue)", over: range)
        chart.empty = "No weigh-ins on these days."
        return chart
    }
}
