import DiaryStore
import FitnessModel
package import SpotterShell
import TerminalKit
package import ViewKit

extension MesocycleView {
    package static let scope = KeyScope("mesocycle", "One mesocycle")
    var noneChosen: Phrase? { "it is empty: a p adds phases" }

    private static let needsPhase: Command<MesocycleView>.DisabledReason = { view, _ in
        // While a part is being moved, the key places it.
        if view.isMoving { return nil }
        guard let item = view.item else { return view.noneChosen }
        return item.part.phase == nil ? "this is a week off" : nil
    }
    private static let needsStart: Command<MesocycleView>.DisabledReason = { view, _ in
        guard let plan = view.content?.mesocycle, !plan.isTemplate else { return "a template has no dates" }
        return plan.start == nil ? "it has no start yet: E sets it" : nil
    }

    /// A command on the whole mesocycle.
    private static func onPlan(
        _ name: String, _ title: Phrase, hint: Phrase? = nil, keys: [KeySequence] = [],
        unless disabledReason: Command<Self>.DisabledReason? = nil,
        run: @escaping @Sendable (inout Self, MesocycleContent, inout Context) -> Void
    ) -> Command<Self> {
        command(name, title, hint: hint, keys: keys, unless: disabledReason) { view, context in
            if let content = view.content { run(&view, content, &context) }
        }
    }

    /// A command that changes the length of the part under the cursor.
    private static func resizing(
        _ name: String, _ title: Phrase, hint: Phrase? = nil, key: KeySequence, by days: Int
    ) -> Command<Self> {
        counting(
            name, title, hint: hint, keys: [key], unless: { view, _ in view.item == nil ? view.noneChosen : nil }
        ) { view, context, count in
            if let item = view.item { view.setDays(item.part.days + days * count, item, &context) }
        }
    }

    package static let commands: CommandSet<MesocycleView> = [
        command("open", "Open the phase's sheet", hint: "open", keys: ["Enter"], unless: needsPhase) { view, context in
            view.open(&context)
        },
        onPlan("add", "Add phases after this part", hint: "add", keys: ["a p"]) { view, content, context in
            view.addPhases(content, &context)
        },
        onPlan("pause", "Add a week off after this part", hint: "week off", keys: ["a b"]) { view, _, context in
            view.addPause(&context)
        },
        onChosen("move", "Move the part", hint: "move", keys: ["m"]) { view, _, context in
            if view.isMoving { return view.putDown(&context) }
            view.target = view.index
            context.message = .plain("Arrows move it, Enter places it, Esc cancels.")
        },
        resizing("longer", "One week longer", hint: "longer", key: "+", by: 7),
        resizing("shorter", "One week shorter", key: "-", by: -7),
        onChosen("edit-part", "Edit length and note of the part", hint: "length", keys: ["e"]) { _, item, context in
            context.present(MesocycleForms.editPart(item))
        },
        onChosen("repeat", "Repeat the phase", hint: "repeat", keys: ["y"]) { view, item, context in
            let added = context.write(nil) { diary in try diary.mesocycleParts.duplicate(item.id) }
            view.show(added, &context)
            if added != nil {
                let name: Phrase? = view.item?.phase.map { "Repeated as \($0.name)." }
                context.message = .success(name ?? "Repeated the week off.")
            }
        },
        onChosen("remove", "Remove the part (its phase stays)", keys: ["d"]) { _, item, context in
            let done: Phrase =
                item.phase.map { "Removed \($0.name) from the mesocycle; the phase itself stays. u: undo." }
                ?? "Removed the week off. u: undo."
            context.write(done) { diary in
                try diary.mesocycleParts.remove(item.id)
            }
        },
        onPlan("shift", "Shift dates, from here on or all", keys: ["S"], unless: needsStart) { view, content, context in
            context.present(MesocycleForms.shift(content, from: view.item, index: view.index ?? 0))
        },
        onPlan("edit", "Edit name, description, start", keys: ["E"]) { _, content, context in
            context.present(MesocycleForms.edit(content.mesocycle, context))
        },
        onPlan("assign", "Assign a copy to a client", keys: ["A"]) { _, content, context in
            MesocycleForms.assign([Marked(content.id, content.name)], context: &context)
        },
        onPlan("duplicate", "Duplicate the mesocycle") { _, content, context in
            MesocycleActions.duplicate(content.mesocycle, context: &context)
        },
        onPlan("make-template", "Make a template of the mesocycle", keys: ["M"]) { _, content, context in
            MesocycleActions.makeTemplate(of: content.mesocycle, context: &context)
        },
        onPlan("categorize", "Sort into categories", keys: ["C"]) { _, content, context in
            let marked = Marked(content.id, content.name)
            CategorySorter.open([marked], "\(content.name)", MesocyclesView.noun, &context)
        },
    ]

