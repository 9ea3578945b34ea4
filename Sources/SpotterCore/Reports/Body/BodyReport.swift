public import FitnessModel
import Phrases

/// The body measurements of a client as tables, for the command line and for files.
public enum BodyReport {
    /// A row for each measurement: the day, the quantities that have any value, and the derived figures.
    public static func measurements(_ course: BodyCourse) -> ProgressTable {
        let unit = course.client.unit
        let shown = course.allQuantities.filter { quantity in
            zip(course.measurements, course.figures).contains { course.value(of: quantity, $0, $1) != nil }
        }
        let heads = shown.map { quantity -> Phrase in
            let unit = quantity.unit(in: unit)
            return unit.isEmpty ? quantity.name : "\(quantity.name) (\(unit))"
        }
        let rows = zip(course.measurements, course.figures).map { measurement, figures in
            [
                .text(measurement.day.iso), figures.age.map { .whole($0) } ?? .none,
                measurement.height.map { .number($0.value(in: .cm), decimals: 1) } ?? .none,
            ] + shown.map { value(course.value(of: $0, measurement, figures), $0) } + [.text(measurement.note)]
        }
        return ProgressTable("Measurements", ["Day", "Age", "Height (cm)"] + heads + ["Note"], rows)
    }

    /// The newest six measurements side by side, a row for each quantity, for the terminal.
    public static func newest(_ course: BodyCourse) -> ProgressTable {
        let places = course.measurements.indices.suffix(6)
        let rows = course.allQuantities.compactMap { quantity -> [ProgressTable.Value]? in
            let values = places.map { course.value(of: quantity, course.measurements[$0], course.figures[$0]) }
            guard values.contains(where: { $0 != nil }) else { return nil }
            let unit = quantity.unit(in: course.client.unit)
            return [.word(unit.isEmpty ? quantity.name : "\(quantity.name), \(unit)")]
                + values.map { value($0, quantity) }
        }
        return ProgressTable("Newest measurements", [""] + places.map { "\(course.measurements[$0].day.iso)" }, rows)
    }

    /// A row for each weight with its 7-day average.
    public static func weights(_ course: BodyCourse) -> ProgressTable {
        let unit = course.client.unit
        let means = BodyCourse.sevenDayMeans(course.weighIns)
        let rows = zip(course.weighIns, means).map { weighIn, mean -> [ProgressTable.Value] in
            [
                .text(weighIn.day.iso), .text(TimeOfDay(minuteOfDay: weighIn.minute)?.text ?? ""),
                .number(weighIn.weight.value(in: unit), decimals: 3, shown: 1),
                .number(mean.value(in: unit), decimals: 1),
                weighIn.fatPerMille.map { .number(Double($0) / 10, decimals: 1) } ?? .none,
                weighIn.leanMass.map { .number($0.value(in: unit), decimals: 1) } ?? .none,
            ]
        }
        let heads: [Phrase] = ["Weight (\(unit.rawValue))", "7-day average", "Body fat (%)", "Lean mass"]
        return ProgressTable("Weights", ["Day", "Time"] + heads, rows)
    }

    private static func value(_ value: Double?, _ quantity: BodyQuantity) -> ProgressTable.Value {
        value.map { .number($0, decimals: 3, shown: quantity.decimals) } ?? .none
    }
}
