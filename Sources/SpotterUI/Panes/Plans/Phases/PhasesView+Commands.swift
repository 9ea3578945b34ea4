import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension PhasesView {
    static let noun = "phase"
    static let scope = KeyScope("phases", "Phases")

    static let commands: CommandSet<PhasesView> = [
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

    func edit(_ phase: PhaseListItem, _ context: inout Context) {
        if let form = PhaseForms.edit(phase.id, &context) { context.present(form) }
    }

    func open(_ phase: PhaseListItem, _ context: inout Context) { context.go(to: .sheet(phase.id)) }
    func add(_ context: inout Context) { PhaseForms.create(in: plans, category: shelf.category, context: &context) }
    func delete(_ phase: PhaseListItem, _ context: inout Context) { PhaseForms.delete(phase, context: &context) }

    func setArchived(_ isArchived: Bool, _ marked: [Marked<Phase>], in diary: Diary) throws {
        try diary.phases.setArchived(isArchived, marked)
    }

    mutating func duplicate(_ phase: PhaseListItem, _ context: inout Context) {
        let copy = context.write("Duplicated \(phase.name).") { diary in
            try diary.phases.duplicate(phase.id)
        }
        if let copy { list.select(copy) }
    }

    func assign(_ marked: [Marked<Phase>], _ context: inout Context) {
        PhaseForms.assign(marked, context: &context)
    }

    /// A copy for other clients: with its targets, or its exercises alone.
    func makeTemplate(of phase: PhaseListItem, _ context: inout Context) {
        let here = plans
        context.present(
            Picker(
                "Make of \(phase.name)", of: [PlanScope.templates, .routines], verb: "make",
                title: { $0 == .routines ? "a routine" : "a template" },
                detail: { $0 == .routines ? "its exercises only" : "with its targets" }
            ) { kind, context in
                let name = kind == .routines ? "routine" : "template"
                guard kind != here else {
                    context.message = .plain("It is a \(name) already: y duplicates it.")
                    return
                }
                context.write("\(phase.name) is now also a \(name). v shows the \(name)s.") { diary in
                    if kind == .routines {
                        _ = try diary.phases.makeRoutine(of: phase.id)
                    } else {
                        _ = try diary.phases.makeTemplate(of: phase.id)
                    }
                }
            })
    }

    /// The client's phases, the templates, the routines, and round again.
    func nextPlans(_ context: inout Context) -> PlanScope? {
        switch plans {
        case .client: return .templates
        case .templates: return .routines
        case .routines:
            if context.client == nil {
                context.message = .plain("The templates. No client is chosen: c chooses one.")
            }
            return PlanScope(of: context.client?.id)
        }
    }
}
