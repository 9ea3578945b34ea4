import DiaryStore
package import FitnessModel
import SpotterShell
import TerminalKit
import ViewKit

/// One day of the current client: the five values of its energy, foods and activities.
package struct DayView: View {
    /// The inputs of a read. While they are equal, nothing is read again.
    private struct Reading: Hashable {
        let client: Identifier<Client>
        let day: Day
        let today: Day
        let revision: Int

        func isSameDay(as other: Reading) -> Bool { client == other.client && day == other.day }
    }

    /// The day on screen; nil is today, also after midnight.
    package var day: Day?
    /// The content; nil without a client.
    private(set) var content: DayWording?
    /// The lists as they are laid out: two side by side, or one.
    private(set) var lists: [[DayLine]] = [[]]
    var cursor = PartedCursor<DayLine.Key>()
    private var reading: Reading?
    /// Rows that the hints take in a body of this width.
    private var hintRows = (width: 0, count: 0)

    package init() {}

    var scopes: [KeyScope] { [.day, .list] }
    var footerScopes: [KeyScope] { [.day] }

    /// The day that commands act on: the one on screen.
    func shown(_ context: Context) -> Day { reading?.day ?? day ?? context.today }

    func marked(_ context: Context) -> AnyHashable? { cursor.key }
    func caption(_ context: Context) -> Phrase {
        DayWording.caption(shown(context), today: context.today, goal: content?.day.goal, width: context.size.columns)
    }

    func layout(_ body: Rect) -> DayLayout {
        let hints = body.width == hintRows.width ? hintRows.count : wrappedHints(body.width)
        return DayLayout(body, hints: hints, activities: content?.activities.count ?? 0)
    }

    private func wrappedHints(_ width: Int) -> Int {
        (content?.hints ?? []).reduce(0) { $0 + TextWidth.wrap($1.text, width: width - 4).count }
    }

    mutating func reload(_ context: inout Context) {
        guard let client = context.client else {
            (content, reading, lists, hintRows) = (nil, nil, [[]], (0, 0))
            cursor = PartedCursor()
            return
        }
        let wanted = Reading(
            client: client.id, day: day ?? context.today, today: context.today, revision: context.revisions.all)
        if wanted != reading { read(wanted, &context) }
        layOut(context)
    }

    private mutating func read(_ wanted: Reading, _ context: inout Context) {
        let isSameDay = reading.map { $0.isSameDay(as: wanted) } ?? false
        let known = Set(content?.keys ?? [])
        let start = context.services.weekStart
        let found = context.read { diary in
            try DayWording(diary, client: wanted.client, day: wanted.day, today: wanted.today, weeksFrom: start)
        }
        // A day that could not be read must not look like another one.
        if found != nil || !isSameDay { content = found }
        reading = wanted
        guard isSameDay else { return cursor = PartedCursor() }
        // Show the added or restored entry.
        layOut(context)
        if let new = content?.keys.first(where: { !known.contains($0) }) { cursor.select(new) }
    }

    private mutating func layOut(_ context: Context) {
        hintRows = (context.body.width, wrappedHints(context.body.width))
        let layout = layout(context.body)
        lists = content?.lists(isSplit: layout.isSplit) ?? [[]]
        cursor.update(to: lists.map { $0.map(\.key) }, heights: layout.heights)
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        if cursor.mouse(mouse, areas: layout(body).lists) { edit(&context) }
    }
}

extension DayView {
    /// Hides the remarks about the limit until what they follow from changes, or shows them again.
    mutating func acknowledge(_ context: inout Context) {
        guard let client = context.client?.id, let content, let read = reading else { return }
        let isDone = content.isLimitAcknowledged
        let basis = isDone ? nil : content.limitBasis
        let isStored: Void? = context.read { diary in
            try diary.settings.set(DayWording.acknowledgedSetting(client), to: basis)
        }
        guard isStored != nil else { return }
        // A setting is not a change of the diary: the day is read again all the same.
        reading = Reading(client: read.client, day: read.day, today: read.today, revision: -1)
        reload(&context)
        context.message = .plain(
            isDone
                ? "The remark about the limit is shown again."
                : "Hidden until goal, targets or formula change. i still has it, and , x shows it again.")
    }
}

extension DayView {
    /// Shows another day; today is stored as nil, so that it changes at midnight.
    mutating func show(_ wanted: Day, context: inout Context) {
        day = wanted == context.today ? nil : wanted
        reload(&context)
    }
}

