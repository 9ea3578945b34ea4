import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// One mesocycle: its parts as a timeline, what is planned, and the rows of the phase under the cursor where there is room.
struct MesocycleView: ChoosingView {
    let id: Identifier<Mesocycle>
    private(set) var content: MesocycleContent?
    private(set) var timeline: MesocycleTimeline?
    private(set) var sets = PlannedSets()
    /// The day on which it was read.
    private(set) var today: Day?
    /// The sheet of the phase under the cursor, where there is room for it.
    private(set) var preview: SheetContent?
    /// The part that keys act on, and what is in view.
    var cursor = LineCursor<Identifier<MesocyclePart>>()
    /// Where the part under the cursor would go, while it is being moved.
    var target: Int?

    init(_ id: Identifier<Mesocycle>) { self.id = id }

    func owner(_ context: Context) -> Identifier<Client>? { content?.mesocycle.client }
    func marked(_ context: Context) -> AnyHashable? { cursor.key }
    func title(_ context: Context) -> String { content?.mesocycle.name ?? "" }
    func caption(_ context: Context) -> String {
        content?.mesocycle.isTemplate == true ? "Mesocycle template" : "Mesocycle"
    }

    var isMoving: Bool { target != nil }
    /// The parts as they stand, or as they would stand after the move.
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
    /// The place of the part under the cursor, counted from 0.
    var index: Int? { content?.parts.firstIndex { $0.id == cursor.key } }

    func exists(_ context: Context) -> Bool {
        context.exists { diary in try diary.mesocycles.get(id) }
    }

    mutating func reload(_ context: inout Context) {
        let isFirst = content == nil
        let found = context.read { diary in
            (content: try diary.mesocycles.content(id), sets: try diary.mesocycles.plannedSets(of: id))
        }
        if let found { (content, sets) = found }
        today = context.today
        timeline = content?.timeline(today: context.today)
        cursor.update(to: content?.parts.map { $0.id } ?? [])
        if isFirst, let current = timeline?.current ?? timeline?.next { cursor.select(current.id) }
        cursor.reveal(height: layout(in: context.body).rows.height)
        readPreview(&context)
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

/// Where the parts of a mesocycle's view stand.
struct MesocycleLayout: Hashable, Sendable {
    let head: Rect
    let titles: Rect
    let rows: Rect
    let sets: Rect
    /// Empty where there is no room beside the timeline.
    let preview: Rect

    init(_ body: Rect, hasAbout: Bool, parts: Int, hasPreview: Bool) {
        let isWide = hasPreview && body.width >= 110
        let main = isWide ? body.left(body.width * 3 / 5) : body
        preview = isWide ? body.droppingLeft(main.width) : body.right(0)
        let isLow = body.height < 14
        head = main.top(hasAbout && !isLow ? 3 : 2)
        let below = main.droppingTop(head.height + (isLow ? 0 : 1))
        titles = below.top(1)
        // The sets stand right below the parts, and give way where there are many of them.
        let spare = isLow ? 3 : 5
        rows = below.droppingTop(1).droppingBottom(spare).top(max(parts, 1))
        sets = below.droppingTop(1 + rows.height + (isLow ? 0 : 1))
    }
}
