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

extension MesocyclesPane {
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
        ] + MesocycleRoom.commands

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        if var open = room {
            if !open.isMoving, command == .back || command == .leave {
                room = nil
                if let pane = returnPane { desk.route = .pane(pane) }
                returnPane = nil
                desk.isStale = true
                return true
            }
            let isDone = open.perform(command, count: count, desk: &desk)
            room = open
            return isDone
        }
        if list.perform(command, count: count, height: rows(Frame(desk.size).body).height) {
            reload(&desk)
            return true
        }
        switch command {
        case .addMesocycle: MesocycleForms.create(on: shelf, desk: &desk)
        case .filterMesocycles: list.startSearch()
        case .switchMesocycles: switchShelf(&desk)
        case .showArchivedMesocycles:
            archive = archive.next
            list.rewind()
            reload(&desk)
        case .mesocycleCategory:
            desk.present(
                PlanCategories.filter(desk) { category, state in
                    state.plans.mesocycles.category = category
                    state.plans.mesocycles.list.rewind()
                    state.desk.isStale = true
                })
        case .back: return widen(&desk)
        default:
            guard let item = list.selected else { return false }
            return perform(command, on: item.mesocycle, desk: &desk)
        }
        return true
    }

    private mutating func perform(_ command: Command.ID, on plan: Mesocycle, desk: inout Desk) -> Bool {
        switch command {
        case .openMesocycle: open(plan.id, desk: &desk)
        case .editMesocycle: desk.present(MesocycleForms.edit(plan, desk))
        case .archiveMesocycle:
            desk.write(plan.isArchived ? "\(plan.name) is back." : "Archived \(plan.name). Z shows archived ones.") {
                diary throws(StoreError) in try diary.setArchived(!plan.isArchived, mesocycle: plan.id)
            }
        case .deleteMesocycle:
            desk.write("Deleted \(plan.name). Its phases stay. u brings it back.") { diary throws(StoreError) in
                try diary.deleteMesocycle(plan.id)
            }
        default: return MesocycleDeeds.perform(command, on: plan, desk: &desk)
        }
        return true
    }

    /// Esc takes the filters away, the typed one first; false when there is none left.
    private mutating func widen(_ desk: inout Desk) -> Bool {
        if list.clearSearch(&desk) { return true }
        guard category != nil else { return false }
        category = nil
        reload(&desk)
        return true
    }

    private mutating func switchShelf(_ desk: inout Desk) {
        if shelf == .templates {
            guard let client = desk.client else {
                desk.message = .warning("No client is chosen: c chooses one.")
                return
            }
            shelf = .client(client.id)
        } else {
            shelf = .templates
        }
        list = RecordList()
        reload(&desk)
    }
}
