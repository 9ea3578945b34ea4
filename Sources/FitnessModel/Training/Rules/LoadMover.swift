/// Moves what resists up and down: by the loads of the machine where they are known, else by steps.
struct LoadMover {
    let stepper: LoadStepper
    /// Nil if any load can be set.
    let loads: AvailableLoads?

    init(step: Mass, unit: MassUnit, loads: AvailableLoads?) {
        stepper = LoadStepper(step: step, unit: unit)
        self.loads = loads.flatMap { $0.isAnything ? nil : $0 }
    }

    /// One step more, or the next load up where that is farther.
    func up(_ resistance: PerformedSet.Resistance) -> PerformedSet.Resistance {
        change(resistance, more: heavier, less: lighterByStep)
    }

    /// A tenth less, or the next load down where that is farther; help grows by one step.
    func down(_ resistance: PerformedSet.Resistance) -> PerformedSet.Resistance {
        change(resistance, more: lighter, less: heavier)
    }

    /// A tenth less, or as much less as it takes to do more repetitions by Epley's estimate, whichever is lighter.
    func down(_ resistance: PerformedSet.Resistance, from done: Int, to wanted: Int) -> PerformedSet.Resistance {
        let lighter = down(resistance)
        guard case .load(let load) = resistance, case .load(let tenth) = lighter else { return lighter }
        let share = StrengthFormula.epley.maximum(reps: done) / StrengthFormula.epley.maximum(reps: wanted)
        return .load(min(tenth, nearest(Mass(load.value(in: .kg) * share, .kg))))
    }

    /// The nearest available load.
    func nearest(_ load: Mass) -> Mass { loads?.nearest(to: load) ?? stepper.nearest(load) }

    /// The same, as far as there is such a load.
    func same(_ resistance: PerformedSet.Resistance) -> PerformedSet.Resistance {
        change(resistance, more: normalized, less: normalized)
    }

    /// - Parameters:
    ///   - more: the change of a load, or of weight added to the body.
    ///   - less: the change of assistance, which is a weight, too.
    private func change(
        _ resistance: PerformedSet.Resistance, more: (Mass) -> Mass, less: (Mass) -> Mass
    ) -> PerformedSet.Resistance {
        switch resistance {
        case .none: return .none
        case .load(let load): return .load(more(load))
        case .bodyWeight(let added) where added.grams < 0:
            return .bodyWeight(added: Mass(grams: -less(Mass(grams: -added.grams)).grams))
        case .bodyWeight(let added): return .bodyWeight(added: more(added))
        }
    }

    private func normalized(_ load: Mass) -> Mass {
        load == .zero ? load : loads?.nearest(to: load) ?? stepper.normalized(load)
    }

    private func heavier(_ load: Mass) -> Mass {
        let wanted = stepper.up(load)
        guard let loads else { return wanted }
        let nearest = loads.nearest(to: wanted)
        return nearest > load ? nearest : loads.above(load) ?? normalized(load)
    }

    private func lighter(_ load: Mass) -> Mass {
        // The body without added weight cannot be made lighter here.
        guard load > .zero else { return load }
        let wanted = stepper.down(load)
        guard let loads else { return wanted }
        let nearest = loads.nearest(to: wanted)
        return nearest < load ? nearest : loads.below(load) ?? normalized(load)
    }

    /// Help of one step less; none of it left is the body alone.
    private func lighterByStep(_ help: Mass) -> Mass {
        guard let loads else { return Mass(grams: max(help.grams - stepper.stepMass.grams, 0)) }
        return loads.below(help) ?? .zero
    }
}
