/// A value on a day.
public struct BodyPoint: Hashable, Sendable {
    /// When.
    public let day: Day
    /// In the unit of the quantity.
    public let value: Double

    /// A point of a course.
    public init(day: Day, value: Double) {
        self.day = day
        self.value = value
    }
}

/// All that was weighed and measured of a client, with what follows from it.
public struct BodyCourse: Hashable, Sendable {
    /// The client.
    public let client: Client
    /// Oldest first.
    public let weighIns: [WeighIn]
    /// Oldest first.
    public let measurements: [BodyMeasurement]
    /// The values computed from each measurement.
    public let figures: [MeasurementFigures]
    /// The settings for reading folds.
    public let profile: SkinfoldProfile
    /// The reference values for ranking folds in millimetres, where they differ from Spotter's own.
    public let references: [SkinfoldSite: Double]

    /// The course of a client; both lists oldest first.
    public init(
        of client: Client, weighIns: [WeighIn] = [], measurements: [BodyMeasurement], profile: SkinfoldProfile,
        references: [SkinfoldSite: Double] = [:]
    ) {
        (self.client, self.weighIns, self.measurements) = (client, weighIns, measurements)
        (self.profile, self.references) = (profile, references)
        figures = measurements.map { Self.figures(of: $0, client, profile, references) }
    }

    /// The values computed from a measurement of the client.
    public func figures(of measurement: BodyMeasurement) -> MeasurementFigures {
        Self.figures(of: measurement, client, profile, references)
    }

    private static func figures(
        of measurement: BodyMeasurement, _ client: Client, _ profile: SkinfoldProfile,
        _ references: [SkinfoldSite: Double]
    ) -> MeasurementFigures {
        MeasurementFigures(
            measurement, sex: client.sex, born: client.birthDay, height: client.height, profile: profile
        ) { references[$0] ?? SkinfoldRank.reference($0, $1) }
    }

    /// The values of a quantity from the oldest on, one for each day: the last one counts.
    public func points(of quantity: BodyQuantity) -> [BodyPoint] {
        var points: [BodyPoint] = []
        func add(_ day: Day, _ value: Double?) {
            guard let value, value.isFinite else { return }
            if points.last?.day == day { points.removeLast() }
            points.append(BodyPoint(day: day, value: value))
        }
        switch quantity {
        case .weight: for weighIn in weighIns { add(weighIn.day, weighIn.weight.value(in: client.unit)) }
        case .weighedFat: for weighIn in weighIns { add(weighIn.day, weighIn.fatPerMille.map { Double($0) / 10 }) }
        case .weightTrend:
            for (weighIn, mean) in zip(weighIns, Self.sevenDayMeans(weighIns)) {
                add(weighIn.day, mean.value(in: client.unit))
            }
        default:
            for (measurement, figures) in zip(measurements, figures) {
                add(measurement.day, value(of: quantity, measurement, figures))
            }
        }
        return points
    }

    /// The value of a quantity in one measurement, in the quantity's unit.
    public func value(
        of quantity: BodyQuantity, _ measurement: BodyMeasurement, _ figures: MeasurementFigures
    ) -> Double? {
        let unit = client.unit
        switch quantity {
        case .weight: return measurement.weight?.value(in: unit)
        case .fat: return (try? figures.fat.get())?.percent
        case .leanMass: return figures.leanMass?.value(in: unit)
        case .fatMass: return figures.fatMass?.value(in: unit)
        case .sum: return figures.sum
        case .bmi: return figures.bmi
        case .navyFat: return figures.navyFat
        case .waistToHeight: return figures.waistToHeight
        case .fold(let site): return figures.folds[site]
        case .measure(let measure): return measure.read(measurement[measure: measure])?.value
        case .lowerPressure: return BodyMeasure.pressure.read(measurement[measure: .pressure])?.lower
        case .own(let measure): return measure.read(measurement[own: measure])?.value
        case .weightTrend, .weighedFat: return nil
        }
    }

    /// Everything that may have been measured, in its order, the trainer's own last.
    public var allQuantities: [BodyQuantity] {
        BodyQuantity.known + Set(measurements.flatMap(\.own.keys)).sorted { $0.text < $1.text }.map(BodyQuantity.own)
    }

    /// The first day of all; nil if nothing was weighed or measured.
    public var firstDay: Day? { [weighIns.first?.day, measurements.first?.day].compactMap { $0 }.min() }

    /// The quantities with a value.
    public var quantities: [BodyQuantity] { allQuantities.filter { !points(of: $0).isEmpty } }

    /// The mean of each weight and those of the six days before it, oldest first.
    public static func sevenDayMeans(_ weighIns: [WeighIn]) -> [Mass] {
        var first = weighIns.startIndex
        var sum = 0
        return weighIns.indices.map { index in
            sum += weighIns[index].weight.grams
            while weighIns[first].day.days(until: weighIns[index].day) > 6 {
                sum -= weighIns[first].weight.grams
                first += 1
            }
            let count = index - first + 1
            return Mass(grams: (sum + count / 2) / count)
        }
    }
}
