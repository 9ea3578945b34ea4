import FitnessModel
import GRDB

extension Diary {
    /// Fills an empty diary with invented clients who have trained for years. Not journaled, so undo ends before it.
    ///
    /// - Parameter progress: called with the share that is written, 0...1; false stops, and nothing stays.
    /// - Throws: `notEmpty` when there is anything in the diary already; `cancelled`.
    public func fillWithDemo(_ plan: DemoPlan, progress: (Double) -> Bool = { _ in true }) throws(StoreError) {
        if try isEmpty() { try setUp(gym: "Gym 20", trainer: "Eva") }
        try fillCatalogue()
        try populate { change in
            let catalogue = try DemoCatalogue(change.db)
            var random = DemoRandom(seed: plan.seed)
            var writer = try DemoWriter(change, plan: plan)
            try writer.addExercises()
            try writer.addLibrary()
            let categories = try writer.addCategories()
            try Self.addTemplates(to: &writer, random: &random)
            for number in 0..<plan.clients {
                var own = random.fork()
                let person = DemoPerson(number: number, plan: plan, random: &own)
                let client = try writer.add(person, category: own.one(of: categories))
                var career = DemoCareer(person, client: client, plan: plan, random: own)
                try career.write(to: &writer)
                if var habits = DemoHabits(person, number: number, client: client, plan: plan) {
                    try habits.write(to: &writer, catalogue)
                }
                guard progress(Double(number + 1) / Double(plan.clients)) else { throw StoreError.cancelled }
            }
        }
    }

    private static func addTemplates(to writer: inout DemoWriter, random: inout DemoRandom) throws {
        var phases: [(id: Identifier<Phase>, days: Int)] = []
        for scheme in DemoScheme.all {
            let sheet = DemoSheet(
                name: "\(scheme.name) A", scheme: scheme, columns: 6, from: writer.exercises, random: &random)
            let phase = try writer.addPhase(sheet, client: nil, start: nil)
            for (position, row) in sheet.rows.enumerated() {
                _ = try writer.addRow(row, position: position, phase: phase)
            }
            phases.append((phase, 28))
        }
        try writer.addMesocycle(
            "Half a year", description: "from general strength to the season, four weeks each", client: nil, start: nil,
            phases: phases)
    }
}
