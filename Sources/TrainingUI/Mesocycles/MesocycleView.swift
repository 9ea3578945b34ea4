package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import TerminalKit
import ViewKit

/// One mesocycle: its parts as a timeline, its planned sets, and the rows of the phase under the cursor if there is
/// room.
package struct MesocycleView: ChoosingView {
    let id: Identifier<Mesocycle>
    package private(set) var content: MesocycleContent?
    private(set) var timeline: MesocycleTimeline?
    private(set) var sets = PlannedSets()
    /// The day of the last reload.
    private(set) var today: Day?
    /// The sheet of the phase under the cursor, if there is room for it.
    private(set) var preview: SheetContent?
    /// The part that keys act on, and the visible range.
    var cursor = LineCursor<Identifier<MesocyclePart>>()
    /// The index to which a part is being moved; nil while none is.
    var target: Int?

    package init(_ id: Identifier<Mesocycle>) { self.id = id }

    func owner(_ context: Context) -> Identifier<Client>? { content?.mesocycle.client }
    func marked(_ context: Context) -> AnyHashable? { cursor.key }
    func title(_ context: Context) -> Phrase { "\(content?.mesocycle.name ?? "")" }
    func caption(_ context: Context) -> Phrase {
        content?.mesocycle.isTemplate == true ? "Mesocycle template" : "Mesocycle"
    }

    var isMoving: Bool { target != nil }
    /// The parts in their order, with a move in progress applied.
    var items: [MesocyclePartItem] {
        guard let content else { return [] }
        guard let target, let from = index else { return content.parts }
        var items = content.parts
        items.insert(items.remove(at: from), at: min(target, items.count))
        return items
    }
    /// The part under the cursor.
    var item: MesocyclePartItem? { content?.parts.first { $0.id == cursor.key } }
    func chosen(_ context: Context) -> MesocyclePartItem? { item }
    /// The index of the part under the cursor.
    var index: Int? { content?.parts.firstIndex { $0.id == cursor.key } }

    func exists(_ context: Context) -> Bool {
        context.exists { diary in try diary.mesocycles.get(id) }
    }

    package mutating func reload(_ context: inout Context) {
        let isFirst = content == nil
        let found = context.read { diary in
            (content: try diary.mesocycles.content(id), sets: try diary.mesocycles.plannedSets(of: id))
        }
        if let found { (content, sets) = found }
        today = context.today
        timeline = content?.timeline(today: context.today)
        followItems(context, choosing: isFirst ? (timeline?.current ?? timeline?.next)?.id : nil)
        readPreview(&context)
    }

    /// Gives the cursor the lines as they are drawn, puts it on a part if one is named, and scrolls to it.
    mutating func followItems(_ context: Context, choosing part: Identifier<MesocyclePart>? = nil) {
        cursor.update(to: items.map { $0.id })
        if let part { cursor.select(part) }
        cursor.reveal(height: layout(in: context.body).rows.height)
    }

    mutating func readPreview(_ context: inout Context) {
        guard !layout(in: context.body).preview.isEmpty, let phase = item?.part.phase else { return preview = nil }
        preview = context.read { diary in try SheetContent(.phase(phase), diary) }
    }

    func layout(in body: Rect) -> MesocycleLayout {
        MesocycleLayout(
            body, hasAbout: content?.mesocycle.description.isEmpty == false, parts: content?.parts.count ?? 0,
            hasPreview: true)
    }
}

/// The positions of the parts of a mesocycle's view.
struct MesocycleLayout: Hashable, Sendable {
    let head: Rect
    let titles: Rect
    let rows: Rect
    let sets: Rect
    /// Empty if there is no room beside the timeline.
    let preview: Rect

    init(_ body: Rect, hasAbout: Bool, parts: Int, hasPreview: Bool) {
        let isWide = hasPreview && body.width >= 110
        let main = isWide ? body.left(body.width * 3 / 5) : body
        preview = isWide ? body.droppingLeft(main.width) : body.right(0)
        let isLow = body.height < 14
        head = main.top(hasAbout && !isLow ? 3 : 2)
        let below = main.droppingTop(head.height + (isLow ? 0 : 1))
        titles = below.top(1)
        // The sets are right below the parts, and shrink if there are many of those.
        let spare = isLow ? 3 : 5
        rows = below.droppingTop(1).droppingBottom(spare).top(max(parts, 1))
        sets = below.droppingTop(1 + rows.height + (isLow ? 0 : 1))
    }
}

