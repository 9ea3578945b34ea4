package import DiaryStore
package import FitnessModel
import Foundation
package import Phrases
import TerminalKit

/// The texts for the figures of runs.
package enum RunText {
    /// "1.20 km", "123.4 km"; empty if unknown.
    ///
    /// - Parameter goal: The goal of the run. The distance is not rounded up to it: 4.999 of 5 km is 4.99.
    package static func distance(_ length: Length?, towards goal: RunGoal? = nil) -> String {
        length.map { "\(kilometres($0, towards: goal)) km" } ?? ""
    }

    /// "1.20", "123.4".
    private static func kilometres(_ length: Length, towards goal: RunGoal?) -> String {
        let decimals = length.millimetres >= 100_000_000 ? 1 : 2
        let unit = decimals == 1 ? 100_000 : 10_000
        var whole = (length.millimetres + unit / 2) / unit
        if case .distance(let goal) = goal, length.millimetres < goal.millimetres, whole * unit >= goal.millimetres {
            whole = length.millimetres / unit
        }
        let scale = decimals == 1 ? 10 : 100
        let fraction = decimals == 2 ? (whole % scale).twoDigits : "\(whole % scale)"
        return NumberFormat.shown("\(whole / scale).\(fraction)")
    }

    /// A distance as the user typed it: "5 km", "800 m".
    package static func typed(_ length: Length) -> String {
        length.millimetres < 1_000_000 ? "\(length.shown(in: .m)) m" : "\(length.kilometresText) km"
    }

    /// "5:12 /km" for runs and walks, "24.3 km/h" for rides.
    ///
    /// - Parameter hasUnit: False for "5:12" in a narrow column; speeds always have their unit.
    package static func pace(_ speed: Double?, _ kind: Run.Kind, hasUnit: Bool = true) -> String {
        // Speeds below 0.05 m/s are not a pace, for example after two steps of a new lap.
        guard let speed, speed >= 0.05 else { return "" }
        if kind == .ride { return Self.speed(speed) }
        let seconds = (1000 / speed).rounded()
        guard seconds < 6000 else { return Self.speed(speed) }
        let time = ElapsedText.write(Int(seconds) * 1000)
        return hasUnit ? "\(time) /km" : time
    }

    /// "11.5 km/h".
    package static func speed(_ speed: Double?) -> String {
        speed.map { "\(ChartNumber.short($0 * 3.6)) km/h" } ?? ""
    }

    /// "5 km", "30:00", "300 kcal", "240 kcal surplus".
    package static func goal(_ goal: RunGoal, _ unit: EnergyUnit) -> Phrase {
        switch goal {
        case .distance(let length): "\(typed(length))"
        case .time(let milliseconds): "\(ElapsedText.write(milliseconds))"
        case .energy(let energy): "\(EnergyText.text(energy, in: unit))"
        case .surplus(let energy): "\(EnergyText.text(energy, in: unit)) surplus"
        }
    }

    /// The goal in the list of runs: "5 km reached", "5 km 80 %".
    package static func mark(_ run: Run, energy: Energy?, _ unit: EnergyUnit) -> Phrase {
        guard let goal = run.goal, let progress = run.progress(energy: energy) else { return "" }
        let words = Self.goal(goal, unit)
        return run.reached(energy: energy) != nil ? "\(words) reached" : "\(words) \(percent(progress)) %"
    }

    /// "1.20 of 5 km · 24 %", "5 km reached at 24:58".
    package static func progress(_ run: Run, energy: Energy?, _ unit: EnergyUnit, separator: String) -> Phrase {
        guard let goal = run.goal, let progress = run.progress(energy: energy) else { return "no goal" }
        if let reached = run.reached(energy: energy) {
            return "\(Self.goal(goal, unit)) reached at \(ElapsedText.write(reached))"
        }
        let value: String
        switch goal {
        case .distance: value = run.distance.map { kilometres($0, towards: goal) } ?? "?"
        case .time: value = ElapsedText.write(run.elapsed)
        case .energy, .surplus: value = energy.map { EnergyText.number($0, in: unit) } ?? "?"
        }
        let part: Phrase = "\(value) of \(Self.goal(goal, unit))"
        return [part, "\(percent(progress)) %"].joined(separator: " \(separator) ")
    }

    /// Whole percent, never 100 before the goal is reached.
    private static func percent(_ progress: RunProgress) -> Int { Int(min(progress.fraction, 0.999) * 100) }

    /// "320 kcal", "~320 kcal" for an estimate from the time alone, "?" if unknown.
    package static func energy(_ energy: Energy?, isEstimate: Bool, _ unit: EnergyUnit) -> String {
        energy.map { (isEstimate ? "~" : "") + EnergyText.text($0, in: unit) } ?? "?"
    }

    /// The source of the energy: "ACSM running, net, 80 kg".
    package static func source(_ run: Run, _ basis: RunBasis) -> Phrase {
        let counting: Phrase = basis.profile.counting == .net ? "net" : "gross"
        let weight = basis.weight(on: run.day).map { "\($0.shown(in: .kg)) kg" }
        let by: Phrase
        switch run.energySource {
        case .typed: return "as typed or recorded"
        case .walkingEquation: by = "ACSM walking"
        case .runningEquation: by = "ACSM running"
        case .ridingTable(let met): by = "\(NumberFormat.shown(met, decimals: 3)) MET by speed"
        case .time(let met): by = "estimate: \(NumberFormat.shown(met, decimals: 3)) MET by time"
        case nil:
            if run.kind == .other { return "not known: e enters it" }
            return "not known without a time"
        }
        guard let weight else { return "\(by): body weight not known" }
        return [by, counting, "\(weight)"].joined(separator: ", ")
    }
}