extension DayView {
    /// Draws the values: title, amount, bar, limit, and the state in words.
    func drawFigures(_ figures: [DayFigure], into screen: inout Screen, at area: Rect) {
        let width = { (part: KeyPath<DayFigure, Phrase>) in figures.map { TextWidth.of($0[keyPath: part]) }.max() ?? 0 }
        let bars = figures.filter { $0.bar != nil }
        // Room for what most days need: the bars stay where they are from day to day.
        let amounts = max(width(\.amount), 11)
        let limits = max(bars.map { TextWidth.of($0.limit) }.max() ?? 0, 12)
        let statusWidth = max(bars.map { TextWidth.of($0.status) }.max() ?? 0, 12)
        let amount = area.column + 1 + width(\.title) + 1
        let gauge = amount + amounts + 2
        let free = area.endColumn - 1 - gauge - limits - statusWidth - 4
        let bar = free < 4 ? 0 : min(free, 40)
        for (row, figure) in figures.prefix(area.height).enumerated() {
            let line = area.row + row
            screen.put(figure.title, at: Point(area.column + 1, line), style: Style(.heading, .bold))
            let space = Rect(column: amount, row: line, width: amounts, height: 1)
            screen.put(figure.amount, in: space, align: .trailing, style: Style(.text, .bold))
            let style = figure.isWarning ? Style(.warning, .bold) : .text
            guard let share = figure.bar else {
                let used = screen.put(figure.status, at: Point(gauge, line), style: style)
                let left = Rect(
                    column: gauge + used + 2, row: line, width: area.endColumn - 1 - gauge - used - 2, height: 1)
                screen.put(figure.fitting(left.width), in: left, align: .leading, style: .muted)
                continue
            }
            if bar > 0 { screen.gauge(share, limit: 1, at: Point(gauge, line), width: bar) }
            let limit = gauge + (bar > 0 ? bar + 2 : 0)
            let place = Rect(column: limit, row: line, width: limits, height: 1)
            screen.put(figure.limit, in: place, align: .trailing, style: .muted)
            screen.put(
                figure.status, at: Point(limit + limits + 2, line), style: style,
                maxWidth: area.endColumn - limit - limits - 2)
        }
    }
}

extension DayFigure {
    /// The longest of the notes that fits, so that numbers are never cut.
    func fitting(_ width: Int) -> Phrase { notes.first { TextWidth.of($0) <= width } ?? "" }
}

extension DayView {
    /// Opens the form of the chosen entry, or the run.
    func edit(_ context: inout Context) {
        guard let shown = content?.day else { return }
        switch cursor.key {
        case .food(let id):
            if let entry = shown.foods.first(where: { $0.id == id }) { FoodChooser.edit(entry, &context) }
        case .activity(let id):
            if let entry = shown.activities.first(where: { $0.record.id == id }) {
                ActivityForm.edit(entry.record, &context)
            }
        case .session(let id):
            if let session = shown.sessions.first(where: { $0.record.session == id }) {
                SessionEnergyForm.edit(session.record, &context)
            }
        case .run(let id): context.go(to: .run(id))
        case nil: break
        }
    }

    /// Deletes the chosen entry.
    func delete(_ context: inout Context) {
        guard let key = cursor.key, let line = lists.joined().first(where: { $0.key == key }) else { return }
        context.write("Deleted \(line.name). u: undo.") { diary in
            switch key {
            case .food(let id): try diary.foodEntries.delete(id)
            case .activity(let id): try diary.activityEntries.delete(id)
            case .run(let id): try diary.runs.delete(id)
            case .session: break
            }
        }
    }

    /// Shows energy in the other unit.
    func changeUnit(_ context: inout Context) {
        guard let client = context.client?.id, let shown = content?.day.profile else { return }
        var profile = shown
        profile.unit = profile.unit == .kcal ? .kJ : .kcal
        context.write("Energy is shown in \(profile.unit.rawValue).") { [profile] diary in
            try diary.energy.updateProfile(from: shown, to: profile, of: client)
        }
    }

    /// Marks the day as complete, or no longer.
    func complete(_ context: inout Context) {
        guard let client = context.client?.id, let shown = content?.day.marks else { return }
        var edited = shown
        edited.isComplete.toggle()
        context.write(
            edited.isComplete ? "The day is complete and counts in the review." : "The day is no longer complete."
        ) { [edited] diary in
            try diary.diaryDays.update(from: shown, to: edited, of: client)
        }
    }
}

/// The parts of a day: the values on top, the lists below, side by side from 78 columns on; from 110 columns on the
/// facts are below the activities, else in the lowest lines.
struct DayLayout: Hashable {
    /// INTAKE, ACTIVITY, BALANCE.
    let figures: Rect
    /// Missing or suspicious values.
    let hints: Rect
    /// The heading of each list, if there are two.
    let heads: [Rect]
    /// The lines of each list.
    let lists: [Rect]
    /// Nutrients, kind of day, note, week.
    let facts: Rect
    /// Whether the facts are at the side, one below the other.
    let isWide: Bool

    /// Whether the lists are side by side.
    var isSplit: Bool { lists.count == 2 }

    /// Lays a day out.
    ///
    /// - Parameters:
    ///   - hints: how many lines of hints there are.
    ///   - activities: how many lines the list of activities has.
    init(_ body: Rect, hints hintCount: Int, activities: Int) {
        figures = body.top(3)
        hints = body.droppingTop(3).top(min(hintCount, body.height > 14 ? 3 : 1))
        let space = body.droppingTop(3 + hints.height)
        isWide = body.width >= 110 && body.height >= 18
        guard body.width >= 78 else {
            facts = space.bottom(1)
            heads = []
            lists = [space.droppingBottom(1)]
            return
        }
        let below = isWide ? 0 : 2
        let upper = space.droppingBottom(below)
        let left = upper.left(upper.width * (isWide ? 62 : 60) / 100)
        let right = upper.droppingLeft(left.width + 1)
        let rightList = isWide ? right.top(min(max(activities + 1, 5), right.height / 2)) : right
        heads = [left.top(1), rightList.top(1)]
        lists = [left.droppingTop(1), rightList.droppingTop(1)]
        facts = isWide ? right.droppingTop(rightList.height + 1) : space.bottom(below)
    }

    /// How many lines each list shows.
    var heights: [Int] { lists.map(\.height) }
}