    /// Enter: the sheet of the phase under the cursor; a part that is being moved is placed.
    private mutating func open(_ context: inout Context) {
        if isMoving { return putDown(&context) }
        if let phase = item?.part.phase { context.go(to: .sheet(phase)) }
    }

    mutating func mouse(_ mouse: Mouse, body: Rect, context: inout Context) {
        let rows = layout(in: body).rows
        if isMoving { return aim(with: mouse, in: rows, &context) }
        let before = cursor.key
        if cursor.mouse(mouse, area: rows) { open(&context) }
        if cursor.key != before { readPreview(&context) }
    }

    private mutating func addPause(_ context: inout Context) {
        let place = index.map { $0 + 1 }
        let added = context.write("Added a week off. + and - change it, e takes days.") { diary in
            try diary.mesocycleParts.addPause(to: id, at: place)
        }
        show(added, &context)
    }

    private func setDays(_ days: Int, _ item: MesocyclePartItem, _ context: inout Context) {
        guard days > 0 else {
            context.message = .warning("A part lasts at least a day: e takes days, d removes it.")
            return
        }
        let length = PartLength.wording(days)
        context.write(item.phase.map { "\($0.name): \(length)." } ?? "Week off: \(length).") { diary in
            var part = item.part
            part.days = days
            try diary.mesocycleParts.update(from: item.part, to: part)
        }
    }

    private func addPhases(_ content: MesocycleContent, _ context: inout Context) {
        let place = index.map { $0 + 1 }
        MesocycleForms.addPhases(to: content, context: &context) { phases, context in
            let added = context.write("Added \(phases.count, one: "phase", other: "phases").") {
                diary in try diary.mesocycleParts.add(phases, to: content.id, at: place)
            }
            context.update(MesocycleView.self) { view, context in view.show(added?.last, &context) }
        }
    }

    /// Puts the cursor on a part that was just made.
    mutating func show(_ part: Identifier<MesocyclePart>?, _ context: inout Context) {
        guard let part else { return }
        reload(&context)
        cursor.select(part)
        cursor.reveal(height: layout(in: context.body).rows.height)
    }
}

// MARK: Moving

extension MesocycleView {
    private static let whileMoving: Set<CommandID> = ["mesocycle.open", "mesocycle.move", .back, .leave, "quit"]

    /// While a part is being moved, only keys that place it or cancel are accepted.
    mutating func perform(_ command: CommandID, count: Int, context: inout Context) -> Bool {
        if let motion = Motion(command) { return move(motion, count: count, context: &context) }
        if isMoving, !Self.whileMoving.contains(command) {
            context.message = .warning("Enter places it, Esc cancels.")
            return true
        }
        guard let command = Self.commands[command] else { return false }
        command.run(&self, &context, count)
        return true
    }

    mutating func move(_ motion: Motion, count: Int, context: inout Context) -> Bool {
        let height = layout(in: context.body).rows.height
        guard let now = target else {
            let before = cursor.key
            guard cursor.move(motion, count: count, height: height) else { return false }
            if cursor.key != before { readPreview(&context) }
            return true
        }
        aim(at: motion.target(from: now, count: items.count, times: count, page: height) ?? now, context)
        context.message = .plain("Enter places it, Esc cancels.")
        return true
    }

    /// The mouse while a part is being moved: the wheel and a click move it, another click on its line places it.
    private mutating func aim(with mouse: Mouse, in rows: Rect, _ context: inout Context) {
        switch mouse.kind {
        case .wheelUp: _ = move(.up, count: 1, context: &context)
        case .wheelDown: _ = move(.down, count: 1, context: &context)
        case .press, .doubleClick:
            let line = cursor.top + mouse.at.row - rows.row
            guard rows.contains(mouse.at), items.indices.contains(line) else { return }
            if line == target { putDown(&context) } else { aim(at: line, context) }
        }
    }

    /// Shows the part that is being moved at an index; nil shows it where it is stored.
    private mutating func aim(at line: Int?, _ context: Context) {
        target = line
        followItems(context)
    }

    mutating func back(_ context: inout Context) -> Bool {
        guard isMoving else { return false }
        aim(at: nil, context)
        context.message = nil
        return true
    }

    private mutating func putDown(_ context: inout Context) {
        let target = self.target
        aim(at: nil, context)
        context.message = nil
        guard let item, let target, target != index else { return }
        let done: Phrase =
            item.phase.map { "Moved \($0.name) to position \(target + 1). All lengths stay the same." }
            ?? "Moved the week off to position \(target + 1). All lengths stay the same."
        context.write(done) { diary in try diary.mesocycleParts.move(item.id, to: target) }
    }
}
