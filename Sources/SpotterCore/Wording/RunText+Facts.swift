package import DiaryStore
package import FitnessModel

extension RunText {
    /// A figure of a run in words.
    package typealias Fact = (what: String, value: String, remark: String)

    /// What is said of a run: what, how much, and whence it comes or what follows from it. What is not known is left out, but for
    /// the energy.
    ///
    /// - Parameter topSpeed: the highest of the track, in millimetres a second.
    package static func facts(_ run: Run, laps: Int, topSpeed: Int?, _ basis: RunBasis) -> [Fact] {
        let unit = basis.profile.unit
        let energy = basis.energy(of: run)
        var facts: [Fact] = [
            ("Distance", distance(run.distance, towards: run.goal), ""),
            ("Time", run.elapsed > 0 ? ElapsedText.write(run.elapsed) : "", ""),
            ("Pace", pace(run.meanSpeed, run.kind), run.kind == .ride ? "" : speed(run.meanSpeed)),
            ("Top speed", topSpeed.map { speed(Double($0) / 1000) } ?? "", "over 15 s"),
            ("Energy", Self.energy(energy, isEstimate: run.isEnergyEstimated, unit), source(run, basis)),
        ]
        if let goal = run.goal { facts.append(("Goal", Self.goal(goal, unit), goalWords(run, energy: energy))) }
        let rates = [run.meanHeartRate.map { "mean \($0)" }, run.topHeartRate.map { "top \($0) bpm" }]
        facts += [
            ("Steps", run.steps.map { "\($0)" } ?? "", stepWords(run)),
            ("Pulse", rates.compactMap { $0 }.joined(separator: ", "), ""),
            ("Climb", climb(run), ""), ("Laps", laps == 0 ? "" : "\(laps)", ""),
        ]
        return facts.filter { !$0.value.isEmpty }
    }

    private static func goalWords(_ run: Run, energy: Energy?) -> String {
        if let reached = run.reached(energy: energy) { return "reached at \(ElapsedText.write(reached))" }
        let progress = run.progress(energy: energy)
        return "not reached: \(Int(min(progress?.fraction ?? 0, 0.999) * 100)) %"
    }

    private static func stepWords(_ run: Run) -> String {
        guard let steps = run.steps, steps > 0, run.elapsed > 0 else { return "" }
        let cadence = "\(Int((Double(steps) / Double(run.elapsed) * 60_000).rounded())) a minute"
        guard let distance = run.distance, distance.millimetres > 0 else { return cadence }
        return
            "\(cadence), \(NumberFormat.shown(Double(distance.millimetres) / Double(steps) / 10, decimals: 0)) cm each"
    }

    private static func climb(_ run: Run) -> String {
        let up = run.ascent.map { "\(Int($0.value(in: .m).rounded())) m up" }
        let down = run.descent.map { "\(Int($0.value(in: .m).rounded())) m down" }
        return [up, down].compactMap { $0 }.joined(separator: ", ")
    }

    /// The heads of a table of laps.
    package static let lapTitles = ["Lap", "Time", "Distance", "Pace", "Pulse", "Steps", "Energy"]

    /// A lap in the columns of these heads, counted from 1.
    package static func lap(_ number: Int, _ lap: RunLap, _ kind: Run.Kind, _ unit: EnergyUnit) -> [String] {
        let rates = [lap.meanHeartRate, lap.topHeartRate].compactMap { $0.map { "\($0)" } }
        return [
            "\(number)", ElapsedText.write(lap.elapsed), distance(lap.distance), pace(lap.speed, kind),
            rates.joined(separator: " / "), lap.steps.map { "\($0)" } ?? "",
            lap.energy.map { EnergyText.text($0, in: unit) } ?? "",
        ]
    }
}

extension RunLap {
    /// Metres a second; nil where distance or time is not known.
    package var speed: Double? {
        guard let distance, distance.millimetres > 0, elapsed > 0 else { return nil }
        return Double(distance.millimetres) / Double(elapsed)
    }
}
