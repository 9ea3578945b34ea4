import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension ActivitiesView {
    /// The lines of the chosen activity, below the list where the window is high enough.
    private static let belowFrom = 16
    private static let belowHeight = 4

    /// Where the lines of the list stand: below the column titles.
    func rows(_ body: Rect) -> Rect { listArea(body).droppingTop(1) }

    private func listArea(_ body: Rect) -> Rect {
        body.height >= Self.belowFrom ? body.droppingBottom(Self.belowHeight) : body
    }

    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let area = listArea(body)
        let unit = basis?.profile.unit ?? .kcal
        let hour = basis?.weight == nil ? "" : "\(unit.rawValue)/h"
        let layout = TableLayout(
            [
                TableColumn("Heading", .fixed(21), dropOrder: 1),
                TableColumn("Activity", .flexible(minimum: 28)),
                TableColumn("MET", .fixed(5), align: .trailing),
                TableColumn(hour, .fixed(6), align: .trailing),
            ], width: area.width - 3)
        screen.tableHeader(layout, at: area.origin.moved(columns: 2))
        let top = list.scroll.top
        var index = top
        list.draw(into: &screen, rows: rows(body), empty: emptyText) { screen, activity, row, style in
            // A heading stands at its first activity, and again at the top of the window.
            let isFirst = index == top || list.item(at: index - 1)?.heading != activity.heading
            index += 1
            screen.tableRow(
                [
                    isFirst ? activity.heading : "", activity.name + origin(activity), METText.number(activity.met),
                    hourly(activity),
                ],
                layout, at: row.origin.moved(columns: 2), style: style, styles: [0: .heading, 3: .muted])
        }
        guard body.height >= Self.belowFrom, let activity = list.selected, let basis else {
            list.drawPosition(into: &screen, at: area.top(1))
            return
        }
        let below = body.bottom(Self.belowHeight)
        screen.horizontalLine(from: below.origin, width: below.width)
        // The heads of the numbers stand at the right end of the first line: where one is, is said below the list.
        let isNarrowed = list.isTyping || !list.search.isEmpty
        list.drawPosition(into: &screen, at: isNarrowed ? area.top(1) : below.top(1))
        draw(activity, basis, into: &screen, in: below.droppingTop(1).inset(columns: 1))
    }

    /// What an hour of it costs the current client; empty without a client or a weight.
    private func hourly(_ activity: Activity) -> String {
        guard let basis,
            let energy = basis.energy(met: activity.met, classes: activity.classes, seconds: 3600)
        else { return "" }
        return EnergyText.number(energy, in: basis.profile.unit)
    }

    private func origin(_ activity: Activity) -> String {
        activity.isArchived ? " (archived)" : activity.isShipped ? "" : " (own)"
    }

    private func draw(_ activity: Activity, _ basis: ActivityBasis, into screen: inout Screen, in area: Rect) {
        screen.put(activity.name, at: area.origin, style: Style(.title, .bold), maxWidth: area.width)
        let known = basis.weight == nil ? "\(METText.number(activity.met)) MET" : ActivityWording.cost(activity, basis)
        let why = basis.explanation(met: activity.met, classes: activity.classes)
        screen.put("\(known): \(why)", at: area.origin.moved(rows: 1), style: .text, maxWidth: area.width)
        let table = activity.classes.map { classes in
            "Table of classes, kcal an hour: "
                + zip(WeightClass.allCases, classes).map { "\($0.rawValue) kg \($1)" }.joined(separator: ", ")
        }
        let source = "Compendium of physical activities 2024, code \(activity.id.rawValue)"
        let last = table ?? (activity.isShipped ? source : "")
        screen.put(last, at: area.origin.moved(rows: 2), style: .muted, maxWidth: area.width)
    }

    private var emptyText: String {
        if !list.search.isEmpty { return "No activity is called so. Backspace widens the search; a adds one." }
        switch archive {
        case .archived: return "No activity is archived. Z shows those in use."
        default: return "There are no activities here. a adds one, h shows another heading."
        }
    }
}
