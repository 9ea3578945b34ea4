import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let editMachine: Self = "machines.edit"
    static let addMachine: Self = "machines.add"
    static let machineKind: Self = "machines.kind"
    static let machineExercise: Self = "machines.exercise"
    static let editPlates: Self = "machines.plates"
    static let duplicateMachine: Self = "machines.duplicate"
    static let archiveMachine: Self = "machines.archive"
    static let deleteMachine: Self = "machines.delete"
    static let filterMachines: Self = "machines.filter"
    static let showArchivedMachines: Self = "machines.show-archived"
}

extension MachinesView {
    private static func needsOne(_ state: AppState) -> String? {
        state.plans.machines.list.selected == nil ? "no machine is chosen" : nil
    }

    static let commands: [Command] = [
        Command(
            .editMachine, "Edit the machine", hint: "edit", in: .machines, keys: ["Enter", "e"], unless: needsOne),
        Command(.addMachine, "Add a machine", hint: "add", in: .machines, keys: ["a"]),
        Command(
            .machineExercise, "Put an exercise on the machine, or take it off", hint: "exercise", in: .machines,
            keys: ["x"], unless: needsOne),
        Command(.editPlates, "Enter the plates of the gym", hint: "plates", in: .machines, keys: ["P"]),
        Command(.filterMachines, "Filter the list", hint: "filter", in: .machines, keys: ["/"]),
        Command(
            .machineKind, "Change how its loads come about: stack, bar, list", in: .machines, keys: ["t"],
            unless: needsOne),
        Command(.duplicateMachine, "Duplicate the machine", in: .machines, keys: ["y"], unless: needsOne),
        Command(.archiveMachine, "Archive the machine or bring it back", in: .machines, keys: ["z"], unless: needsOne),
        Command(.showArchivedMachines, "Show active, archived or all", in: .machines, keys: ["Z"]),
        Command(
            .deleteMachine, "Delete the machine (undo brings it back)", in: .machines, keys: ["d"], unless: needsOne),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if list.perform(command, count: count, height: rows(Frame(context.size).body).height) {
            reload(&context)
            return true
        }
        switch command {
        case .addMachine: context.present(MachineForm.chooseKind(context))
        case .editPlates: if let form = PlatesForm.edit(&context) { context.present(form) }
        case .filterMachines: list.startSearch()
        case .showArchivedMachines:
            archive = archive.next
            list.rewind()
            reload(&context)
        case .back: return list.clearSearch(&context)
        default:
            guard let machine = list.selected else { return false }
            return perform(command, on: machine, &context)
        }
        return true
    }

    private mutating func perform(_ command: Command.ID, on machine: Machine, _ context: inout Context) -> Bool {
        switch command {
        case .editMachine: context.present(MachineForm.form(machine, context))
        case .machineKind: context.present(MachineForm.changeKind(of: machine))
        case .machineExercise: chooseExercise(machine, &context)
        case .duplicateMachine: duplicate(machine, &context)
        case .deleteMachine:
            context.write("Deleted \(machine.name). u brings it back.") { diary throws(StoreError) in
                try diary.deleteMachine(machine.id)
            }
        case .archiveMachine:
            context.write(
                machine.isArchived ? "\(machine.name) is back." : "Archived \(machine.name). Z shows archived machines."
            ) { diary throws(StoreError) in try diary.setArchived(!machine.isArchived, machine: machine.id) }
        default: return false
        }
        return true
    }

    private mutating func duplicate(_ machine: Machine, _ context: inout Context) {
        let copy = context.write(nil) { diary throws(StoreError) -> (id: Identifier<Machine>, name: String) in
            let names = Set(try diary.machines(MachineFilter(archive: .all), limit: .max).map(\.name))
            var copy = machine
            var number = 2
            while names.contains("\(machine.name) \(number)") { number += 1 }
            copy.name = "\(machine.name) \(number)"
            copy.isArchived = false
            return (try diary.addMachine(copy), copy.name)
        }
        guard let copy else { return }
        context.message = .success("Duplicated as \(copy.name). e renames it.")
        list.select(copy.id)
    }

    /// All exercises; those that are on this machine come first and are taken off by choosing them.
    private func chooseExercise(_ machine: Machine, _ context: inout Context) {
        let names = context.read { diary throws(StoreError) in try diary.exerciseNames() } ?? []
        guard !names.isEmpty else {
            context.message = .plain("There are no exercises yet: n e adds one.")
            return
        }
        let here = Set((detail?.exercises ?? []).map(\.id))
        let sorted = names.filter { here.contains($0.id) } + names.filter { !here.contains($0.id) }
        let items = sorted.map {
            Picker.Item($0.name, detail: here.contains($0.id) ? "on it: Enter takes it off" : "", key: $0.id.rawValue)
        }
        context.present(
            Picker("Exercise on \(machine.name)", items: items, verb: "put on, take off") { item, state in
                let exercise = Identifier<Exercise>(rawValue: item.key)
                let isHere = here.contains(exercise)
                state.context.write(
                    isHere ? "\(item.title) is on no machine now." : "\(item.title) is done on \(machine.name)."
                ) { diary throws(StoreError) in
                    try diary.setMachine(isHere ? nil : machine.id, exercise: exercise)
                }
            })
    }
}
