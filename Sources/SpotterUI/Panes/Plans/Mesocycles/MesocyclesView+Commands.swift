import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openMesocycle: Self = "mesocycles.open"
    static let addMesocycle: Self = "mesocycles.add"
    static let assignMesocycle: Self = "mesocycles.assign"
    static let switchMesocycles: Self = "mesocycles.templates"
    static let filterMesocycles: Self = "mesocycles.filter"
    static let mesocycleCategory: Self = "mesocycles.category"
    static let categorizeMesocycle: Self = "mesocycles.categorize"
    static let editMesocycle: Self = "mesocycles.edit"
    static let duplicateMesocycle: Self = "mesocycles.duplicate"
    static let templateOfMesocycle: Self = "mesocycles.make-template"
    static let archiveMesocycle: Self = "mesocycles.archive"
    static let showArchivedMesocycles: Self = "mesocycles.show-archived"
    static let deleteMesocycle: Self = "mesocycles.delete"
}

extension MesocyclesView {
    private static func needsOne(_ state: AppState) -> String? {
        state.plans.mesocycles.list.selected == nil ? "no mesocycle is chosen: a makes one" : nil
    }

    /// The commands of the list and of one mesocycle.
    static let commands: [Command] =
        [
            Command(
                .openMesocycle, "Open the mesocycle", hint: "open", in: .mesocycles, keys: ["Enter"], unless: needsOne),
            Command(.addMesocycle, "Add a mesocycle to this list", hint: "add", in: .mesocycles, keys: ["a"]),
            Command(
                .assignMesocycle, "Assign a copy to a client", hint: "assign", in: .mesocycles, keys: ["A"],
                unless: needsOne),
            Command(
                .switchMesocycles, "The client's mesocycles, or templates", hint: "templates/client", in: .mesocycles,
                keys: ["t"]),
            Command(.filterMesocycles, "Filter the list", hint: "filter", in: .mesocycles, keys: ["/"]),
            Command(.mesocycleCategory, "Show one category", in: .mesocycles, keys: ["f"]),
            Command(.categorizeMesocycle, "Sort into categories", in: .mesocycles, keys: ["C"], unless: needsOne),
            Command(
                .editMesocycle, "Edit name, description, start", in: .mesocycles, keys: ["e"], unless: needsOne),
            Command(
                .duplicateMesocycle, "Duplicate the mesocycle with its phases", in: .mesocycles, keys: ["y"],
                unless: needsOne),
            Command(
                .templateOfMesocycle, "Make a template of the mesocycle", in: .mesocycles, keys: ["M"],
                unless: needsOne),
            Command(
                .archiveMesocycle, "Archive the mesocycle or bring it back", in: .mesocycles, keys: ["z"],
                unless: needsOne),
            Command(.showArchivedMesocycles, "Show active, archived or all", in: .mesocycles, keys: ["Z"]),
            Command(
                .deleteMesocycle, "Delete the mesocycle (its phases stay)", in: .mesocycles, keys: ["d"],
                unless: needsOne),
        ] + MesocycleView.commands

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if var open = room {
            if !open.isMoving, command == .back || command == .leave {
                room = nil
                if let pane = returnPane { context.route = .pane(pane) }
                returnPane = nil
                context.isStale = true
                return true
            }
            let isDone = open.perform(command, count: count, context: &context)
            room = open
            return isDone
        }
        if list.perform(command, count: count, height: rows(Frame(context.size).body).height) {
            reload(&context)
            return true
        }
        switch command {
        case .addMesocycle: MesocycleForms.create(on: shelf, context: &context)
        case .filterMesocycles: list.startSearch()
        case .switchMesocycles: switchShelf(&context)
        case .showArchivedMesocycles:
            archive = archive.next
            list.rewind()
            reload(&context)
        case .mesocycleCategory:
            context.present(
                PlanCategories.filter(context) { category, state in
                    state.plans.mesocycles.category = category
                    state.plans.mesocycles.list.rewind()
                    state.context.isStale = true
                })
        case .back: return widen(&context)
        default:
            guard let item = list.selected else { return false }
            return perform(command, on: item.mesocycle, context: &context)
        }
        return true
    }

    private mutating func perform(_ command: Command.ID, on plan: Mesocycle, context: inout Context) -> Bool {
        switch command {
        case .openMesocycle: open(plan.id, context: &context)
        case .editMesocycle: context.present(MesocycleForms.edit(plan, context))
        case .archiveMesocycle:
            context.write(plan.isArchived ? "\(plan.name) is back." : "Archived \(plan.name). Z shows archived ones.") {
                diary throws(StoreError) in try diary.setArchived(!plan.isArchived, mesocycle: plan.id)
            }
        case .deleteMesocycle:
            context.write("Deleted \(plan.name). Its phases stay. u brings it back.") { diary throws(StoreError) in
                try diary.deleteMesocycle(plan.id)
            }
        default: return MesocycleActions.perform(command, on: plan, context: &context)
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

    private mutating func switchShelf(_ context: inout Context) {
        if shelf == .templates {
            guard let client = context.client else {
                context.message = .warning("No client is chosen: c chooses one.")
                return
            }
            shelf = .client(client.id)
        } else {
            shelf = .templates
        }
        list = RecordList()
        reload(&context)
    }
}
