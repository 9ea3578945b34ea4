extension ExerciseProgress {
    /// Takes the sets into account that were counted or timed; they come in order of time.
    public mutating func add(_ timed: [TimedSet]) {
        times = TimeRecords(timed)
        for (day, sets) in Dictionary(grouping: timed, by: \.day).sorted(by: { $0.key < $1.key }) {
            let figures = TimeFigures(sets)
            let values: [(Figure, Int?)] = [
                (.setTime, figures.longest), (.repTime, figures.meanRep), (.underLoad, figures.underLoad),
            ]
            for (figure, value) in values {
                guard let value, value > 0, let session = sets.last?.session else { continue }
                series[figure, default: []].append(Point(day: day, session: session, value: value))
            }
        }
    }
}
