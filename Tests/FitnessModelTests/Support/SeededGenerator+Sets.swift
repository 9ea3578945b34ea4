import FitnessModel
import TestSupport

extension SeededGenerator {
    /// A random set that a cell can express in this unit.
    mutating func set(unit: MassUnit) -> PerformedSet {
        var parts = [PerformedSet.Part(resistance: resistance(unit: unit), work: work())]
        if parts[0].resistance == .none {
            parts[0].work = chance(2) ? time() : distance()
        }
        while parts.count < 5, chance(4) {
            let last = parts[parts.count - 1]
            switch number(1...3) {
            case 1: parts.append(.init(resistance: last.resistance, work: work(), link: .pause))
            case 2: parts.append(.init(resistance: last.resistance, work: work(), link: .otherSide))
            default:
                let resistance = resistance(unit: unit)
                let work = resistance == .none ? time() : work()
                parts.append(.init(resistance: resistance, work: work, link: .drop))
            }
        }
        let effort: Effort? = chance(3) ? (chance(2) ? .rpe(tenths: number(10...100)) : .rir(number(0...9))) : nil
        return PerformedSet(parts: parts, isWarmUp: chance(5), toFailure: chance(6), effort: effort)
    }

    private mutating func resistance(unit: MassUnit) -> PerformedSet.Resistance {
        switch number(1...8) {
        case 1: .none
        case 2: .bodyWeight(added: .zero)
        case 3: .bodyWeight(added: Mass(grams: number(-900_000...900_000)))
        case 4: .load(Mass(grams: number(1...999_999_999)))
        default: .load(Mass(Double(number(1...1200)) / 4, chance(4) ? .lb : unit))
        }
    }

    private mutating func work() -> PerformedSet.Work {
        switch number(1...6) {
        case 1: time()
        case 2: distance()
        default: .reps(chance(20) ? number(0...9999) : number(0...30))
        }
    }

    private mutating func time() -> PerformedSet.Work {
        .time(milliseconds: chance(3) ? number(0...999_999_999) : number(0...400) * 1000)
    }

    private mutating func distance() -> PerformedSet.Work {
        .distance(Length(millimetres: chance(3) ? number(0...999_999_999) : number(0...400) * 1000))
    }
}
