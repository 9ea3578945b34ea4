/// A goal of a client.
public struct BodyGoal: Hashable, Sendable {
    /// The quantity of the goal.
    public let quantity: BodyQuantity
    /// The value in the unit of the quantity; for a mass in kilograms.
    public var value: Double
    /// The date; nil for none.
    public var by: Day?
    /// The value when the goal was set, in the same unit; nil if nothing had been measured.
    public var start: Double?

    /// A goal.
    public init(_ quantity: BodyQuantity, value: Double, by: Day? = nil, start: Double? = nil) {
        self.quantity = quantity
        self.value = value
        self.by = by
        self.start = start
    }

    /// Whether a value in the client's unit reaches the goal; false without a start value.
    public func isReached(_ now: Double, in unit: MassUnit) -> Bool {
        guard let start, start != value else { return false }
        let wanted = value(in: unit)
        return start > value ? now <= wanted : now >= wanted
    }

    /// A value in the client's unit as a goal stores it.
    public static func storedValue(_ value: Double, of quantity: BodyQuantity, in unit: MassUnit) -> Double {
        quantity.isMass ? Mass(value, unit).value(in: .kg) : value
    }

    /// The value in the client's unit of mass.
    public func value(in unit: MassUnit) -> Double {
        quantity.isMass ? Mass(grams: Int((value * 1000).rounded())).value(in: unit) : value
    }
}

extension BodyQuantity {
    /// Whether it is shown in the client's unit.
    public var isMass: Bool {
        switch self {
        case .weight, .weightTrend, .leanMass, .fatMass: true
        default: false
        }
    }
}

/// How fast a value changes at present: a straight line through its last four weeks, by least squares.
public struct BodyPace: Hashable, Sendable {
    /// The number of days of the line, up to the last value.
    public static let days = 28

    /// The change per week, in the unit of the value.
    public let perWeek: Double
    /// The value of the line on the last day.
    public let now: Double
    /// The day of the last value.
    public let last: Day

    /// The largest age of the last value in days: older measurements give no present rate.
    public static let latest = 56

    /// The rate of the last four weeks, or of the last two values if fewer are in them; nil with fewer than two days,
    /// or none of the last eight weeks.
    public init?(_ points: [BodyPoint], today: Day) {
        guard let last = points.last, last.day.days(until: today) <= Self.latest else { return nil }
        var used = points.filter { $0.day.days(until: last.day) < Self.days }
        if used.count < 2 { used = points.suffix(2) }
        guard let first = used.first, first.day < last.day else { return nil }
        let places = used.map { Double(first.day.days(until: $0.day)) }
        let count = Double(used.count)
        let (place, value) = (places.reduce(0, +) / count, used.reduce(0) { $0 + $1.value } / count)
        let spread = places.reduce(0) { $0 + ($1 - place) * ($1 - place) }
        guard spread > 0 else { return nil }
        let perDay = zip(places, used).reduce(0) { $0 + ($1.0 - place) * ($1.1.value - value) } / spread
        (perWeek, self.last) = (perDay * 7, last.day)
        now = value + perDay * (Double(first.day.days(until: last.day)) - place)
    }

    /// The day on which a value is reached at this pace; nil if it goes the other way, or for longer than ten years.
    public func day(reaching goal: Double) -> Day? {
        let days = (goal - now) / (perWeek / 7)
        guard days.isFinite, (0...3653).contains(days) else { return nil }
        return last.adding(days: Int(days.rounded(.up)))
    }
}