extension MesocycleView {
    func draw(into screen: inout Screen, body: Rect, context: Context, isFocused: Bool) {
        let layout = layout(in: body)
        draw(into: &screen, layout, isFocused: isFocused)
        guard !layout.preview.isEmpty else { return }
        screen.verticalLine(from: layout.preview.origin, height: layout.preview.height)
        preview?.drawRows(into: &screen, layout.preview.droppingLeft(2))
    }

    /// Draws head, timeline and planned sets; in the preview beside the list without a cursor.
    func draw(into screen: inout Screen, _ layout: MesocycleLayout, isFocused: Bool) {
        guard let content, let timeline = shownTimeline else { return }
        drawHead(content, timeline, into: &screen, layout.head.inset(columns: 1))
        guard !content.parts.isEmpty else {
            screen.paragraph(
                "No phases yet. a p adds phases, a b a week off.", in: layout.rows.inset(columns: 2), style: .muted)
            return
        }
        let table = TableLayout(Self.columns(of: content.mesocycle, timeline), width: layout.rows.width - 2)
        screen.tableHeader(table, at: layout.titles.origin.moved(columns: 2))
        for (row, index) in (cursor.top..<min(items.count, cursor.top + layout.rows.height)).enumerated() {
            let line = layout.rows.droppingTop(row).top(1)
            draw(items[index], timeline.stretches[index], number: index + 1, timeline, table, into: &screen, line)
            if isFocused, items[index].id == cursor.key { screen.mark(line) }
        }
        let hidden = items.count - cursor.top - layout.rows.height
        if hidden > 0 {
            let more: Phrase = "\(hidden) more \(screen.glyphs.down)"
            screen.put(more, in: layout.titles.droppingLeft(4).left(40), align: .leading, style: .muted)
        }
        drawSets(into: &screen, layout.sets.inset(columns: 1))
    }

    private var shownTimeline: MesocycleTimeline? {
        guard isMoving, let content, let timeline else { return timeline }
        let stretches = Dictionary(timeline.stretches.map { ($0.id, $0) }) { first, _ in first }
        let progress = items.compactMap { item in
            item.part.phase.flatMap { id in stretches[item.id]?.progress.map { (id, $0) } }
        }
        return MesocycleTimeline(
            items.map(\.part), of: content.mesocycle, progress: Dictionary(progress) { first, _ in first })
    }

    private func drawHead(
        _ content: MesocycleContent, _ timeline: MesocycleTimeline, into screen: inout Screen, _ area: Rect
    ) {
        let plan = content.mesocycle
        var dates: Phrase = plan.isTemplate ? "template" : plan.start == nil ? "no start yet: E sets it" : ""
        if let first = plan.start {
            dates = "\(first.short) - \(timeline.lastDay?.dated ?? "")"
        }
        screen.put(dates, in: area.top(1), align: .trailing, style: .muted)
        screen.put(
            plan.shownName,
            in: area.top(1).droppingRight(TextWidth.of(dates) + 2), align: .leading, style: Style(.title, .bold))
        screen.put(
            facts(content, timeline).joined(separator: " \(screen.glyphs.separator) "),
            in: area.droppingTop(1).top(1), align: .leading)
        if area.height > 2 {
            screen.put(verbatim: plan.description, in: area.droppingTop(2).top(1), align: .leading, style: .muted)
        }
    }

    private func facts(_ content: MesocycleContent, _ timeline: MesocycleTimeline) -> [Phrase] {
        let facts = MesocycleWording.facts(content, timeline)
        guard !content.mesocycle.isTemplate, let today else { return facts }
        let now = MesocycleWording.status(content, today: today)
        return timeline.current == nil ? facts : facts + ["now \(now)"]
    }

    private static let moving: Phrase = "moving"

