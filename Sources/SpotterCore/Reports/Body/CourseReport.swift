package import DiaryStore
package import FitnessModel
package import Phrases

/// The values of one or two quantities of a client over a period, for a chart and a table.
package struct CourseReport: Sendable {
    /// A quantity with its values, oldest first.
    package struct Line: Sendable {
        package let quantity: CourseQuantity
        package let unit: Phrase
        package let points: [BodyPoint]
    }

    /// The quantities that have any value, in display order.
    package let choices: [CourseQuantity]
    /// One or two lines; none if nothing was ever measured, trained or eaten.
    package let lines: [Line]
    package let days: ClosedRange<Day>
    /// The spans of trained phases and mesocycles.
    package let phases: [TrainedSpan]
    package let mesocycles: [TrainedSpan]
    /// The client's goal for the first quantity.
    package let goal: BodyGoal?
    /// The current rate of change of the first quantity; nil if unknown.
    package let pace: BodyPace?
    package let client: Client

    /// - Parameters:
    ///   - course: The weights and measurements of the client.
    ///   - measured: The quantities of the course that have a value.
    ///   - wanted: The quantities to show. Quantities without any value are dropped; if none is left, the first choice
    ///     is shown.
    package init(
        _ diary: Diary, of course: BodyCourse, measured: [BodyQuantity], _ wanted: [CourseQuantity],
        period: ProgressPeriod, today: Day
    ) throws(StoreError) {
        let client = course.client
        self.client = client
        let trained = try diary.figures.firstTrainingDay(of: client.id)
        let eaten = try diary.figures.firstFoodDay(of: client.id)
        choices =
            measured.map(CourseQuantity.body)
            + CourseQuantity.others.filter { ($0.isTrained ? trained : eaten) != nil }
        var shown = wanted.filter(choices.contains)
        if shown.isEmpty { shown = Array(choices.prefix(1)) }
        let first = [course.firstDay, trained, eaten].compactMap { $0 }.min()
        days = period.days(today: today, first: first)
        let source = try ProgressSource(
            diary, client: client, days: days, period: period, today: today, formula: diary.figures.strengthFormula())
        let energy = try diary.energy.profile(of: client.id).unit
        var lines: [Line] = []
        for quantity in shown {
            let points = try Self.points(of: quantity, course, source, energy)
            lines.append(Line(quantity: quantity, unit: quantity.unit(in: client.unit, energy), points: points))
        }
        self.lines = lines
        phases = try diary.figures.phaseSpans(of: client.id)
        mesocycles = try diary.figures.mesocycleSpans(of: client.id)
        if case .body(let quantity)? = shown.first {
            goal = try diary.measurements.goals(of: client.id)[quantity]
            pace = BodyPace(course.points(of: quantity), today: today)
        } else {
            (goal, pace) = (nil, nil)
        }
    }

    private static func points(
        of quantity: CourseQuantity, _ course: BodyCourse, _ source: ProgressSource, _ energy: EnergyUnit
    ) throws(StoreError) -> [BodyPoint] {
        func weekly(_ values: [Double]) -> [BodyPoint] {
            zip(source.weeks, values).map { BodyPoint(day: max($0.monday, source.days.lowerBound), value: $1) }
        }
        switch quantity {
        case .body(let quantity): return course.points(of: quantity).filter { source.days.contains($0.day) }
        case .volume: return weekly(try VolumeReport(source).volume)
        case .sets: return weekly(try VolumeReport(source).sets.map(Double.init))
        case .sessions:
            return weekly(try source.sessions().totals(by: source.weeks, day: \.day, amount: { _ in 1 }))
        case .sessionLoad:
            return weekly(try LoadReport(source).weeks.map { $0.isUnknown ? .nan : $0.load.total })
        case .intake, .expenditure:
            let factor = energy == .kJ ? EnergyUnit.kilojoules : 1
            let days = try source.diary.energy.days(
                of: source.client.id, from: source.days.lowerBound, through: source.days.upperBound)
            let recorded = days.filter { $0.isRecorded && ($0.day < source.today || $0.isComplete) }
            let byWeek = Dictionary(grouping: recorded) { ISOWeek($0.day) }
            return weekly(
                source.weeks.map { week in
                    let values = (byWeek[week] ?? []).compactMap { day in
                        quantity == .intake ? day.intake : day.balance?.expenditure
                    }
                    guard !values.isEmpty else { return .nan }
                    return values.reduce(0) { $0 + $1.kilocalories } * factor / Double(values.count)
                })
        }
    }

    /// A row for each day with a value.
    package var table: ProgressTable {
        let days = Set(lines.flatMap { $0.points.filter(\.value.isFinite).map(\.day) }).sorted()
        let values = lines.map { line in
            Dictionary(line.points.map { ($0.day, $0.value) }) { _, last in last }
        }
        let heads = lines.map { line -> Phrase in
            line.unit.isEmpty ? line.quantity.name : "\(line.quantity.name) (\(line.unit))"
        }
        return ProgressTable(
            "\(list: lines.map(\.quantity.name))", ["day"] + heads,
            days.map { day in
                [.text(day.iso)]
                    + zip(lines, values).map { line, values in
                        guard let value = values[day], value.isFinite else { return .none }
                        return .number(value, decimals: 3, shown: line.quantity.decimals)
                    }
            })
    }
}

/// Any quantity that changes over time: of body measurements, training or nutrition.
package enum CourseQuantity: Hashable, Sendable {
    case body(BodyQuantity)
    /// Totals of each week.
    case volume, sets, sessionLoad, sessions
    /// The mean over the recorded days of each week.
    case intake, expenditure

    /// The quantities other than body measurements.
    static let others: [CourseQuantity] = [.volume, .sets, .sessionLoad, .sessions, .intake, .expenditure]

    /// "Weight", "Volume load".
    package var name: Phrase {
        switch self {
        case .body(let quantity): quantity.name
        case .volume: "Volume load"
        case .sets: "Sets"
        case .sessionLoad: "Session load"
        case .sessions: "Sessions"
        case .intake: "Energy intake"
        case .expenditure: "Energy spent"
        }
    }

    /// "kg", "kg/week", "kcal/day".
    package func unit(in mass: MassUnit, _ energy: EnergyUnit) -> Phrase {
        switch self {
        case .body(let quantity): "\(quantity.unit(in: mass))"
        case .volume: "\(mass.rawValue)/week"
        case .sets, .sessions: "a week"
        case .sessionLoad: "AU/week"
        case .intake, .expenditure: "\(energy.rawValue)/day"
        }
    }

    /// The number of significant decimals.
    package var decimals: Int { if case .body(let quantity) = self { quantity.decimals } else { 0 } }

    /// The value with its significant decimals.
    package func shown(_ value: Double) -> String {
        if case .body(let quantity) = self { quantity.shown(value) } else { NumberFormat.grouped(value) }
    }

    /// Whether the quantity is computed from sessions.
    var isTrained: Bool {
        switch self {
        case .volume, .sets, .sessionLoad, .sessions: true
        case .body, .intake, .expenditure: false
        }
    }
}
