import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openPhase: Self = "phases.open"
    static let addPhase: Self = "phases.add"
    static let editPhase: Self = "phases.edit"
    static let deletePhase: Self = "phases.delete"
    static let archivePhase: Self = "phases.archive"
    static let duplicatePhase: Self = "phases.duplicate"
    static let assignPhase: Self = "phases.assign"
    static let makeTemplate: Self = "phases.make-template"
    static let makeRoutine: Self = "phases.make-routine"
    static let categorizePhase: Self = "phases.categorize"
    static let phaseCategory: Self = "phases.category"
    static let switchShelf: Self = "phases.templates"
    static let filterPhases: Self = "phases.filter"
    static let showArchivedPhases: Self = "phases.show-archived"
}

extension PhasesView {
    private static func needsOne(_ state: AppState) -> String? {
        state.plans.phases.list.selected == nil ? "no phase is chosen" : nil
    }

    static let commands: [Command] = [
        Command(.openPhase, "Open the sheet", hint: "open", in: .phases, keys: ["Enter"], unless: needsOne),
        Command(.addPhase, "Add a phase to this list", hint: "add", in: .phases, keys: ["a"]),
        Command(.assignPhase, "Assign a copy to a client", hint: "assign", in: .phases, keys: ["A"], unless: needsOne),
        Command(.switchShelf, "The client's phases, templates, routines", hint: "templates", in: .phases, keys: ["t"]),
        Command(.filterPhases, "Filter the list", hint: "filter", in: .phases, keys: ["/"]),
        Command(.phaseCategory, "Show one category", in: .phases, keys: ["f"]),
        Command(.categorizePhase, "Sort into categories", in: .phases, keys: ["C"], unless: needsOne),
        Command(.editPhase, "Edit name, goal, start, number of sessions", in: .phases, keys: ["e"], unless: needsOne),
        Command(
            .duplicatePhase, "Duplicate the phase (a copy without sessions)", in: .phases, keys: ["y"], unless: needsOne
        ),
        Command(.makeTemplate, "Make a template of the phase", in: .phases, keys: ["M"], unless: needsOne),
        Command(
            .makeRoutine, "Make a routine of the phase (exercises only)", in: .phases, keys: ["R"], unless: needsOne),
        Command(.archivePhase, "Archive the phase or bring it back", in: .phases, keys: ["z"], unless: needsOne),
        Command(.showArchivedPhases, "Show active, archived or all", in: .phases, keys: ["Z"]),
        Command(.deletePhase, "Delete the phase (undo brings it back)", in: .phases, keys: ["d"], unless: needsOne),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if list.perform(command, count: count, height: rows(Frame(context.size).body).height) {
            reload(&context)
            return true
        }
        switch command {
        case .filterPhases: list.startSearch()
        case .switchShelf: switchShelf(&context)
        case .showArchivedPhases:
            archive = archive.next
            reload(&context)
        case .addPhase: PhaseForms.create(on: shelf, context: &context)
        case .phaseCategory:
            context.present(
                PlanCategories.filter(context) { category, state in
                    state.plans.phases.category = category
                    state.plans.phases.list.rewind()
                    state.context.isStale = true
                })
        case .back: return widen(&context)
        default:
            guard let item = list.selected else { return false }
            return perform(command, on: item, context: &context)
        }
        return true
    }

    private mutating func perform(_ command: Command.ID, on item: PhaseListItem, context: inout Context) -> Bool {
        switch command {
        case .openPhase: open(&context)
        case .editPhase: if let form = PhaseForms.edit(item.id, &context) { context.present(form) }
        case .deletePhase:
            PhaseForms.delete(item, context: &context)
        case .archivePhase:
            context.write(item.isArchived ? "\(item.name) is back." : "Archived \(item.name). Z shows archived phases.")
            {
                diary throws(StoreError) in try diary.setArchived(!item.isArchived, phase: item.id)
            }
        case .duplicatePhase:
            let copy = context.write("Duplicated \(item.name).") { diary throws(StoreError) in
                try diary.duplicatePhase(item.id)
            }
            if let copy { list.select(copy) }
        case .makeTemplate:
            context.write("\(item.name) is now also a template. t shows the templates.") { diary throws(StoreError) in
                _ = try diary.makeTemplate(of: item.id)
            }
        case .makeRoutine:
            context.write("\(item.name) is now also a routine: its exercises without targets. t shows the routines.") {
                diary throws(StoreError) in _ = try diary.makeRoutine(of: item.id)
            }
        case .categorizePhase:
            if let sorter = CategorySorter(.phase(item.id), named: item.name, &context) { context.present(sorter) }
        case .assignPhase: PhaseForms.assign(item.id, named: item.name, context: &context)
        default: return false
        }
        return true
    }

    /// Esc takes the filters away, the typed one first; false when there is none left.
    private mutating func widen(_ context: inout Context) -> Bool {
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
