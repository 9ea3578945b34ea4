import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let openPart: Self = "mesocycle.open"
    static let addPart: Self = "mesocycle.add"
    static let addPause: Self = "mesocycle.pause"
    static let movePart: Self = "mesocycle.move"
    static let repeatPart: Self = "mesocycle.repeat"
    static let longerPart: Self = "mesocycle.longer"
    static let shorterPart: Self = "mesocycle.shorter"
    static let editPart: Self = "mesocycle.edit-part"
    static let removePart: Self = "mesocycle.remove"
    static let shiftDates: Self = "mesocycle.shift"
    static let editHead: Self = "mesocycle.edit"
    static let assignOpenMesocycle: Self = "mesocycle.assign"
    static let duplicateOpenMesocycle: Self = "mesocycle.duplicate"
    static let templateOfOpenMesocycle: Self = "mesocycle.make-template"
    static let categorizeOpenMesocycle: Self = "mesocycle.categorize"
}

extension MesocycleView {
    private static func needsPart(_ state: AppState) -> String? {
        guard let room = state.plans.mesocycles.room else { return "no mesocycle is open" }
        return room.item == nil ? "nothing is in it yet: a adds phases" : nil
    }
    private static func needsPhase(_ state: AppState) -> String? {
        needsPart(state) ?? (state.plans.mesocycles.room?.item?.part.phase == nil ? "this is a pause" : nil)
    }
    private static func needsStart(_ state: AppState) -> String? {
        guard let plan = state.plans.mesocycles.room?.content?.mesocycle else { return "no mesocycle is open" }
        if plan.isTemplate { return "a template has no dates" }
        return plan.start == nil ? "it has no start yet: E sets it" : nil
    }

    static let commands: [Command] = [
        Command(.openPart, "Open the phase's sheet", hint: "open", in: .mesocycle, keys: ["Enter"], unless: needsPhase),
        Command(.addPart, "Add phases behind this part", hint: "add", in: .mesocycle, keys: ["a"]),
        Command(.addPause, "Put a pause behind this part", hint: "pause", in: .mesocycle, keys: ["p"]),
        Command(.movePart, "Move the part", hint: "move", in: .mesocycle, keys: ["m"], unless: needsPart),
        Command(.longerPart, "One week longer", hint: "longer", in: .mesocycle, keys: ["+"], unless: needsPart),
        Command(.shorterPart, "One week shorter", in: .mesocycle, keys: ["-"], unless: needsPart),
        Command(
            .editPart, "Edit length and note of the part", hint: "length", in: .mesocycle, keys: ["e"],
            unless: needsPart),
        Command(.repeatPart, "Repeat the part", hint: "repeat", in: .mesocycle, keys: ["r"], unless: needsPart),
        Command(.removePart, "Take the part out (its phase stays)", in: .mesocycle, keys: ["d"], unless: needsPart),
        Command(.shiftDates, "Shift dates, from here on or all", in: .mesocycle, keys: ["S"], unless: needsStart),
        Command(.editHead, "Edit name, description, start", in: .mesocycle, keys: ["E"]),
        Command(.assignOpenMesocycle, "Assign a copy to a client", in: .mesocycle, keys: ["A"]),
        Command(.duplicateOpenMesocycle, "Duplicate the mesocycle", in: .mesocycle, keys: ["y"]),
        Command(.templateOfOpenMesocycle, "Make a template of the mesocycle", in: .mesocycle, keys: ["M"]),
        Command(.categorizeOpenMesocycle, "Sort into categories", in: .mesocycle, keys: ["C"]),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if isMoving { return performMoving(command, count: count, context: &context) }
        if cursor.perform(command, count: count, height: layout(context.size).rows.height) {
            readPreview(&context)
            return true
        }
        guard let content else { return false }
        switch command {
        case .addPart: addPhases(content, &context)
        case .addPause:
            let place = index.map { $0 + 1 }
            let added = context.write("A week's pause. + and - change it, e takes days.") { diary throws(StoreError) in
                try diary.addPause(to: id, at: place)
            }
            show(added, &context)
        case .shiftDates: context.present(MesocycleForms.shift(content, from: item, index: index ?? 0))
        case .editHead: context.present(MesocycleForms.edit(content.mesocycle, context))
        case .assignOpenMesocycle, .duplicateOpenMesocycle, .templateOfOpenMesocycle, .categorizeOpenMesocycle:
            MesocycleActions.perform(command, on: content.mesocycle, context: &context)
        default:
            guard let item else { return false }
            return perform(command, on: item, count: count, context: &context)
        }
        return true
    }

    private mutating func perform(
        _ command: Command.ID, on item: MesocyclePartItem, count: Int, context: inout Context
    ) -> Bool {
        switch command {
        case .openPart: if let phase = item.part.phase { context.route = .sheet(phase) }
        case .movePart:
            target = index
            context.message = .plain("Arrows move it, Enter puts it there, Esc leaves it where it was.")
        case .longerPart: setDays(item.part.days + 7 * count, item, &context)
        case .shorterPart: setDays(item.part.days - 7 * count, item, &context)
        case .editPart: context.present(MesocycleForms.editPart(item))
        case .repeatPart:
            let added = context.write(nil) { diary throws(StoreError) in try diary.repeatPart(item.id) }
            show(added, &context)
            let name = self.item?.phase?.name ?? "the pause"
            if added != nil { context.message = .success("\(name) follows once more.") }
        case .removePart:
            let name = item.phase?.name ?? "the pause"
            context.write(
                "Took out \(name)\(item.phase == nil ? "" : "; it stays among the phases"). u brings it back."
            ) {
                diary throws(StoreError) in try diary.removePart(item.id)
            }
        default: return false
        }
        return true
    }

    private func setDays(_ days: Int, _ item: MesocyclePartItem, _ context: inout Context) {
        guard days > 0 else {
            context.message = .warning("It would be shorter than a day: e takes days, d takes it out.")
            return
        }
        context.write("\(item.phase?.name ?? "The pause"): \(PartLength.words(days)).") { diary throws(StoreError) in
            try diary.setDays(days, part: item.id)
        }
    }

    private func addPhases(_ content: MesocycleContent, _ context: inout Context) {
        let place = index.map { $0 + 1 }
        MesocycleForms.addPhases(to: content, context: &context) { phases, state in
            let added = state.context.write("Added \(Count.text(phases.count, "phase")).") {
                diary throws(StoreError) in try diary.addParts(phases, to: content.id, at: place)
            }
            state.plans.mesocycles.room?.show(added?.last, &state.context)
        }
    }

    /// Puts the cursor on a part that was just made.
    mutating func show(_ part: Identifier<MesocyclePart>?, _ context: inout Context) {
        guard let part, reload(&context) else { return }
        cursor.select(part)
        cursor.reveal(height: layout(context.size).rows.height)
    }

    private mutating func performMoving(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        guard let content, let now = target else { return false }
        let last = content.parts.count - 1
        context.message = .plain("Enter puts it there, Esc leaves it where it was.")
        switch command {
        case .up: target = max(now - count, 0)
        case .down: target = min(now + count, last)
        case .first: target = 0
        case .last: target = last
        case .back, .leave:
            target = nil
            context.message = nil
        case .openPart, .movePart:
            target = nil
            context.message = nil
            guard let item, now != index else { return true }
            context.write(
                "Moved \(item.phase?.name ?? "the pause") to place \(now + 1). What follows keeps its length."
            ) {
                diary throws(StoreError) in try diary.movePart(item.id, to: now)
            }
        default: context.message = .warning("Enter puts it there, Esc leaves it where it was.")
        }
        return true
    }
}
