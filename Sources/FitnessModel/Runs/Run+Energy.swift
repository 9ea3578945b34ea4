extension Run {
    /// Where the energy of a run comes from.
    public enum EnergySource: Hashable, Sendable {
        /// A device said it, or somebody typed it.
        case typed
        /// The equation of the American College of Sports Medicine for walking.
        case walkingEquation
        /// The equation of the American College of Sports Medicine for running.
        case runningEquation
        /// The compendium's MET of riding at this speed, in thousandths.
        case ridingTable(Int)
        /// The compendium's MET of moving so at one's own pace, in thousandths, since no distance is known: an estimate.
        case time(Int)
    }

    /// What the run cost; nil where neither a figure was typed nor weight and time are known.
    ///
    /// Metres climbed count as grade; those descended give nothing back. Without a distance the time alone is counted at the
    /// MET of an own pace. Of other kinds of movement nothing is known: their energy must be typed.
    ///
    /// - Parameters:
    ///   - weight: of the body on that day.
    ///   - profile: says whether what rest would have cost is in it.
    public func energy(weight: Mass?, profile: EnergyProfile) -> Energy? {
        if let typedEnergy { return typedEnergy }
        guard let weight, weight > .zero, elapsed > 0 else { return nil }
        guard let metres = distance?.value(in: .m), metres > 0 else {
            guard let met = kind.ownPaceMET else { return nil }
            return ActivityEnergy.energy(met: met, duration: elapsed / 1000, weight: weight, profile: profile)
        }
        let minutes = Double(elapsed) / 60_000
        let speed = metres / minutes
        let grade = max(0, ascent?.value(in: .m) ?? 0) / metres
        guard let uptake = RunEnergy.uptake(kind, speed: speed, grade: grade) else { return nil }
        let counted = profile.counting == .net ? uptake - RunEnergy.restingUptake : uptake
        return Energy(
            kilocalories: RunEnergy.kilocaloriesAMinute(uptake: counted, weight: weight) * minutes)
    }

    /// Where `energy` comes from; nil where it knows none, whatever the weight.
    public var energySource: EnergySource? {
        if typedEnergy != nil { return .typed }
        guard let meanSpeed else { return elapsed > 0 ? kind.ownPaceMET.map { .time($0) } : nil }
        switch kind {
        case .walk: return .walkingEquation
        case .run: return .runningEquation
        case .ride: return .ridingTable(Int((RunEnergy.ridingMET(speed: meanSpeed * 60) * 1000).rounded()))
        case .other: return nil
        }
    }

    /// Whether `energy` is an estimate by the time alone, since no distance is known.
    public var isEnergyEstimated: Bool {
        guard case .time = energySource else { return false }
        return true
    }
}

extension Run.Kind {
    /// The metabolic equivalent of moving so at one's own pace, in thousandths: codes 12020 (jogging), 17190 (walking) and
    /// 01016 (cycling) of the compendium. Of its two own paces on foot the slower is taken: too much would be eaten.
    public var ownPaceMET: Int? {
        switch self {
        case .run: 7500
        case .walk: 3800
        case .ride: 7000
        case .other: nil
        }
    }
}
