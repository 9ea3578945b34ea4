/// Moves a weight by the steps that plates allow, in the unit in which the person counts.
struct LoadStepper {
    private let unit: MassUnit
    /// Hundredths of the unit, at least 1.
    private let step: Int

    /// A step that was said in the other unit becomes the nearest one that plates of this unit allow: 2.5 kg is 5 lb.
    init(step: Mass, unit: MassUnit) {
        self.unit = unit
        let hundredths = Self.hundredths(step, unit)
        let isOwn = Self.mass(hundredths, unit) == step && hundredths % (unit == .kg ? 5 : 25) == 0
        let coarse = unit == .kg ? 125 : 250
        let plate = hundredths >= coarse ? coarse : 50
        self.step = isOwn && hundredths > 0 ? hundredths : max((hundredths + plate / 2) / plate, 1) * plate
    }

    /// One step more.
    func up(_ resistance: PerformedSet.Resistance) -> PerformedSet.Resistance {
        change(resistance) { $0.addingClamped(step) }
    }

    /// A tenth less, rounded to whole steps, at least one step; assistance grows by one step.
    ///
    /// What would leave nothing stays as it is, as does the body without added weight.
    func down(_ resistance: PerformedSet.Resistance) -> PerformedSet.Resistance {
        change(resistance) { amount in
            guard amount > 0 else { return amount < 0 ? amount.addingClamped(-step) : amount }
            let rounded = (amount / 10 * 9 + amount % 10 * 9 / 10 + step / 2) / step * step
            let lower = min(rounded, amount - step)
            return lower > 0 ? lower : amount
        }
    }

    private func change(
        _ resistance: PerformedSet.Resistance, by move: (Int) -> Int
    ) -> PerformedSet.Resistance {
        switch resistance {
        case .none: return .none
        case .load(let load):
            let old = Self.hundredths(load, unit)
            let new = move(old)
            return new == old ? resistance : .load(Self.mass(new, unit))
        case .bodyWeight(let added):
            let old = Self.hundredths(added, unit)
            let new = move(old)
            return new == old ? resistance : .bodyWeight(added: Self.mass(new, unit))
        }
    }

    private static func hundredths(_ mass: Mass, _ unit: MassUnit) -> Int {
        Int((mass.value(in: unit) * 100).rounded())
    }

    private static func mass(_ hundredths: Int, _ unit: MassUnit) -> Mass {
        Mass(Double(hundredths) / 100, unit)
    }
}
