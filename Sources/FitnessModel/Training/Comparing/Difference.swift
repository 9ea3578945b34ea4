/// A figure of an exercise that is compared between two phases.
public enum ComparedFigure: String, CaseIterable, Sendable {
    /// The heaviest set.
    case best
    /// The best estimated one-repetition maximum.
    case e1RM
    /// Volume load.
    case volume
    /// Work sets.
    case sets
    /// The mean RPE.
    case effort
}

/// How the right phase differs from the left one.
public enum Difference: Hashable, Sendable {
    /// Neither side has a value.
    case nothing
    /// The left phase lacks the exercise.
    case new
    /// The right phase lacks the exercise.
    case removed
    /// The left phase has the exercise and no figure for it.
    case first
    /// The right phase has the exercise and no figure for it.
    case notYet
    /// Equal.
    case same
    /// Figures of different kinds: a weight and a time.
    case otherKind
    /// A difference of weight, and of the repetitions with it.
    case weight(Mass, reps: Int = 0)
    /// A difference in repetitions with the same weight.
    case reps(Int)
    /// A difference of time in milliseconds.
    case time(milliseconds: Int)
    /// A difference of distance.
    case distance(Length)
    /// A difference in thousandths of the left side.
    case share(perMille: Int)
    /// A difference in sets.
    case sets(Int)
    /// A difference in tenths of a set in an average session.
    case setsPerSession(tenths: Int)
    /// A difference in tenths of RPE.
    case effort(tenths: Int)

    /// Above zero for more, below for less, 0 for everything that has no direction.
    public var direction: Int {
        switch self {
        case .weight(let mass, _): mass.grams.signum()
        case .distance(let length): length.millimetres.signum()
        case .reps(let amount), .time(let amount), .share(let amount), .sets(let amount), .setsPerSession(let amount),
            .effort(let amount):
            amount.signum()
        case .nothing, .new, .removed, .first, .notYet, .same, .otherKind: 0
        }
    }

    /// Weights nearer than this are the same: pounds and kilograms of one plate differ by some grams.
    static let tolerance = 50

    /// The difference of one figure; nil on a side that lacks the exercise.
    public init(_ figure: ComparedFigure, from left: ExerciseFigures?, to right: ExerciseFigures?) {
        switch (left, right) {
        case (nil, nil): self = .nothing
        case (nil, _): self = .new
        case (_, nil): self = .removed
        case (let left?, let right?):
            switch figure {
            case .best: self = Self.between(left.best, right.best, Self.best)
            case .e1RM: self = Self.between(left.e1RM, right.e1RM, Self.estimate)
            case .volume: self = Self.between(left.countedVolume, right.countedVolume, Self.share)
            case .sets: self = Self.between(left.countedSets, right.countedSets) { .changed($1 - $0, Self.sets) }
            case .effort:
                self = Self.between(left.meanEffortTenths, right.meanEffortTenths) { .changed($1 - $0, Self.effort) }
            }
        }
    }

    private static func between<Figure>(
        _ left: Figure?, _ right: Figure?, _ compare: (Figure, Figure) -> Difference
    ) -> Difference {
        switch (left, right) {
        case (nil, nil): .nothing
        case (nil, _): .first
        case (_, nil): .notYet
        case (let left?, let right?): compare(left, right)
        }
    }

    /// The difference for an amount; `.same` for zero.
    private static func changed(_ amount: Int, _ difference: (Int) -> Difference) -> Difference {
        amount == 0 ? .same : difference(amount)
    }

    private static func best(_ left: BestSet, _ right: BestSet) -> Difference {
        guard left.workKind == right.workKind else { return .otherKind }
        switch (left.resistance, right.resistance) {
        case (.load(let old), .load(let new)), (.bodyWeight(let old), .bodyWeight(let new)):
            let (difference, change) = (weight(old, new), work(left, right))
            return switch (difference, change) {
            case (.same, _): change
            case (.weight(let mass, _), .reps(let reps)): .weight(mass, reps: reps)
            default: difference
            }
        case (.none, .none): return work(left, right)
        // The bare body is body weight with nothing added: "x8" and "bw+10x8" are of one kind.
        case (.none, .bodyWeight(let added)): return added == .zero ? work(left, right) : .weight(added)
        case (.bodyWeight(let added), .none):
            return added == .zero ? work(left, right) : .weight(Mass(grams: -added.grams))
        default: return .otherKind
        }
    }

