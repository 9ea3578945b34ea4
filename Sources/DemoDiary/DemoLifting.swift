import DiaryStore
import FitnessModel
import Foundation

/// The lifts of one person in one exercise on one day of a career.
struct DemoLifting {
    let person: DemoPerson
    let row: DemoSheet.Row
    /// Years since the start, with fractions.
    let years: Double
    /// Progress through the phase, 0...1: loads climb from its first session to its last.
    let progress: Double

    /// The sets and the notes after them.
    func sets(_ random: inout DemoRandom) -> [PerformedSet] {
        switch row.exercise.record.unitKind {
        case .loadAndReps: lifted(&random)
        case .bodyWeight: ownWeight(&random)
        case .time: (0..<row.sets).map { _ in PerformedSet(.none, .time(milliseconds: 1_000 * held(&random))) }
        case .distance: carried(&random)
        }
    }

    /// Growth slows down over the years: a third more after three years, half as much again in the end.
    private var growth: Double { 1 + 0.5 * (1 - exp(-years / 2.7)) }
    private var maximum: Double { row.exercise.strength * person.strength * growth * 0.7 }

    private func lifted(_ random: inout DemoRandom) -> [PerformedSet] {
        let top = maximum / (1 + Double(row.reps) / 30) * (0.86 + 0.13 * progress)
        // Sets of few repetitions ramp up; sets of many use one weight.
        let isRamped = row.reps <= 5
        var done: [PerformedSet] = []
        for number in 0..<row.sets {
            let share = isRamped ? 0.78 + 0.22 * Double(number + 1) / Double(row.sets) : 1
            var count = row.reps
            if number == row.sets - 1, random.once(in: 4) { count = max(1, row.reps - random.whole(1...2)) }
            done.append(PerformedSet(.load(rounded(top * share)), .reps(count)))
        }
        if random.once(in: 9), !done.isEmpty {
            done[done.count - 1].effort = .rpe(tenths: random.one(of: [75, 80, 85, 90]))
        }
        if random.once(in: 40), !done.isEmpty { done[done.count - 1].toFailure = true }
        if isRamped, random.once(in: 6), row.sets < 5 {
            done.insert(PerformedSet(.load(rounded(top * 0.5)), .reps(row.reps), isWarmUp: true), at: 0)
        }
        return done
    }

    private func ownWeight(_ random: inout DemoRandom) -> [PerformedSet] {
        let added = rounded(max(0, maximum - 18) * progress)
        let canAdd = row.exercise.strength > 0 && added.grams >= 2_500
        let best = max(1, Int(Double(row.reps) * (0.7 + 0.3 * min(growth - 0.4, 1))))
        return (0..<row.sets).map { number in
            let count = max(1, best - (number == row.sets - 1 && random.once(in: 2) ? 1 : 0))
            return PerformedSet(.bodyWeight(added: canAdd ? added : .zero), .reps(count))
        }
    }

    private func held(_ random: inout DemoRandom) -> Int {
        5 * Int((row.exercise.strength * growth * (0.5 + 0.3 * progress) / 5).rounded()) - (random.once(in: 5) ? 5 : 0)
    }

    private func carried(_ random: inout DemoRandom) -> [PerformedSet] {
        let weight = rounded(28 * person.strength * growth * (0.9 + 0.1 * progress))
        return (0..<row.sets).map { _ in
            PerformedSet(.load(weight), .distance(Length(millimetres: 1_000 * random.one(of: [20, 30, 40]))))
        }
    }

    /// Rounds to steps that plates allow: those of the exercise in kg, 5 lb in pounds. Never zero.
    private func rounded(_ kilograms: Double) -> Mass {
        switch person.client.unit {
        case .kg:
            let step = row.exercise.record.loadStep.grams
            return Mass(grams: max(1, Int((kilograms * 1_000 / Double(step)).rounded())) * step)
        case .lb:
            let pounds = Mass(grams: Int(kilograms * 1_000)).value(in: .lb)
            return Mass(5 * max(1, (pounds / 5).rounded()), .lb)
        }
    }
}

/// Numbers that look random and follow from a seed (SplitMix64, Steele, Lea and Flood 2014).
struct DemoRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A separate generator for one client: changes in one career leave the others unchanged.
    mutating func fork() -> DemoRandom { DemoRandom(seed: next()) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A whole number in the range.
    mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// A number from 0 up to 1.
    mutating func share() -> Double { Double(next() >> 11) / Double(1 << 53) }

    /// A number in the range.
    mutating func real(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + share() * (range.upperBound - range.lowerBound)
    }

    /// True once in that many times.
    mutating func once(in times: Int) -> Bool { next() % UInt64(times) == 0 }

    /// One of the texts once in that many times, else an empty one.
    mutating func text(onceIn times: Int, of texts: [String]) -> String { once(in: times) ? one(of: texts) : "" }

    /// One of the elements; the list must not be empty.
    mutating func one<Element>(of elements: [Element]) -> Element { elements[whole(0...elements.count - 1)] }
}
