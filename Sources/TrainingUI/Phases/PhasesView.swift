package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The list of phases: the current client's, the templates or the routines; never mixed.
package struct PhasesView: PlanListView {
    package var plans = PlanScope.templates
    package var client: Identifier<Client>?
    package var archive = ArchiveFilter.active
    package var shelf = ListShelf<PhaseListItem, PlanFilter>()
    package var list = RecordList<PhaseListItem>()

    package init() {}
    /// The sheet of the phase under the cursor, shown beside the list where there is room.
    private var preview: SheetContent?

    package func name(_ context: Context) -> Phrase {
        switch plans {
        case .templates: "Templates"
        case .routines: "Routines"
        case .client: context.client.map { "Phases of \($0.name)" } ?? "Phases of this client"
        }
    }

    package func count(_ diary: Diary) throws -> Int { try diary.phases.count(plans, filter) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [PhaseListItem] {
        try diary.phases.list(plans, filter, by: order, offset: offset, limit: limit)
    }
    package func counts(_ diary: Diary) throws -> [Identifier<Category>: Int] {
        try diary.phases.counts(plans, widerFilter.filter)
    }
    package func countAll(_ diary: Diary) throws -> Int { try diary.phases.count(plans, widerFilter.filter) }

    package mutating func readPreview(of phase: PhaseListItem?, _ context: inout Context) {
        preview = phase.flatMap { phase in context.read { diary in try SheetContent(.phase(phase.id), diary) } }
    }
}

// MARK: Drawing

extension PhasesView {
    package func listWidth(_ body: Rect) -> Int {
        min(max(body.width < 110 ? body.width - 46 : 72, body.width * 2 / 5), 100)
    }

    package func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        preview?.drawRows(into: &screen, layout.detail.droppingLeft(1))
    }

    package func columns(_ context: Context) -> [TableColumn] {
        let (what, start, count, last): (Phrase, Phrase, Phrase, Phrase) =
            switch plans {
            case .client: ("Phase", "Start", "Done", "Last")
            case .templates: ("Template", "", "Rows", "")
            case .routines: ("Routine", "", "Exercises", "Last used")
            }
        let days = RelativeDay.widest(context.today)
        return [
            TableColumn(what, .flexible(minimum: 16, weight: 2)),
            TableColumn("Goal", .flexible(minimum: 12, weight: 2), dropOrder: 2),
            TableColumn(whole: start, start.isEmpty ? .fixed(0) : .fixed(11, holding: days), dropOrder: 1),
            TableColumn(whole: count, .fixed(12)),
            TableColumn(whole: last, last.isEmpty ? .fixed(0) : .fixed(11, holding: days), dropOrder: 1),
        ]
    }

    package func line(_ item: PhaseListItem, _ context: Context) -> TableLine {
        let done: Phrase =
            switch plans {
            case .templates: "\(item.rowCount, one: "row", other: "rows")"
            case .routines: "\(item.rowCount, one: "exercise", other: "exercises")"
            case .client where item.isOver(context.today): "\(item.sessionsDone)/\(item.sessionCount), ended"
            case .client: "\(item.sessionsDone) of \(item.sessionCount)"
            }
        let day: Phrase? = item.lastDone.map { RelativeDay.text($0, today: context.today) }
        let last = item.hasLiveSession ? "LIVE" : day
        let start = item.start.map { RelativeDay.date($0, today: context.today) }
        return TableLine([
            item.shownName, "\(item.goal)", start ?? "", done, last ?? (plans == .routines ? "never used" : ""),
        ])
    }

    package func nothingText(_ context: Context) -> Phrase {
        if let shown = shelf.shown { return "Nothing in \(shown.name) yet. a adds one to it, Esc shows all." }
        switch plans {
        case .templates: return "No templates yet. a creates one; M makes one from a client's phase."
        case .routines:
            return
                "No routines yet: a routine is a list of exercises without prescriptions. a creates one; M makes one from a phase."
        case .client: return "No phases yet. a creates a sheet; v shows the templates, A there assigns one."
        }
    }
}

extension PhasesView {
    package static let noun = Noun("phase", many: "phases")
    package static func counted(_ number: Int) -> Phrase { "\(number, one: "phase", other: "phases")" }
    package static let scope = KeyScope("phases", "Phases")

    package static let commands: CommandSet<PhasesView> = [
        opening("Open the sheet"),
        adding("Add a phase to this list"),
        assigning(),
        switchingPlans("The client's phases, templates, routines", hint: "templates"),
        filtering(),
        choosingCategory(),
        marking(),
        categorizing(),
        editing("Edit name, goal, start, sessions, end, days", hint: nil, keys: ["e"]),
        duplicating("Duplicate the phase (a copy without sessions)"),
        makingTemplate("Make a template or a routine of the phase"),
        archivingMarked(),
        showingArchived(),
        ordering(),
        managingCategories(),
        deletingOne(),
    ]

    package func edit(_ phase: PhaseListItem, _ context: inout Context) {
        if let form = PhaseForms.edit(phase.id, &context) { context.present(form) }
    }

    package func open(_ phase: PhaseListItem, _ context: inout Context) { context.go(to: .sheet(phase.id)) }
    package func add(_ context: inout Context) {
        PhaseForms.create(in: plans, category: shelf.category, context: &context)
    }
    package func delete(_ phase: PhaseListItem, _ context: inout Context) {
        PhaseForms.delete(phase, context: &context)
    }

    package func setArchived(_ isArchived: Bool, _ marked: [Marked<Phase>], in diary: Diary) throws {
        try diary.phases.setArchived(isArchived, marked)
    }

    package mutating func duplicate(_ phase: PhaseListItem, _ context: inout Context) {
        let copy = context.write("Duplicated \(phase.name).") { diary in
            try diary.phases.duplicate(phase.id)
        }
        if let copy { list.select(copy) }
    }

    package func assign(_ marked: [Marked<Phase>], _ context: inout Context) {
        PhaseForms.assign(marked, context: &context)
    }

    /// A copy for other clients: with prescriptions, or exercises only.
    package func makeTemplate(of phase: PhaseListItem, _ context: inout Context) {
        let here = plans
        context.present(
            Picker(
                "Make from \(phase.name)", of: [PlanScope.templates, .routines], verb: "make",
                title: { $0 == .routines ? "a routine" : "a template" },
                detail: { $0 == .routines ? "exercises only" : "with prescriptions" }
            ) { kind, context in
                let isRoutine = kind == .routines
                guard kind != here else {
                    context.message = .plain(
                        isRoutine
                            ? "It is already a routine: y duplicates it." : "It is already a template: y duplicates it."
                    )
                    return
                }
                let done: Phrase =
                    isRoutine
                    ? "Made a routine from \(phase.name). v shows the routines."
                    : "Made a template from \(phase.name). v shows the templates."
                context.write(done) { diary in
                    if isRoutine {
                        _ = try diary.phases.makeRoutine(of: phase.id)
                    } else {
                        _ = try diary.phases.makeTemplate(of: phase.id)
                    }
                }
            })
    }

    /// Cycles through the client's phases, templates and routines.
    package func nextPlans(_ context: inout Context) -> PlanScope? {
        switch plans {
        case .client: return .templates
        case .templates: return .routines
        case .routines:
            if context.client == nil {
                context.message = .plain("Templates. No client chosen: c chooses one.")
            }
            return PlanScope(of: context.client?.id)
        }
    }
}
