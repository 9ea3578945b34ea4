import DiaryStore
import FitnessModel

/// What can be done to a mesocycle from the list and from its room alike.
enum MesocycleActions {
    /// Does it; false when the command is another one.
    @discardableResult
    static func perform(_ command: Command.ID, on mesocycle: Mesocycle, context: inout Context) -> Bool {
        let name = mesocycle.name
        switch command {
        case .assignOpenMesocycle, .assignMesocycle: MesocycleForms.assign(mesocycle, context: &context)
        case .duplicateOpenMesocycle, .duplicateMesocycle:
            let copy = context.write("A copy of \(name). E edits its name and start.") { diary throws(StoreError) in
                try diary.duplicateMesocycle(mesocycle.id)
            }
            if let copy { context.route = .mesocycle(copy) }
        case .templateOfOpenMesocycle, .templateOfMesocycle:
            context.write("\(name) is now also a template, with templates of its phases. t in the list shows it.") {
                diary throws(StoreError) in _ = try diary.makeTemplate(of: mesocycle.id)
            }
        case .categorizeOpenMesocycle, .categorizeMesocycle:
            if let sorter = CategorySorter(.mesocycle(mesocycle.id), named: name, &context) { context.present(sorter) }
        default: return false
        }
        return true
    }
}
