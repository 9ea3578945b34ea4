import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

extension HistoryView {
    func layout(_ body: Rect) -> ListLayout { ListLayout(body, position: .foot) }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn(whole: "Day", .fixed(11)), TableColumn("At", .fixed(5), dropOrder: 3),
            TableColumn("What", .flexible(minimum: 18, weight: 3)),
            TableColumn("", .flexible(minimum: 14, weight: 2), dropOrder: 4),
            TableColumn(number: "Distance", .fixed(10)), TableColumn(number: "Time", .fixed(11), dropOrder: 1),
            TableColumn(number: "Energy", .fixed(14), dropOrder: 2),
        ]
    }

    func line(_ line: HistoryLine, _ context: Context) -> TableLine {
        switch line {
        case .category(let id, let name, let count, let isClosed):
            return head(name, count, isClosed: isClosed, sums[id], context)
        case .record(let record):
            let unit = context.client?.unit ?? .kg
            return TableLine(
                [
                    RelativeDay.text(record.day, today: context.today), DayWording.clock(record.minute),
                    HistoryText.title(record, unit), HistoryText.detail(record, unit),
                    RunText.distance(record.distance), HistoryText.time(record),
                    HistoryText.energy(record, context.energyUnit),
                ], styles: [1: .muted, 3: .muted])
        }
    }

    /// "-  Races · 3 records", with what they come to.
    private func head(
        _ name: String, _ count: Int, isClosed: Bool, _ sum: HistorySum?, _ context: Context
    ) -> TableLine {
        let sum = count == 0 ? nil : sum
        let distance = sum.flatMap { $0.distance.millimetres > 0 ? RunText.distance($0.distance) : nil }
        let energy = sum.flatMap { $0.energy > .zero ? EnergyText.text($0.energy, in: context.energyUnit) : nil }
        return TableLine(
            [
                isClosed ? "+" : "-", "", "\(name) · \(Count.text(count, "record"))", "", distance ?? "",
                HistoryText.time(sum?.seconds), energy ?? "",
            ], style: Style(.heading, .bold))
    }

    func nothingText(_ context: Context) -> String {
        let name = context.client?.name ?? "the client"
        if kind != nil || exercise != nil { return "Nothing of that kind. f shows the others." }
        return "Nothing is written of \(name) yet: s starts a session, n v an activity, I imports what was recorded."
    }
}
