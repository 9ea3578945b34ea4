import FitnessModel

/// Where Strong's values stand in a file. Layouts differ in order, language and in which of these they have.
struct StrongColumns: Sendable {
    enum Name: Int, CSVColumn {
        case date, exercise, setOrder, weight, reps
        case workout, workoutNumber, duration, weightUnit, distance, distanceUnit, seconds, rpe, notes, workoutNotes

        var titles: [String] {
            switch self {
            case .date: ["date", "datum"]
            case .exercise: ["exercise name", "name der übung"]
            case .setOrder: ["set order", "reihenfolge festlegen"]
            case .weight: ["weight", "gewicht"]
            case .reps: ["reps", "wiederh."]
            case .workout: ["workout name"]
            case .workoutNumber: ["workout #"]
            case .duration:
                ["duration", "workout duration", "duration (sec)", "workout duration (sec)", "dauer", "workout dauer"]
            case .weightUnit: ["weight unit", "gewichtseinheit"]
            case .distance: ["distance", "entfernung"]
            case .distanceUnit: ["distance unit", "entfernungseinheit"]
            case .seconds: ["seconds", "sekunden"]
            case .rpe: ["rpe"]
            case .notes: ["notes", "notizen"]
            case .workoutNotes: ["workout notes", "workout notizen"]
            }
        }
    }

    private var columns: CSVColumns<Name>
    /// The units that the titles state: "Weight (kg)", "Distance (meters)".
    let massUnitOfTitle: MassUnit?
    let distanceUnitOfTitle: DistanceUnit?

    /// Nil when the header is not Strong's.
    init?(_ table: CSVTable) {
        columns = CSVColumns(table)
        let weight = table.columnWithUnit(Name.weight.titles)
        let distance = table.columnWithUnit(Name.distance.titles)
        columns[.weight] = columns[.weight] ?? weight?.index
        columns[.distance] = columns[.distance] ?? distance?.index
        massUnitOfTitle = weight.flatMap { MassUnit(exported: $0.unit) }
        distanceUnitOfTitle = distance.flatMap { DistanceUnit($0.unit) }
        guard columns.has(.date, .exercise, .setOrder, .weight, .reps) else { return nil }
    }

    /// The place of a column; nil where the file has none.
    subscript(name: Name) -> Int? { columns[name] }
}
