import DiaryStore
import FitnessModel
import ViewKit

/// Which day of its phase a row is trained on.
extension SheetView {
    static let dayCommands: CommandSet<SheetView> = [
        Command(
            "sheet.day", "Choose the day of the row, or of the marked rows", in: .sheet, keys: ["H"], unless: needsDays
        ) { view, context, _ in view.chooseDay(&context) }
    ]

    private static func needsDays(_ view: SheetView, _ context: Context) -> String? {
        if !view.sheet.isPlan { return "a session without a phase has no plan" }
        if view.sheet.days.isEmpty { return "the phase has no days yet: E gives it some, such as A B" }
        return view.dayRows.isEmpty ? "no row of the plan is under the cursor" : nil
    }

    /// The marked rows of the plan, or the one under the cursor.
    private var dayRows: [Identifier<PhaseRow>] {
        (range?.rows ?? [line?.id].compactMap { $0 }).compactMap { if case .phase(let id) = $0 { id } else { nil } }
    }

    private func chooseDay(_ context: inout Context) {
        let (rows, days) = (dayRows, sheet.days)
        let name = line?.name ?? ""
        let what = rows.count > 1 ? Count.text(rows.count, "row") : name.isEmpty ? "the row" : name
        let now = line?.day ?? ""
        context.present(
            Picker(
                "Which day is \(what) of?", of: days.names + [""], verb: "choose",
                title: { $0.isEmpty ? "Every day" : "Day \($0)" },
                detail: { day in
                    [days.weekdays(of: day), day == now ? "now" : ""].filter { !$0.isEmpty }.joined(separator: ", ")
                }
            ) { day, context in
                context.update(SheetView.self) { view, context in view.put(rows, on: day, what, &context) }
            })
    }

    private mutating func put(
        _ rows: [Identifier<PhaseRow>], on day: String, _ what: String, _ context: inout Context
    ) {
        anchor = nil
        let words = day.isEmpty ? "every day" : "day \(day)"
        context.write("Put \(what) on \(words). u: undo.") { diary in
            try diary.change("Put \(what) on \(words) (\(name))") { change in
                for row in rows { try change.setDay(day, row: row) }
            }
        }
    }

    /// At the end of its day a row that is moved goes over to the next one; false where it stays in its day.
    mutating func changeDay(
        ofRow id: Identifier<PhaseRow>, at index: Int, by offset: Int, _ context: inout Context
    ) -> Bool {
        let names = [""] + sheet.days.names
        guard names.count > 1, let here = names.firstIndex(of: sheet.lines[index].day) else { return false }
        let neighbour = index + offset.signum()
        let isWithin = sheet.planned.indices.contains(neighbour) && sheet.lines[neighbour].day == names[here]
        guard !isWithin else { return false }
        let next = here + offset.signum()
        guard names.indices.contains(next) else { return true }
        let words = names[next].isEmpty ? "every day" : "day \(names[next])"
        context.write("Now of \(words). Enter puts the row down.") { diary in
            try diary.setDay(names[next], row: id, staysNear: true)
        }
        return true
    }
}