extension Run.Kind {
    /// "Run", "Walk".
    package var title: Phrase {
        switch self {
        case .run: "Run"
        case .walk: "Walk"
        case .ride: "Ride"
        case .other: "Other"
        }
    }

    /// "run", "walk".
    package var word: Phrase {
        switch self {
        case .run: "run"
        case .walk: "walk"
        case .ride: "ride"
        case .other: "other"
        }
    }

    /// "run", "walk"; "movement" for other kinds.
    package var noun: Phrase { self == .other ? "movement" : word }
}

extension Run {
    /// The title, otherwise the kind of the run.
    package var name: Phrase { title.isEmpty ? kind.title : "\(title)" }
}

extension RunText {
    /// A figure of a run: its name, its value and a remark.
    package typealias Fact = (what: Phrase, value: Phrase, remark: Phrase)

    /// The figures of a run. The remark is the source of a figure or a value derived from it. Unknown figures are left
    /// out, except for the energy.
    ///
    /// - Parameter topSpeed: The highest speed of the track, in millimetres per second.
    package static func facts(_ run: Run, laps: Int, topSpeed: Int?, _ basis: RunBasis) -> [Fact] {
        let unit = basis.profile.unit
        let energy = basis.energy(of: run)
        var facts: [Fact] = [
            ("Distance", "\(distance(run.distance, towards: run.goal))", ""),
            ("Time", run.elapsed > 0 ? "\(ElapsedText.write(run.elapsed))" : "", ""),
            ("Pace", "\(pace(run.meanSpeed, run.kind))", run.kind == .ride ? "" : "\(speed(run.meanSpeed))"),
            ("Top speed", topSpeed.map { "\(speed(Double($0) / 1000))" } ?? "", "over 15 s"),
            ("Energy", "\(Self.energy(energy, isEstimate: run.isEnergyEstimated, unit))", source(run, basis)),
        ]
        if let goal = run.goal { facts.append(("Goal", Self.goal(goal, unit), goalText(run, energy: energy))) }
        let rates: [Phrase?] = [run.meanHeartRate.map { "average \($0)" }, run.topHeartRate.map { "top \($0) bpm" }]
        facts += [
            ("Steps", run.steps.map { "\($0)" } ?? "", stepText(run)),
            ("Heart rate", rates.compactMap { $0 }.joined(separator: ", "), ""),
            ("Climb", climb(run), ""), ("Laps", laps == 0 ? "" : "\(laps)", ""),
        ]
        return facts.filter { !$0.value.isEmpty }
    }

    private static func goalText(_ run: Run, energy: Energy?) -> Phrase {
        if let reached = run.reached(energy: energy) { return "reached at \(ElapsedText.write(reached))" }
        let progress = run.progress(energy: energy)
        return "not reached: \(Int(min(progress?.fraction ?? 0, 0.999) * 100)) %"
    }

    private static func stepText(_ run: Run) -> Phrase {
        guard let steps = run.steps, steps > 0, run.elapsed > 0 else { return "" }
        let cadence: Phrase = "\(Int((Double(steps) / Double(run.elapsed) * 60_000).rounded())) a minute"
        guard let distance = run.distance, distance.millimetres > 0 else { return cadence }
        let length = NumberFormat.shown(Double(distance.millimetres) / Double(steps) / 10, decimals: 0)
        return [cadence, "\(length) cm each"].joined(separator: ", ")
    }

    private static func climb(_ run: Run) -> Phrase {
        let up: Phrase? = run.ascent.map { "\(Int($0.value(in: .m).rounded())) m up" }
        let down: Phrase? = run.descent.map { "\(Int($0.value(in: .m).rounded())) m down" }
        return [up, down].compactMap { $0 }.joined(separator: ", ")
    }

    /// The column heads of a table of laps.
    package static let lapTitles: [Phrase] = ["Lap", "Time", "Distance", "Pace", "Heart rate", "Steps", "Energy"]

    /// The row of a lap for these heads; laps are numbered from 1.
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
    /// Metres per second; nil if the distance or the time is unknown.
    package var speed: Double? {
        guard let distance, distance.millimetres > 0, elapsed > 0 else { return nil }
        return Double(distance.millimetres) / Double(elapsed)
    }
}
