import FitnessModel

/// Short forms for expected sets.
extension PerformedSet {
    static func load(_ kilograms: Double, _ reps: Int) -> PerformedSet {
        PerformedSet(.load(Mass(kilograms, .kg)), .reps(reps))
    }

    static func pounds(_ pounds: Double, _ reps: Int) -> PerformedSet {
        PerformedSet(.load(Mass(pounds, .lb)), .reps(reps))
    }

    static func body(_ added: Double = 0, _ reps: Int) -> PerformedSet {
        PerformedSet(.bodyWeight(added: Mass(added, .kg)), .reps(reps))
    }

    static func held(_ seconds: Double, with load: Double? = nil) -> PerformedSet {
        let resistance = load.map { Resistance.load(Mass($0, .kg)) } ?? .none
        return PerformedSet(resistance, .time(milliseconds: Int(seconds * 1000)))
    }

    static func carried(_ metres: Double, with load: Double? = nil) -> PerformedSet {
        let resistance = load.map { Resistance.load(Mass($0, .kg)) } ?? .none
        return PerformedSet(resistance, .distance(Length(millimetres: Int(metres * 1000))))
    }

    func then(_ link: Link, _ part: PerformedSet) -> PerformedSet {
        var copy = self
        copy.parts += part.parts.map { Part(resistance: $0.resistance, work: $0.work, link: link) }
        return copy
    }

    func rated(_ tenths: Int) -> PerformedSet { changed { $0.effort = .rpe(tenths: tenths) } }
    func reserve(_ reps: Int) -> PerformedSet { changed { $0.effort = .rir(reps) } }
    var warmUp: PerformedSet { changed { $0.isWarmUp = true } }
    var failed: PerformedSet { changed { $0.toFailure = true } }

    private func changed(_ change: (inout PerformedSet) -> Void) -> PerformedSet {
        var copy = self
        change(&copy)
        return copy
    }
}
