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
        categorizing(),
        editing("Edit name, goal, start, number of sessions", hint: nil, keys: ["e"]),
        duplicating("Duplicate the phase (a copy without sessions)"),
        makingTemplate(),
        onChosen("make-routine", "Make a routine of the phase (exercises only)", keys: ["R"]) { _, phase, context in
            context.write("\(phase.name) is now also a routine: its exercises without targets. t shows the routines.") {
                diary in _ = try diary.phases.makeRoutine(of: phase.id)
            }
        },
        archiving(),
        showingArchived(),
        deleting(),
    ]

    func edit(_ phase: PhaseListItem, _ context: inout Context) {
        if let form = PhaseForms.edit(phase.id, &context) { context.present(form) }
    }

    func open(_ phase: PhaseListItem, _ context: inout Context) { context.go(to: .sheet(phase.id)) }
    func add(_ context: inout Context) { PhaseForms.create(in: plans, context: &context) }
    func delete(_ phase: PhaseListItem, _ context: inout Context) { PhaseForms.delete(phase, context: &context) }

    func setArchived(_ isArchived: Bool, _ phase: PhaseListItem, in diary: Diary) throws {
        try diary.phases.setArchived(isArchived, phase.id)
    }

    mutating func duplicate(_ phase: PhaseListItem, _ context: inout Context) {
        let copy = context.write("Duplicated \(phase.name).") { diary in
            try diary.phases.duplicate(phase.id)
        }
        if let copy { list.select(copy) }
    }

    func assign(_ phase: PhaseListItem, _ context: inout Context) {
        PhaseForms.assign(phase.id, named: phase.name, context: &context)
    }

    func makeTemplate(of phase: PhaseListItem, _ context: inout Context) {
        context.write("\(phase.name) is now also a template. t shows the templates.") { diary in
            _ = try diary.phases.makeTemplate(of: phase.id)
        }
    }

    func sorted(_ phase: PhaseListItem) -> CategorySorter.Plan { .phase(phase.id) }

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
