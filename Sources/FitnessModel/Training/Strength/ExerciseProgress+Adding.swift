extension ExerciseProgress {
    /// Takes one part of a work set into account. Days must come in order.
    ///
    /// Volume counts all parts; records count the first part of a set only, as drops and pauses come after a load that
    /// has tired already.
    public mutating func add(
        _ part: PerformedSet.Part, isFirst: Bool, effort: Effort?, day: Day, session: Identifier<TrainingSession>,
        by formula: StrengthFormula
    ) {
        if day != lastDay {
            lastDay = day
            days += 1
            volumes = [:]
        }
        addVolume(part, day, session)
        guard isFirst else { return }
        sets += 1
        var estimate: Mass?
        if case .load(let load) = part.resistance, let reps = part.reps {
            estimate = PerformedSet.strength(load: load, reps: reps, effort: effort, by: formula)
        }
        let lift = Lift(
            day: day, session: session, resistance: part.resistance, work: part.work, effort: effort, e1RM: estimate)
        switch part.work {
        case .reps(let reps): if reps > 0 { addReps(lift, reps) }
        case .time(let milliseconds):
            keep(lift, in: &longest)
            follow(.time, milliseconds, lift)
        case .distance(let length):
            keep(lift, in: &farthest)
            follow(.distance, length.millimetres, lift)
        }
    }

    private mutating func addReps(_ lift: Lift, _ reps: Int) {
        let column = min(reps, Self.many)
        switch lift.resistance {
        case .none: break
        case .load(let mass):
            if lift.isBetter(than: loads[column]) { loads[column] = lift }
            follow(.load, mass.grams, lift)
        case .bodyWeight:
            if lift.isBetter(than: bodyWeights[column]) { bodyWeights[column] = lift }
            follow(.reps, reps, lift)
        }
        if mostReps.map({ (reps, lift.grams) > ($0.amount, $0.grams) }) ?? true { mostReps = lift }
        guard let estimate = lift.e1RM else { return }
        follow(.e1RM, estimate.grams, lift)
        if strongest?.e1RM.map({ estimate > $0 }) ?? true { strongest = lift }
    }

    private mutating func addVolume(_ part: PerformedSet.Part, _ day: Day, _ session: Identifier<TrainingSession>) {
        let moved = part.resistance.countedGrams.multipliedClamped(by: part.reps ?? 0)
        guard moved > 0 else { return }
        let sum = (volumes[session] ?? 0).addingClamped(moved)
        volumes[session] = sum
        if sum > bestVolume?.volume.grams ?? 0 {
            bestVolume = Volume(day: day, session: session, volume: Mass(grams: sum))
        }
        let whole = volumes.values.reduce(0) { $0.addingClamped($1) }
        put(.volume, whole, day, session)
    }

    private func keep(_ lift: Lift, in records: inout [PerformedSet.Resistance: Lift]) {
        if records[lift.resistance].map({ lift.amount > $0.amount }) ?? true { records[lift.resistance] = lift }
    }

    private mutating func follow(_ figure: Figure, _ value: Int, _ lift: Lift) {
        put(figure, value, lift.day, lift.session)
    }

    /// The best of a day is its point.
    private mutating func put(_ figure: Figure, _ value: Int, _ day: Day, _ session: Identifier<TrainingSession>) {
        let point = Point(day: day, session: session, value: value)
        if let last = series[figure]?.last, last.day == day {
            guard value > last.value else { return }
            series[figure]?.removeLast()
        }
        series[figure, default: []].append(point)
    }
}

extension ExerciseProgress.Lift {
    /// More weight, or as much of it more often.
    fileprivate func isBetter(than other: ExerciseProgress.Lift?) -> Bool {
        other.map { (grams, amount) > ($0.grams, $0.amount) } ?? true
    }
}
