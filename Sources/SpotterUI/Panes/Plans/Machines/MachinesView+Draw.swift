import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension MachinesView {
    /// The chosen machine stands beside the list, or below it where the window is high enough.
    func layout(_ body: Rect) -> ListLayout {
        let rest = besideStrip(body)
        if body.width >= 100 { return .beside(rest, width: rest.width * 3 / 5) }
        return body.height >= 16 ? .below(rest, height: 7) : ListLayout(rest)
    }

    func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("Machine", .flexible(minimum: 16, weight: 2)),
            TableColumn(number: "Exercises", .fixed(9), dropOrder: 1),
            TableColumn("Loads", .flexible(minimum: 36, weight: 3)),
        ] + (places.isEmpty ? [] : [TableColumn("Place", .flexible(minimum: 8, weight: 1), dropOrder: 2)])
    }

    func line(_ machine: Machine, _ context: Context) -> TableLine {
        TableLine(
            [
                machine.shownName, uses[machine.id].map(String.init) ?? "-", wordings[machine.id] ?? "",
                place(of: machine),
            ],
            styles: [1: .muted, 2: .muted, 3: .muted])
    }

    private func place(of machine: Machine) -> String { machine.place.flatMap { places[$0] } ?? "" }

    func nothingText(_ context: Context) -> String {
        if let shown = shelf.shown { return "No machine is in \(shown.name) yet. a adds one to it, Esc shows all." }
        return nothingText(
            first: "No machines yet: a adds one. The gym's plates: , p. Suggestions round to both.")
    }

    func showsDetail(in layout: ListLayout) -> Bool { detail != nil }

    func drawDetail(into screen: inout Screen, _ layout: ListLayout, _ context: Context) {
        guard let detail else { return }
        let area = layout.detail.inset(columns: 1)
        screen.put(detail.machine.name, at: area.origin, style: Style(.title, .bold), maxWidth: area.width)
        screen.facts(facts(detail), in: area.droppingTop(area.height > 8 ? 2 : 1))
    }

    private func facts(_ detail: Detail) -> [(String, String)] {
        let machine = detail.machine
        let problem = LoadsWording.problem(machine, detail.loads).map { " (\($0))" } ?? ""
        let exercises = detail.exercises.map(\.name).joined(separator: ", ")
        var facts = [("Loads", "\(machine.kind.label): \(LoadsWording.text(machine, detail.loads))\(problem)")]
        if machine.kind == .bar {
            let bar = "\(NumberFormat.shown(machine.start.said(in: machine.unit))) \(machine.unit.rawValue)"
            let plates = plates.isEmpty ? "the usual plates (, p enters the gym's)" : "the gym's plates"
            facts.append(("Bar", "\(bar) + \(plates)\(machine.sides == 1 ? " on one side" : "")"))
        }
        if machine.place != nil { facts.append(("Place", place(of: machine))) }
        facts.append(("Used", exercises.isEmpty ? "by no exercise yet: A puts one on it" : exercises))
        if !machine.imagePath.isEmpty {
            facts.append(("Picture", machine.imagePath + (detail.hasPicture == true ? "" : " (no such file)")))
        }
        return facts + [("Notes", machine.notes)]
    }
}
