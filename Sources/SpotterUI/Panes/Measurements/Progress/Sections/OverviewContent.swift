import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// All of it at a glance.
struct OverviewContent: ProgressContent {
    private let weeks: [ISOWeek]
    private let unit: MassUnit
    private let sessions: [Double]
    private let volume: [Double]
    private let sets: [Double]
    private let streak: Streak
    private let records: [ExerciseRecord]
    private let adherence: String?
    private let badges: [BadgesContent.Standing]

    init(_ source: ProgressSource, item: Int) throws(StoreError) {
        let unit = source.unit
        weeks = source.weeks
        self.unit = unit
        let days = try source.diary.trainingDays(of: source.client.id)
        sessions = days.totals(by: weeks, day: { $0 }, amount: { _ in 1 })
        streak = Streak(days, today: source.today)
        let work = try source.work()
        volume = work.totals(by: weeks, day: \.day, amount: { $0.volume.value(in: unit) })
        sets = work.totals(by: weeks, day: \.day, amount: { Double($0.sets) })
        records = try source.diary.records(of: source.client.id, days: source.lastMonth, formula: source.formula)
        adherence = try AdherenceContent(source, item: 0).totalText
        badges = try BadgesContent(source, item: 0).standings
    }

    var summary: String { "" }
    var empty: String? {
        streak.longest > 0 ? nil : "No session yet. s starts one, n s writes one down afterwards, I imports a file."
    }
    var stops: Int { 0 }

    private var figures: [(name: String, value: String, trend: [Double])] {
        let count = Double(max(1, weeks.count))
        func mean(_ values: [Double]) -> String { DecimalNumberText.grouped(values.reduce(0, +) / count) }
        let rate = DecimalNumberText.write(sessions.reduce(0, +) / count, decimals: 1)
        return [
            ("Sessions", "\(Int(sessions.last ?? 0)) this week, \(rate) a week", sessions),
            ("Streak", SessionsContent.text(streak), []),
            (
                "Volume",
                "\(DecimalNumberText.grouped(volume.last ?? 0)) \(unit.rawValue) this week, \(mean(volume)) a week",
                volume
            ),
            ("Sets", "\(Int(sets.last ?? 0)) this week, \(mean(sets)) a week", sets),
            ("Adherence", adherence ?? "no phase here says when it ends", []),
        ]
    }

    private func text(_ entry: ExerciseRecord) -> String {
        func mass(_ mass: Mass) -> String { ChartNumber.short(mass.value(in: unit)) }
        return "\(entry.name): \(RecordsContent.what(entry.record)) \(mass(entry.record.best)) \(unit.rawValue) "
            + "(before \(mass(entry.record.before)))"
    }

    var table: ProgressTable {
        ProgressTable(
            "Overview", ["figure", "value"],
            figures.map { [.text($0.name), .text($0.value)] }
                + records.map { [.text("Record"), .text("\($0.record.day.iso) \(text($0))")] }
                + badges.map { [.text("Badge"), .text("\($0.badge.name): \($0.text), \($0.earnedText)")] })
    }

    func draw(into screen: inout Screen, area: Rect, cursor: Int) {
        var rest = area
        for figure in figures {
            drawFigure(figure, into: &screen, at: rest.top(1))
            rest = rest.droppingTop(1)
        }
        let room = max(0, rest.height - 4)
        let recordRows = badges.isEmpty ? room : max(room - badges.count, room / 2)
        rest = drawList(
            "Records of the last 30 days", records.map { (text($0), $0.record.day.short) },
            empty: "None yet.", most: recordRows, into: &screen, in: rest.droppingTop(1))
        let standings = badges.map { standing in
            let sign = standing.progress.earned == nil ? "" : screen.glyphs.check + " "
            return ("\(sign)\(standing.badge.name): \(standing.text)", standing.earnedText)
        }
        _ = drawList(
            "Badges", standings, empty: "None yet: a in Badges adds one.", most: max(1, rest.height - 2), into: &screen,
            in: rest.droppingTop(1))
    }

    private func drawFigure(
        _ figure: (name: String, value: String, trend: [Double]), into screen: inout Screen, at row: Rect
    ) {
        screen.field(figure.name, figure.value, in: row, labelWidth: 10)
        let free = row.width - 11 - TextWidth.of(figure.value) - 2
        guard !figure.trend.isEmpty, free >= 8 else { return }
        let line = Sparkline.text(figure.trend, width: min(free, 24), glyphs: screen.glyphs)
        screen.put(line, in: row, align: .trailing, style: .accent)
    }

    /// A heading and as many lines as fit; says how many more there are.
    private func drawList(
        _ title: String, _ lines: [(text: String, day: String)], empty: String, most: Int, into screen: inout Screen,
        in area: Rect
    ) -> Rect {
        guard area.height >= 2 else { return area }
        screen.put(title, in: area, align: .leading, style: Style(.heading, .bold))
        var rest = area.droppingTop(1)
        guard !lines.isEmpty else {
            screen.put(empty, in: rest.droppingLeft(2), align: .leading, style: .muted)
            return rest.droppingTop(1)
        }
        let most = max(1, min(most, rest.height))
        let isCut = lines.count > most
        for line in lines.prefix(isCut ? most - 1 : most) {
            let day = TextWidth.of(line.day)
            screen.put(line.text, in: rest.droppingLeft(2).droppingRight(day + 1), align: .leading)
            screen.put(line.day, in: rest, align: .trailing, style: .muted)
            rest = rest.droppingTop(1)
        }
        if isCut {
            let more = "and \(lines.count - most + 1) more: ↓ leads there"
            screen.put(more, in: rest.droppingLeft(2), align: .leading, style: .muted)
            rest = rest.droppingTop(1)
        }
        return rest
    }
}
