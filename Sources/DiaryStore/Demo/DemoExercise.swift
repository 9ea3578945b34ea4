import CEmbedded
import FitnessModel

/// An exercise of the invented library.
struct DemoExercise {
    /// Its place in a sheet.
    enum Slot: String, CaseIterable { case legs, power, pull, push, accessory, trunk }

    /// The record of the library; its id and its machine are known once it is written.
    var record: Exercise
    let slot: Slot
    /// What a trained man of 80 kg lifts once; for body weight the weight he adds, for time and distance seconds and metres.
    let strength: Double
    /// The name of the machine it is done on; empty where that does not matter.
    let machine: String

    static let all = CatalogueTable(.demoExercises).rows.compactMap(DemoExercise.init(row:))

    private init?(row: [String]) {
        guard row.count == 7, let slot = Slot(rawValue: row[1]), let kind = UnitKind(rawValue: row[2]),
            let strength = Double(row[3])
        else { return nil }
        self.slot = slot
        self.strength = strength
        machine = row[6]
        // The heavier it is, the larger is the smallest change of weight.
        record = Exercise(
            id: .unsaved, name: row[0], tags: row[4].split(separator: ";").map(String.init), unitKind: kind,
            loadStep: Mass(grams: strength < 30 ? 1_000 : 2_500))
        for word in row[5].split(separator: " ") {
            let isIndirect = word.hasPrefix("~")
            guard let group = MuscleGroup(rawValue: String(isIndirect ? word.dropFirst() : word)) else { continue }
            record.muscles[group] = isIndirect ? .indirect : .direct
        }
    }
}
