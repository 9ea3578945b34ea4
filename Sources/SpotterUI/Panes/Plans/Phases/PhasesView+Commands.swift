import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension KeyScope {
    static let phases = KeyScope("phases", "Phases")
}

extension PhasesView {
    static let noun = "phase"
    static let scope = KeyScope.phases

    static let commands: CommandSet<PhasesView> = [
        onRecord("open", "Open the sheet", hint: "open", keys: ["Enter"]) { _, phase, context in
            context.go(to: .sheet(phase.id))
        },
        adding("Add a phase to this list"),
        onRecord("assign", "Assign a copy to a client", hint: "assign", keys: ["A"]) { _, phase, context in
            PhaseForms.assign(phase.id, named: phase.name, context: &context)
        },
        Command(
            "phases.templates", "The client's phases, templates, routines", hint: "templates", in: .phases, keys: ["t"]
        ) { view, context, _ in view.switchShelf(&context) },
        filtering(),
        Command("phases.category", "Show one category", in: .phases, keys: ["f"]) { _, context, _ in
            context.present(
                PlanCategories.filter(context) { category, context in
                    context.update(PhasesView.self) { view, context in view.show(category, &context) }
                })
        },
        onRecord("categorize", "Sort into categories", keys: ["C"]) { _, phase, context in
            if let sorter = CategorySorter(.phase(phase.id), named: phase.name, &context) { context.present(sorter) }
        },
        onRecord("edit", "Edit name, goal, start, number of sessions", keys: ["e"]) { view, phase, context in
            view.edit(phase, &context)
        },
        duplicating("Duplicate the phase (a copy without sessions)"),
        onRecord("make-template", "Make a template of the phase", keys: ["M"]) { _, phase, context in
            context.write("\(phase.name) is now also a template. t shows the templates.") { diary in
                _ = try diary.makeTemplate(of: phase.id)
            }
        },
        onRecord("make-routine", "Make a routine of the phase (exercises only)", keys: ["R"]) { _, phase, context in
            context.write("\(phase.name) is now also a routine: its exercises without targets. t shows the routines.") {
                diary in _ = try diary.makeRoutine(of: phase.id)
            }
        },
        archiving(),
        showingArchived(),
        deleting(),
    ]

    func edit(_ phase: PhaseListItem, _ context: inout Context) {
        if let form = PhaseForms.edit(phase.id, &context) { context.present(form) }
    }

    func add(_ context: inout Context) { PhaseForms.create(on: shelf, context: &context) }

    func delete(_ phase: PhaseListItem, _ context: inout Context) { PhaseForms.delete(phase, context: &context) }

    func toggleArchived(_ phase: PhaseListItem, _ context: inout Context) {
        context.write(phase.isArchived ? "\(phase.name) is back." : "Archived \(phase.name). Z shows archived phases.")
        {
            diary in try diary.setArchived(!phase.isArchived, phase: phase.id)
        }
    }

    mutating func duplicate(_ phase: PhaseListItem, _ context: inout Context) {
        let copy = context.write("Duplicated \(phase.name).") { diary in
            try diary.duplicatePhase(phase.id)
        }
        if let copy { list.select(copy) }
    }

    /// Takes the filters away, the typed one first; false when there is none left.
    mutating func back(_ context: inout Context) -> Bool {
        if list.clearSearch(&context) { return true }
        guard category != nil else { return false }
        category = nil
        reload(&context)
        return true
    }

    /// The client's phases, the templates, the routines, and round again.
    private mutating func switchShelf(_ context: inout Context) {
        switch shelf {
        case .client: shelf = .templates
        case .templates: shelf = .routines
        case .routines:
            guard let client = context.client else {
                shelf = .templates
                context.message = .plain("The templates. No client is chosen: c chooses one.")
                break
            }
            shelf = .client(client.id)
        }
        list = RecordList()
        reload(&context)
    }
}
