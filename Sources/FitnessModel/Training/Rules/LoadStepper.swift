/// Moves a weight by the steps of plates, in the person's unit.
struct LoadStepper {
    private let unit: MassUnit
    /// Hundredths of the unit, at least 1.
    private let step: Int
    /// The smallest change by plates, in hundredths; at most a step.
    private let plate: Int

    /// By the usual plates alone: 1.25 kg, 2.5 lb.
    init(platesOf unit: MassUnit) { self.init(step: Mass(unit == .kg ? 1.25 : 2.5, unit), unit: unit) }

    /// A step in the other unit becomes the nearest one that plates of this unit allow: 2.5 kg is 5 lb.
    init(step: Mass, unit: MassUnit) {
        self.unit = unit
        let hundredths = Self.hundredths(step, unit)
        let coarse = unit == .kg ? 125 : 250
        let plate = hundredths >= coarse ? coarse : 50
        self.step =
            step.isPlateLoad(in: unit) && hundredths > 0
            ? hundredths : max((hundredths + plate / 2) / plate, 1) * plate
        self.plate = min(self.step, coarse)
    }

    /// The mass of a step.
    var stepMass: Mass { Self.mass(step, unit) }

    /// One step more. A weight in the other unit moves to whole steps of this one.
    func up(_ load: Mass) -> Mass {
        let old = Self.hundredths(load, unit)
        let new = Self.mass(old.addingClamped(step), unit)
        return load.isPlateLoad(in: unit) ? new : nearest(new)
    }

    /// A tenth less, rounded to whole steps, at least one step; unchanged if nothing would be left.
    func down(_ load: Mass) -> Mass {
        let amount = Self.hundredths(load, unit)
        let rounded = (amount / 10 * 9 + amount % 10 * 9 / 10 + step / 2) / step * step
        let lower = min(rounded, amount - step)
        return lower > 0 ? Self.mass(lower, unit) : load
    }

    /// The nearest whole number of steps, at least one.
    func nearest(_ load: Mass) -> Mass { nearest(load, step) }

    private func nearest(_ load: Mass, _ step: Int) -> Mass {
        let amount = Self.hundredths(load, unit)
        return Self.mass(max((amount / step * step).addingClamped(amount % step * 2 >= step ? step : 0), step), unit)
    }

    /// The same load by the plates of this unit if it was given in the other one: 60 lb are 27.5 kg, 62.5 kg 137.5 lb.
    func normalized(_ load: Mass) -> Mass { load.isPlateLoad(in: unit) ? load : nearest(load, plate) }

    private static func hundredths(_ mass: Mass, _ unit: MassUnit) -> Int {
        Int((mass.value(in: unit) * 100).rounded())
    }

    private static func mass(_ hundredths: Int, _ unit: MassUnit) -> Mass {
        Mass(Double(hundredths) / 100, unit)
    }
}
