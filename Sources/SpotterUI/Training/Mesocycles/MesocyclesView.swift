import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// The long-term plans: the current client's, or the templates; never both.
struct MesocyclesView: PlanListView {
    var plans = PlanScope.templates
    var client: Identifier<Client>?
    var archive = ArchiveFilter.active
    var shelf = ListShelf<MesocycleContent, PlanFilter>()
    var list = RecordList<MesocycleContent>()
    /// The mesocycle under the cursor, where there is room beside the list.
    private var preview: MesocycleView?

    func name(_ context: Context) -> String {
        plans == .templates
            ? "Mesocycle templates" : "Long-term plans of \(context.client?.name ?? "this client")"
    }

    func count(_ diary: Diary) throws -> Int { try diary.mesocycles.count(plans, filter) }
    func page(_ diary: Diary, offset: Int, limit: Int) throws -> [MesocycleContent] {
        try diary.mesocycles.list(plans, filter, by: order, offset: offset, limit: limit)
    }
    func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] {
        try diary.mesocycles.counts(plans, widerFilter.filter)
    }
    func countAll(_ diary: Diary) throws -> Int { try diary.mesocycles.count(plans, widerFilter.filter) }

    mutating func readPreview(of mesocycle: MesocycleContent?, _ context: inout Context) {
        preview = mesocycle.map { MesocycleView($0.id) }
        preview?.reload(&context)
    }
}

// MARK: Drawing

extension MesocyclesView {
    func listWidth(_ body: Rect) -> Int { body.width * 2 / 5 }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Mesocycle", .flexible(minimum: 14, weight: 2)),
            TableColumn("Phases", .fixed(18), dropOrder: 2),
            TableColumn("Length", .fixed(9), dropOrder: 1),
            TableColumn(plans == .templates ? "Sessions" : "Now", .flexible(minimum: 24, weight: 2)),
        ]
    }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        let hasAbout = preview?.content?.mesocycle.description.isEmpty == false
        preview?.draw(
            into: &screen,
            MesocycleLayout(layout.detail, hasAbout: hasAbout, parts: preview?.items.count ?? 0, hasPreview: false),
            isFocused: false)
    }

    func line(_ item: MesocycleContent, _ context: Context) -> TableLine {
        let timeline = item.timeline(today: context.today)
        let now =
            item.mesocycle.isTemplate
            ? "\(timeline.plannedSessions)" : MesocycleWording.standing(item, today: context.today)
        return TableLine([item.shownName, MesocycleWording.parts(item), PartLength.words(timeline.totalDays), now])
    }

    func nothingText(_ context: Context) -> String {
        if let shown = shelf.shown { return "Nothing here is in \(shown.name). Esc shows all." }
        let what = "No long-term plan yet: a mesocycle is phases in a row. a adds one"
        if plans == .templates { return "\(what); M makes one of a client's." }
        return "\(what); v shows templates, A there assigns one."
    }
}

extension MesocyclesView {
    static let noun = "mesocycle"
    static let scope = KeyScope("mesocycles", "Mesocycles")

    static let commands: CommandSet<MesocyclesView> = [
        opening("Open the mesocycle"),
        adding("Add a mesocycle to this list"),
        assigning(),
        switchingPlans("The client's mesocycles, or templates", hint: "templates/client"),
        filtering(),
        choosingCategory(),
        marking(),
        categorizing(),
        editing("Edit name, description, start", hint: nil, keys: ["e"]),
        duplicating("Duplicate the mesocycle with its phases"),
        makingTemplate(),
        archivingMarked(),
        showingArchived(),
        ordering(),
        managingCategories(),
        deletingOne("Delete the mesocycle (its phases stay)"),
    ]

    var noneChosen: String? { "no mesocycle is chosen: a makes one" }

    static func archivedNews(_ name: String) -> String { "Archived \(name). Z shows archived ones." }

    func edit(_ item: MesocycleContent, _ context: inout Context) {
        context.present(MesocycleForms.edit(item.mesocycle, context))
    }

    func open(_ item: MesocycleContent, _ context: inout Context) { context.go(to: .mesocycle(item.id)) }
    func add(_ context: inout Context) { MesocycleForms.create(in: plans, category: shelf.category, context: &context) }
    func delete(_ item: MesocycleContent, _ context: inout Context) { MesocycleActions.delete(item, context: &context) }

    func setArchived(_ isArchived: Bool, _ marked: [Marked<Mesocycle>], in diary: Diary) throws {
        try diary.mesocycles.setArchived(isArchived, marked)
    }

    func duplicate(_ item: MesocycleContent, _ context: inout Context) {
        MesocycleActions.duplicate(item.mesocycle, context: &context)
    }

    func assign(_ marked: [Marked<Mesocycle>], _ context: inout Context) {
        MesocycleForms.assign(marked, context: &context)
    }

    func makeTemplate(of item: MesocycleContent, _ context: inout Context) {
        MesocycleActions.makeTemplate(of: item.mesocycle, context: &context)
    }

    /// The client's mesocycles, the templates, and back.
    func nextPlans(_ context: inout Context) -> PlanScope? {
        guard plans == .templates else { return .templates }
        guard let client = context.client else {
            context.message = .warning("No client is chosen: c chooses one.")
            return nil
        }
        return .client(client.id)
    }
}

/// What can be done to a mesocycle from the list, from its own view and from the profile alike.
enum MesocycleActions {
    static func duplicate(_ mesocycle: Mesocycle, context: inout Context) {
        let news = "A copy of \(mesocycle.name). E edits its name and start."
        let copy = context.write(news) { diary in try diary.mesocycles.duplicate(mesocycle.id) }
        if let copy { context.go(to: .mesocycle(copy)) }
    }

    static func makeTemplate(of mesocycle: Mesocycle, context: inout Context) {
        guard !mesocycle.isTemplate else {
            context.message = .plain("It is a template already: y in the list duplicates it.")
            return
        }
        let news = "is now also a template, with templates of its phases. v in the list shows it."
        context.write("\(mesocycle.name) \(news)") { diary in
            _ = try diary.mesocycles.makeTemplate(of: mesocycle.id)
        }
    }

    static func delete(_ mesocycle: MesocycleContent, context: inout Context) {
        context.write("Deleted \(mesocycle.name). Its phases stay. u: undo.") { diary in
            try diary.mesocycles.delete(mesocycle.id)
        }
    }
}
