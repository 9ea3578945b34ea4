package import DiaryStore
package import FitnessModel
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The long-term plans: the current client's, or the templates; never both.
package struct MesocyclesView: PlanListView {
    package var plans = PlanScope.templates
    package var client: Identifier<Client>?
    package var archive = ArchiveFilter.active
    package var shelf = ListShelf<MesocycleContent, PlanFilter>()
    package var list = RecordList<MesocycleContent>()

    package init() {}
    /// The mesocycle under the cursor, if there is room beside the list.
    private var preview: MesocycleView?

    package func name(_ context: Context) -> Phrase {
        if plans == .templates { return "Mesocycle templates" }
        return context.client.map { "Mesocycles of \($0.name)" } ?? "Mesocycles of this client"
    }

    package func count(_ diary: Diary) throws -> Int { try diary.mesocycles.count(plans, filter) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [MesocycleContent] {
        try diary.mesocycles.list(plans, filter, by: order, offset: offset, limit: limit)
    }
    package func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] {
        try diary.mesocycles.counts(plans, widerFilter.filter)
    }
    package func countAll(_ diary: Diary) throws -> Int { try diary.mesocycles.count(plans, widerFilter.filter) }

    package mutating func readPreview(of mesocycle: MesocycleContent?, _ context: inout Context) {
        preview = mesocycle.map { MesocycleView($0.id) }
        preview?.reload(&context)
    }
}

// MARK: Drawing

extension MesocyclesView {
    package func listWidth(_ body: Rect) -> Int { body.width * 2 / 5 }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Mesocycle", .flexible(minimum: 14, weight: 2)),
            TableColumn("Phases", .fixed(22), dropOrder: 2),
            TableColumn("Length", .fixed(9, holding: [PartLength.wording(12 * 7)]), dropOrder: 1),
            TableColumn(plans == .templates ? "Sessions" : "Now", .flexible(minimum: 24, weight: 2)),
        ]
    }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        let hasAbout = preview?.content?.mesocycle.description.isEmpty == false
        preview?.draw(
            into: &screen,
            MesocycleLayout(layout.detail, hasAbout: hasAbout, parts: preview?.items.count ?? 0, hasPreview: false),
            isFocused: false)
    }

    package func line(_ item: MesocycleContent, _ context: Context) -> TableLine {
        let timeline = item.timeline(today: context.today)
        let now: Phrase =
            item.mesocycle.isTemplate
            ? "\(timeline.plannedSessions)" : MesocycleWording.status(item, today: context.today)
        return TableLine([item.shownName, MesocycleWording.parts(item), PartLength.wording(timeline.totalDays), now])
    }

    package func nothingText(_ context: Context) -> Phrase {
        if let shown = shelf.shown { return "No mesocycles in \(shown.name). Esc shows all." }
        return plans == .templates
            ? "No mesocycles yet: a mesocycle is a series of phases. a adds one; M makes one from a client's."
            : "No mesocycles yet: a mesocycle is a series of phases. a adds one; v shows templates, A there assigns one."
    }
}

extension MesocyclesView {
    package static let noun = Noun("mesocycle", many: "mesocycles")
    package static func counted(_ number: Int) -> Phrase { "\(number, one: "mesocycle", other: "mesocycles")" }
    package static let scope = KeyScope("mesocycles", "Mesocycles")

    package static let commands: CommandSet<MesocyclesView> = [
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
        makingTemplate("Make a template of the mesocycle"),
        archivingMarked(),
        showingArchived(),
        ordering(),
        managingCategories(),
        deletingOne("Delete the mesocycle (its phases stay)"),
    ]

    package var noneChosen: Phrase? { "no mesocycle chosen: a adds one" }

    package func edit(_ item: MesocycleContent, _ context: inout Context) {
        context.present(MesocycleForms.edit(item.mesocycle, context))
    }

    package func open(_ item: MesocycleContent, _ context: inout Context) { context.go(to: .mesocycle(item.id)) }
    package func add(_ context: inout Context) {
        MesocycleForms.create(in: plans, category: shelf.category, context: &context)
    }
    package func delete(_ item: MesocycleContent, _ context: inout Context) {
        MesocycleActions.delete(item, context: &context)
    }

    package func setArchived(_ isArchived: Bool, _ marked: [Marked<Mesocycle>], in diary: Diary) throws {
        try diary.mesocycles.setArchived(isArchived, marked)
    }

    package func duplicate(_ item: MesocycleContent, _ context: inout Context) {
        MesocycleActions.duplicate(item.mesocycle, context: &context)
    }

    package func assign(_ marked: [Marked<Mesocycle>], _ context: inout Context) {
        MesocycleForms.assign(marked, context: &context)
    }

    package func makeTemplate(of item: MesocycleContent, _ context: inout Context) {
        MesocycleActions.makeTemplate(of: item.mesocycle, context: &context)
    }

    /// The client's mesocycles, the templates, and back.
    package func nextPlans(_ context: inout Context) -> PlanScope? {
        guard plans == .templates else { return .templates }
        guard let client = context.client else {
            context.message = .warning("No client chosen: c chooses one.")
            return nil
        }
        return .client(client.id)
    }
}

/// Actions on a mesocycle, for the list, its own view and the profile.
package enum MesocycleActions {
    package static func duplicate(_ mesocycle: Mesocycle, context: inout Context) {
        let done: Phrase = "Duplicated \(mesocycle.name). E edits name and start of the copy."
        let copy = context.write(done) { diary in try diary.mesocycles.duplicate(mesocycle.id) }
        if let copy { context.go(to: .mesocycle(copy)) }
    }

    static func makeTemplate(of mesocycle: Mesocycle, context: inout Context) {
        guard !mesocycle.isTemplate else {
            context.message = .plain("It is already a template: y in the list duplicates it.")
            return
        }
        let done: Phrase = "Made templates of \(mesocycle.name) and its phases. v in the list shows them."
        context.write(done) { diary in
            _ = try diary.mesocycles.makeTemplate(of: mesocycle.id)
        }
    }

    package static func delete(_ mesocycle: MesocycleContent, context: inout Context) {
        context.write("Deleted \(mesocycle.name). Its phases stay. u: undo.") { diary in
            try diary.mesocycles.delete(mesocycle.id)
        }
    }
}