    private static func columns(of plan: Mesocycle, _ timeline: MesocycleTimeline) -> [TableColumn] {
        let isDated = plan.start != nil
        let (dates, words) = (
            timeline.stretches.map(MesocycleWording.dates), timeline.stretches.map(MesocycleWording.word)
        )
        return [
            TableColumn(number: "", .fixed(2)),
            TableColumn("Phase", .flexible(minimum: 12, weight: 3)),
            TableColumn("Time", .flexible(minimum: 8, weight: 2)),
            TableColumn(isDated ? "Dates" : "Weeks", .fixed(isDated ? 15 : 7, holding: dates)),
            TableColumn("Length", .fixed(6), dropOrder: 3),
            TableColumn(plan.isTemplate ? "Sess." : "Done", .fixed(5), dropOrder: 2),
            TableColumn(plan.isTemplate ? "" : "Now", .fixed(7, holding: words + [moving])),
        ]
    }

    private func draw(
        _ item: MesocyclePartItem, _ stretch: MesocycleTimeline.Stretch, number: Int, _ timeline: MesocycleTimeline,
        _ table: TableLayout, into screen: inout Screen, _ line: Rect
    ) {
        let phase: Phrase = item.phase.map { "\($0.name)" } ?? "week off"
        let name = item.part.note.isEmpty ? phase : "\(phase) (\(item.part.note))"
        let done = stretch.progress.map { item.phase?.client == nil ? "\($0.planned)" : "\($0.done)/\($0.planned)" }
        let now: Phrase = isMoving ? (item.id == cursor.key ? Self.moving : "") : MesocycleWording.word(stretch)
        // The blank keeps the name out of the column in which the bar is drawn.
        let texts: [Phrase] = [
            "\(number)", name, " ", MesocycleWording.dates(stretch), "\(PartLength.entry(item.part.days))",
            "\(done ?? "")", now,
        ]
        let style: Style = stretch.isPause ? .muted : .text
        let start = line.origin.moved(columns: 2)
        screen.tableRow(
            texts, table, at: start, style: style,
            styles: stretch.status == .current ? [6: Style(.accent, .bold)] : [:])
        guard let bar = table.rect(ofColumn: 2, at: start) else { return }
        drawBar(stretch, of: timeline.totalDays, into: &screen, bar)
    }

    /// A bar for the position of the part in the whole: full for past, empty for future, a line for time off.
    private func drawBar(
        _ stretch: MesocycleTimeline.Stretch, of total: Int, into screen: inout Screen, _ area: Rect
    ) {
        guard total > 0, area.width > 0 else { return }
        let from = min(stretch.offset * area.width / total, area.width - 1)
        let to = max((stretch.offset + stretch.part.days) * area.width / total, from + 1)
        let isBehind = stretch.status == .done || stretch.status == .over || stretch.status == .current
        let sign = stretch.isPause ? screen.glyphs.horizontal : isBehind ? screen.glyphs.full : screen.glyphs.empty
        let style: Style = stretch.isPause ? .muted : isBehind ? .gaugeFull : .gaugeEmpty
        screen.put(
            verbatim: String(repeating: sign, count: min(to, area.width) - from), at: area.origin.moved(columns: from),
            style: stretch.status == .current ? Style(.accent, .bold) : style)
    }

    private func drawSets(into screen: inout Screen, _ area: Rect) {
        screen.heading("PLANNED SETS PER MUSCLE GROUP", at: area.origin, width: area.width)
        let below = area.droppingTop(1)
        let groups = sets.groups
        let most = groups.map(\.sets.highest).max() ?? 0
        guard !groups.isEmpty, groups.count + 2 <= below.height else {
            let text = MesocycleWording.sets(sets, separator: " \(screen.glyphs.separator) ")
            screen.paragraph(text, in: below)
            return
        }
        for (offset, entry) in groups.enumerated() {
            let row = below.droppingTop(offset).top(1)
            screen.put(entry.group.name, in: row.left(12), align: .leading)
            screen.put("\(entry.sets.text)", in: row.droppingLeft(12).left(9), align: .trailing)
            screen.gauge(
                Double(entry.sets.highest), limit: Double(most), at: row.origin.moved(columns: 22),
                width: min(row.width - 22, 40))
        }
        let rest = MesocycleWording.uncounted(sets).joined(separator: " \(screen.glyphs.separator) ")
        screen.put(rest, in: below.droppingTop(groups.count).top(1), align: .leading, style: .muted)
    }
}
