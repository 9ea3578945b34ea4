import DiaryStore
import FitnessModel
import SpotterShell
import TerminalKit
package import ViewKit

/// The gym's machines for the exercises of a sheet, and its plates.
struct SheetGym: Sendable {
    private var machines: [Identifier<Exercise>: Machine] = [:]
    private var plates: [Plate] = []
    /// The gym location whose machines count; nil for all.
    private(set) var place: Identifier<Place>?
    /// The loads of the machines, computed once.
    private var loads: [Identifier<Machine>: AvailableLoads] = [:]
    private var calculators: [Identifier<Machine>: PlateCalculator] = [:]
    /// Whether the panel shows the plates for a load.
    var showsPlates = false

    /// Reads the machines of these exercises, at a gym location if there is one.
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

    /// The loads of an exercise's machine; nil if unknown.
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
    /// The gym's plates; the usual ones until it has its own.
    static func inUse(_ owned: [Plate], unit: MassUnit) -> [Plate] { owned.isEmpty ? standard(unit) : owned }
}

extension SheetView {
    /// On a bar the panel shows the plates from now on; elsewhere the calculator opens with the load.
    mutating func showPlates(_ context: inout Context) {
        guard help.gym.calculator(for: grid.line?.exercise) == nil else {
            help.gym.showsPlates.toggle()
            reveal(context)
            return
        }
        context.present(PlateCalculatorPanel(&context, load: grid.line.flatMap { panel.shownLoad($0) }))
    }

    /// Puts the suggested warm-ups before the text of the cell, as one change.
    mutating func writeWarmUps(_ context: inout Context) {
        guard let cell = grid.logCell else { return }
        let warmUps = LoadCell.render(help.warmUps(cell.line, column: cell.column, on: grid), unit: cell.session.unit)
        guard !warmUps.isEmpty else { return }
        grid.cursor.field = .load(cell.column)
        let text = [warmUps, cell.line.cells[cell.column]?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        guard write(text, at: grid.cursor, context: &context) else { return }
        context.message = .success("Warm-ups written; statistics ignore them. u: undo.")
        readSheet(&context)
        cursorMoved(&context)
    }
}

extension PerformedSet {
    /// The weight of the first part; nil for the body and where nothing is moved.
    var load: Mass? { parts.first?.resistance.load }
}

extension PerformedSet.Resistance {
    var load: Mass? { if case .load(let mass) = self { mass } else { nil } }
}

extension CommandID {
    /// A sheet takes it for the load under its cursor; elsewhere it opens the calculator.
    package static let plateCalculator: Self = "plates.calculator"
}

extension SheetView {
    /// Commands for machines and plates on a sheet.
    static let gymCommands: CommandSet<SheetView> = [
        Command(
            "log.warm-ups", "Write the warm-ups", hint: "warm-ups", in: .logging, keys: ["W"], unless: needsWarmUps
        ) { view, context, _ in view.writeWarmUps(&context) }
    ]

    private static func needsWarmUps(_ view: SheetView, _ context: Context) -> Phrase? {
        guard let cell = view.grid.logCell else { return needsLogCell(view, context) }
        if view.grid.sheet.cell(cell.line, column: cell.column).sets.contains(where: \.isWarmUp) {
            return "this cell already has warm-ups"
        }
        guard let load = view.help.workLoad(cell.line, column: cell.column, on: view.grid) else {
            return "the load is not known yet. Log the first work set, then W"
        }
        return view.help.warmUps(cell.line, column: cell.column, on: view.grid).isEmpty
            ? "\(load.shown(in: view.grid.adviceUnit)) \(view.grid.adviceUnit.rawValue) is too light to warm up for"
            : nil
    }
}