    private static func work(_ left: BestSet, _ right: BestSet) -> Difference {
        let amount = right.work.amount - left.work.amount
        guard amount != 0 else { return .same }
        return switch right.work {
        case .reps: .reps(amount)
        case .time: .time(milliseconds: amount)
        case .distance: .distance(Length(millimetres: amount))
        }
    }

    private static func weight(_ left: Mass, _ right: Mass) -> Difference {
        let grams = right.grams - left.grams
        return abs(grams) < tolerance ? .same : .weight(Mass(grams: grams))
    }

    /// The difference of the displayed values: an estimate is not more exact than a tenth of a kilogram.
    private static func estimate(_ left: Mass, _ right: Mass) -> Difference {
        func tenths(_ mass: Mass) -> Int { Int((Double(mass.grams) / 100).rounded()) }
        return .changed(tenths(right) - tenths(left)) { .weight(Mass(grams: 100 * $0)) }
    }

    /// The difference as a share of the left; none without a left value.
    static func share(_ left: Mass, _ right: Mass) -> Difference {
        guard left.grams > 0 else { return .nothing }
        let share = (Double(right.grams) / Double(left.grams) - 1) * 1_000
        return .changed(Int(min(share, 1e9).rounded()), Self.share)
    }

    /// The difference of volume or sets in an average session, for phases of different length. None without sessions on
    /// one side; other figures have no sum to divide.
    static func perSession(
        _ figure: ComparedFigure, from left: (figures: ExerciseFigures, sessions: Int),
        to right: (figures: ExerciseFigures, sessions: Int)
    ) -> Difference {
        guard left.sessions > 0, right.sessions > 0 else { return .nothing }
        switch figure {
        case .volume:
            return share(
                Mass(grams: left.figures.volume.grams / left.sessions),
                Mass(grams: right.figures.volume.grams / right.sessions))
        case .sets:
            func tenths(_ side: (figures: ExerciseFigures, sessions: Int)) -> Int {
                Int((Double(10 * side.figures.sets) / Double(side.sessions)).rounded())
            }
            return .changed(tenths(right) - tenths(left), Self.setsPerSession)
        case .best, .e1RM, .effort: return Difference(figure, from: left.figures, to: right.figures)
        }
    }
}

extension ExerciseFigures {
    /// An exercise without weight has no volume load, rather than none.
    fileprivate var countedVolume: Mass? { volume == .zero ? nil : volume }
    fileprivate var countedSets: Int? { sets == 0 ? nil : sets }
}

/// The best of some sets: the heaviest, and of equal ones the one with the most repetitions.
///
/// Compares the first part of a set, as everywhere; loads rank above body weight, body weight above no load.
public struct BestSet: Hashable, Sendable, Comparable {
    /// The resistance.
    public let resistance: PerformedSet.Resistance
    /// The work.
    public let work: PerformedSet.Work

    /// The best of these sets; nil when none was work. Warm-ups and failed attempts do not count.
    public init?(of sets: [PerformedSet]) {
        guard let best = sets.compactMap({ BestSet($0) }).max() else { return nil }
        self = best
    }

    private init?(_ set: PerformedSet) {
        guard !set.isWarmUp, let part = set.parts.first else { return nil }
        resistance = part.resistance
        work = part.work
        guard work.amount > 0 else { return nil }
    }

    /// The set as text of a cell: "105x3".
    public func text(in unit: MassUnit) -> String { LoadCell.render([PerformedSet(resistance, work)], unit: unit) }

    /// The same with its count among these sets, if it is more than one: "105x3*2".
    public func text(in unit: MassUnit, among sets: [PerformedSet]) -> String {
        let count = sets.count { BestSet($0) == self }
        return text(in: unit) + (count > 1 ? "*\(count)" : "")
    }

    /// The lesser set first.
    public static func < (left: BestSet, right: BestSet) -> Bool { left.rank < right.rank }

    private var rank: (kind: Int, grams: Int, workKind: Int, amount: Int) {
        switch resistance {
        case .load(let mass): (2, mass.grams, workKind, work.amount)
        case .bodyWeight(let added): (1, added.grams, workKind, work.amount)
        case .none: (0, 0, workKind, work.amount)
        }
    }

    /// Repetitions are compared with repetitions only.
    var workKind: Int {
        switch work {
        case .reps: 2
        case .time: 1
        case .distance: 0
        }
    }
}
