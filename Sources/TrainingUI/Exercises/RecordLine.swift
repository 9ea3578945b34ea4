import FitnessModel
import SpotterCore
import SpotterShell
import ViewKit

/// One line of an exercise's records.
struct RecordLine: Hashable, Sendable {
    /// A heading, or the kind of record: `5 reps`.
    let title: Phrase
    var value: Phrase = ""
    var detail: Phrase = ""
    var day: Day?
    /// The session of the record; nil for headings.
    var session: Identifier<TrainingSession>?
    /// A set with more repetitions is at least as heavy, so this one says nothing about strength.
    var isSurpassed = false
}

extension ExerciseView {
    /// All lines of the records in the client's unit.
    func recordLines(_ context: Context) -> [RecordLine] {
        guard progress.sets > 0 else { return [] }
        let unit = context.client?.unit ?? .kg
        var lines = best(unit, context.shared.formula)
        lines += byReps("Heaviest by repetitions", progress.loads, unit)
        lines += byReps("Body weight, by repetitions", progress.bodyWeights, unit)
        lines += list("Longest holds", progress.holds, unit)
        lines += list("Farthest carries", progress.carries, unit)
        return lines + times(unit)
    }

    /// The records of the sets that were counted, each under its rule.
    private func times(_ unit: MassUnit) -> [RecordLine] {
        let times = progress.times
        let most = times.mostReps.map { seconds, record in
            RecordLine("in \(seconds) s", "\(record.value, one: "rep", other: "reps")", of: record.set, unit)
        }
        let slow = times.longestRep.map {
            RecordLine("controlled", "\(SetTimeText.seconds($0.value)) s", of: $0.set, unit)
        }
        let load = times.longestUnderLoad.map {
            RecordLine("under load", "\(SetTimeText.clock($0.value))", of: $0.set, unit)
        }
        return section("Most reps within a time from the set's start", most)
            + section("Longest rep, press to press, no pause or failure", [slow].compactMap(\.self))
            + section("Longest time under load, from start to last rep", [load].compactMap(\.self))
    }

    private func best(_ unit: MassUnit, _ formula: StrengthFormula) -> [RecordLine] {
        var lines = [RecordLine(title: "Best")]
        if let lift = progress.strongest, let estimate = lift.e1RM {
            let means: Phrase = lift.effort == nil || lift.isBeyondTable ? formula.name : "RPE table"
            let value = Phrase(verbatim: "\(estimate.estimateText(in: unit)) \(unit.rawValue)")
            lines.append(RecordLine("e1RM", value, "\(lift.text(unit)), \(means)", of: lift))
        }
        if let best = progress.bestVolume {
            lines.append(
                RecordLine(
                    title: "volume", value: "\(VolumeText.text(best.volume, unit))", detail: "in one session",
                    day: best.day, session: best.session))
        }
        if let lift = progress.mostReps, case .reps(let reps) = lift.work {
            lines.append(RecordLine("most reps", "\(reps)", "\(lift.text(unit))", of: lift))
        }
        return lines
    }

    private func byReps(_ title: Phrase, _ records: [Int: ExerciseProgress.Lift], _ unit: MassUnit) -> [RecordLine] {
        var lines: [RecordLine] = []
        var heaviest = Int.min
        for (reps, lift) in records.sorted(by: { $0.key > $1.key }) {
            let isMany = reps == ExerciseProgress.many
            let estimate: Phrase = lift.e1RM.map { "e1RM \($0.estimateText(in: unit)) \(unit.rawValue)" } ?? ""
            var line = RecordLine(
                isMany ? "\(reps)+ reps" : "\(reps, one: "rep", other: "reps")", lift.resistance.text(unit),
                isMany ? "\(lift.text(unit))" : heaviest >= lift.weight ? "beaten at more reps" : estimate, of: lift)
            line.isSurpassed = heaviest >= lift.weight
            lines.append(line)
            heaviest = max(heaviest, lift.weight)
        }
        return section(title, lines.reversed())
    }

    private func list(_ title: Phrase, _ lifts: [ExerciseProgress.Lift], _ unit: MassUnit) -> [RecordLine] {
        section(title, lifts.map { RecordLine($0.resistance.text(unit), "\($0.workText(unit))", of: $0) })
    }

    /// A blank line and a heading above the lines; empty without lines.
    private func section(_ title: Phrase, _ lines: [RecordLine]) -> [RecordLine] {
        lines.isEmpty ? [] : [RecordLine(title: ""), RecordLine(title: title)] + lines
    }
}

extension RecordLine {
    /// A lift with its session.
    fileprivate init(_ title: Phrase, _ value: Phrase, _ detail: Phrase = "", of lift: ExerciseProgress.Lift) {
        self.init(title: title, value: value, detail: detail, day: lift.day, session: lift.session)
    }
}

extension RecordLine {
    /// A timed set with its value.
    fileprivate init(_ title: Phrase, _ value: Phrase, of timed: TimedSet, _ unit: MassUnit) {
        self.init(
            title: title, value: value, detail: "\(LoadCell.render([timed.set], unit: unit))", day: timed.day,
            session: timed.session)
    }
}

extension ExerciseProgress.Lift {
    /// In the notation of a cell: `100x5@8`.
    func text(_ unit: MassUnit) -> String {
        LoadCell.render([PerformedSet(resistance, work, effort: effort)], unit: unit)
    }

    /// The work alone: `60s`, `40m`.
    func workText(_ unit: MassUnit) -> String { LoadCell.render([PerformedSet(.none, work)], unit: unit) }

    /// The load in grams: the higher, the better.
    var weight: Int {
        switch resistance {
        case .none: 0
        case .load(let mass), .bodyWeight(let mass): mass.grams
        }
    }

    /// The RPE table has no entry for this set.
    var isBeyondTable: Bool {
        guard case .reps(let reps) = work, let effort else { return true }
        return EffortTable.percent(reps: reps, effort: effort) == nil
    }
}

extension PerformedSet.Resistance {
    /// `102.5 kg`, `body +10 kg`, `body`, `no weight`.
    func text(_ unit: MassUnit) -> Phrase {
        switch self {
        case .none: return "no weight"
        case .load(let mass): return Phrase(verbatim: "\(mass.shown(in: unit)) \(unit.rawValue)")
        case .bodyWeight(.zero): return "body"
        case .bodyWeight(let added):
            let weight = "\(Mass(grams: abs(added.grams)).shown(in: unit)) \(unit.rawValue)"
            return added.grams < 0 ? "body -\(weight)" : "body +\(weight)"
        }
    }
}
