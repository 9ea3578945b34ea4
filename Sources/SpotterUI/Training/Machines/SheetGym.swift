import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What the gym has for the exercises of a sheet: their machines, and the plates.
struct SheetGym: Sendable {
    private var machines: [Identifier<Exercise>: Machine] = [:]
    private var plates: [Plate] = []
    /// Where the machines are that count; nil where that is not said.
    private(set) var place: Identifier<Place>?
    /// What the machines can be set to; found out once, since a bar takes some sums.
    private var loads: [Identifier<Machine>: AvailableLoads] = [:]
    private var calculators: [Identifier<Machine>: PlateCalculator] = [:]
    /// True while the panel shows which plates stand for a load.
    var showsPlates = false

    /// Reads the machines of these exercises, at a place where one is said.
    mutating func read(
        _ exercises: [Identifier<Exercise>], at place: Identifier<Place>?, _ context: inout Context
    ) {
        self.place = place
        let found = context.read { diary in try diary.machines.of(exercises: exercises, at: place) }
        let owned = context.read { diary in try diary.plates.list() }
        guard let found, let owned, found != machines || owned != plates else { return }
        machines = found
        plates = owned
        (loads, calculators) = ([:], [:])
        for machine in found.values where loads[machine.id] == nil {
            let plates = Plate.inUse(owned, unit: machine.unit)
            loads[machine.id] = AvailableLoads(machine, plates: plates)
            if machine.kind == .bar { calculators[machine.id] = PlateCalculator(machine, plates: plates) }
        }
    }

    /// What the machine of an exercise can be set to; nil where nothing is known of it.
    func loads(for exercise: Identifier<Exercise>?) -> AvailableLoads? {
        exercise.flatMap { machines[$0] }.flatMap { loads[$0.id] }
    }

    /// Counts the plates of the bar on which an exercise is done; nil for other machines.
    func calculator(for exercise: Identifier<Exercise>?) -> PlateCalculator? {
        exercise.flatMap { machines[$0] }.flatMap { calculators[$0.id] }
    }
}

extension PlateCalculator {
    /// For a bar of the gym.
    init(_ bar: Machine, plates: [Plate]) {
        self.init(bar: bar.start, unit: bar.unit, sides: bar.sides, plates: plates)
    }
}

extension Plate {
    /// The gym's plates; the usual ones until it says which it owns.
    static func inUse(_ owned: [Plate], unit: MassUnit) -> [Plate] { owned.isEmpty ? standard(unit) : owned }
}

extension SheetView {
    /// On a bar the panel shows the plates from now on; elsewhere the calculator opens with the load.
    mutating func showPlates(_ context: inout Context) {
        guard gym.calculator(for: line?.exercise) == nil else {
            gym.showsPlates.toggle()
            reveal(context)
            return
        }
        context.present(PlateCalculatorPanel(&context, load: line.flatMap { shownLoad($0) }))
    }

    /// Puts the suggested warm-ups in front of what stands in the cell, as one change.
    mutating func writeWarmUps(_ context: inout Context) {
        guard let cell = logCell else { return }
        let warmUps = LoadCell.render(warmUps(cell.line, column: cell.column), unit: cell.session.unit)
        guard !warmUps.isEmpty else { return }
        cursor.field = .load(cell.column)
        let text = [warmUps, cell.line.cells[cell.column]?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        guard write(text, at: cursor, context: &context) else { return }
        context.message = .success("Warm-ups written; they count in no statistic. u: undo.")
        readSheet(&context)
        cursorMoved(&context)
    }

    /// The warm-ups before the first work set of a cell; none where they stand there, or where no load is known.
    func warmUps(_ line: SheetContent.Line, column: Int) -> [PerformedSet] {
        guard !sheet.cell(line, column: column).sets.contains(where: \.isWarmUp),
            let load = workLoad(line, column: column)
        else { return [] }
        return WarmUpPlan.sets(
            before: load, loads: gym.loads(for: line.exercise), step: line.step, unit: sheet.unit(inColumn: column))
    }

    /// The load of the first work set of the row under the cursor: done, else the ghost's, else the suggested one.
    func workLoad(_ line: SheetContent.Line, column: Int) -> Mass? {
        let done = sheet.cell(line, column: column).sets
        if let first = done.first(where: { !$0.isWarmUp }) { return first.load }
        if let ghost = ghost(line, column: column), let first = ghost.work.first { return first.load }
        return advice?.suggestion?.resistance.load
    }

    /// The load that the panel counts plates for: the one being typed, the next of the ghost, the last one done.
    func shownLoad(_ line: SheetContent.Line) -> Mass? {
        guard let column = cursor.field.column ?? nextGhostColumn else { return nil }
        if let editor, let typed = sheet.reading(editor.line.text, line, column: column).sets.last?.load {
            return typed
        }
        if let next = ghost(line, column: column)?.next?.load { return next }
        if let done = sheet.cell(line, column: column).sets.last?.load { return done }
        return advice?.suggestion?.resistance.load
    }

    /// The plates for the load under the cursor, as a line of the panel.
    func plateLine(_ line: SheetContent.Line, separator: String) -> String {
        guard let calculator = gym.calculator(for: line.exercise) else { return "plates: this exercise is on no bar" }
        guard let load = shownLoad(line) else { return "plates: no load is known here yet" }
        let unit = cursor.field.column.map { sheet.unit(inColumn: $0) } ?? adviceUnit
        return "plates " + PlateWording.text(load, on: calculator, unit: unit, separator: separator)
    }
}

extension PerformedSet {
    /// The weight of the first part; nil for the body and where nothing is moved.
    var load: Mass? { parts.first?.resistance.load }
}

extension PerformedSet.Resistance {
    var load: Mass? { if case .load(let mass) = self { mass } else { nil } }
}
