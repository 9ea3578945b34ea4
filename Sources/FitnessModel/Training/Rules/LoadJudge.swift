/// Judges one set after the other.
struct LoadJudge {
    /// A load above this multiple of the expected one is unlikely.
    private static let farAbove = 1.5
    /// With some history, a larger increase at once is unlikely: by this share and by this many kilograms.
    private static let aboveBest = (share: 1.1, load: Mass(10, .kg), sessions: 3)
    /// Within one cell people go up faster: 60x5, then 100x3.
    private static let farAboveBefore = 3.0
    /// A small whole number below a quarter of the last load is rather the number of sets, "3x8".
    private static let farBelow = 0.25
    /// Within one cell loads rise, or fall by up to half; a larger fall is probably a typing error: 29 after 92.
    private static let farBelowBefore = 0.4

    let cell: LoadCell
    /// The work sets of last time, and those of the cell before.
    let last: [PerformedSet]
    let history: LoadHistory

    func warning(_ set: PerformedSet, _ token: LoadCell.Token) -> LoadWarning? {
        repeatWarning(set, token) ?? holdWarning(set, token) ?? swapWarning(set, token) ?? kindWarning(set, token)
            ?? bodyWarning(set, token) ?? loadWarning(set) ?? fallWarning(set, token) ?? plannedWarning(set, token)
    }

    // MARK: Probable corrections

    /// "60x8 x3": body weight after a load is rather three such sets, "60x8 x6 x5" rather the same load.
    private func repeatWarning(_ set: PerformedSet, _ token: LoadCell.Token) -> LoadWarning? {
        guard set.saysBodyOnly, last.allSatisfy({ !$0.parts[0].isBody }), let (first, before) = previous(token),
            !first.parts[0].isBody
        else { return nil }
        let range = before.range.lowerBound..<token.range.upperBound
        let run = bodyOnly(from: token)
        var sets = Array(repeating: first, count: before.count)
        if run.count == 1, let times = set.parts[0].reps, 2...5 ~= times {
            sets = Array(repeating: first, count: before.count * times)
            return warning(.isBodyWeight(String(token.text)), instead: replacing(range, by: sets))
        }
        guard first.parts.count == 1, first.parts[0].reps != nil else {
            return warning(.isBodyWeight(String(token.text)))
        }
        for (next, _) in run {
            var again = first
            again.parts[0].work = next.parts[0].work
            (again.effort, again.toFailure) = (next.effort, next.toFailure)
            sets.append(again)
        }
        let end = run.last?.token.range.upperBound ?? range.upperBound
        return warning(.isBodyWeight(String(token.text)), instead: replacing(range.lowerBound..<end, by: sets))
    }

    /// "3x30s" where loads are unusual: rather three times thirty seconds than 3 kg.
    private func holdWarning(_ set: PerformedSet, _ token: LoadCell.Token) -> LoadWarning? {
        guard let load = set.parts[0].load, set.parts[0].reps == nil, set.parts.count == 1, token.count == 1,
            let times = count(load), last.allSatisfy({ $0.parts[0].resistance == .none }),
            MassUnit.named(in: token.text) == nil
        else { return nil }
        var held = set
        held.parts[0].resistance = .none
        let sets = Array(repeating: held, count: times)
        return warning(.isLoad(String(token.text), load: shown(load)), instead: replacing(token.range, by: sets))
    }

    /// "8x100" where last time was 80x10.
    private func swapWarning(_ set: PerformedSet, _ token: LoadCell.Token) -> LoadWarning? {
        guard let before = last.last(where: { $0.parts[0].load != nil && $0.parts[0].reps != nil }),
            let oldLoad = before.parts[0].load, let oldReps = before.parts[0].reps,
            let load = set.parts[0].load, let reps = set.parts[0].reps, set.parts.count == 1
        else { return nil }
        let (amount, old) = (load.value(in: cell.unit), oldLoad.value(in: cell.unit))
        guard amount <= Double(oldReps + 2), Double(reps) >= old / 2, amount < old / Self.farAbove,
            Double(reps) > Double(oldReps) * Self.farAbove, amount == amount.rounded(), amount >= 1
        else { return nil }
        var turned = set
        turned.parts[0] = PerformedSet.Part(
            resistance: .load(Mass(Double(reps), cell.unit)), work: .reps(Int(amount)))
        let sets = Array(repeating: turned, count: token.count)
        return warning(unlike(before, token), instead: replacing(token.range, by: sets))
    }

    /// Repetitions where a time is prescribed or usual, and the reverse.
    private func kindWarning(_ set: PerformedSet, _ token: LoadCell.Token) -> LoadWarning? {
        let measure = set.parts[0].work.measure
        switch RepTarget(history.prescribedReps)?.form {
        case .seconds: return measure == .time ? nil : warning(unlikePrescription(token))
        case .some where cell.kind != .time && cell.kind != .distance:
            return measure == .reps ? nil : warning(unlikePrescription(token))
        default:
            guard let before = last.last, last.allSatisfy({ $0.parts[0].work.measure != measure }) else { return nil }
            return warning(unlike(before, token))
        }
    }

    /// "3x8" where the body is the load: three sets of eight, and not 3 kg; "20x8" with 20 added.
    private func bodyWarning(_ set: PerformedSet, _ token: LoadCell.Token) -> LoadWarning? {
        guard let load = set.parts[0].load, set.parts[0].reps != nil, set.parts.count == 1 else { return nil }
        let isUsual = last.isEmpty ? cell.kind == .bodyWeight : last.allSatisfy { $0.parts[0].isBody }
        guard isUsual else { return nil }
        var meant = set
        meant.parts[0].resistance = .bodyWeight(added: load)
        var times = token.count
        if times == 1, let number = count(load) {
            meant.parts[0].resistance = .bodyWeight(added: .zero)
            times = number
        }
        let sets = Array(repeating: meant, count: times)
        let reason = last.last.map { unlike($0, token) } ?? .hasLoad(String(token.text))
        return warning(reason, instead: replacing(token.range, by: sets))
    }

    // MARK: How much

    private func loadWarning(_ set: PerformedSet) -> LoadWarning? {
        let heaviest = last.compactMap { $0.parts[0].load }.max()
        let isKnown = history.maximum != nil || history.last.contains { $0.parts[0].load != nil }
        for part in set.parts {
            guard let load = part.load, let expected = [heaviest, estimate(part)].compactMap({ $0 }).max() else {
                continue
            }
            let limit = Double(expected.grams) * (isKnown ? Self.farAbove : Self.farAboveBefore)
            if Double(load.grams) > limit || isAboveBest(load, expected) { return warning(load, heaviest) }
        }
        guard !set.isWarmUp, let load = set.parts[0].load, count(load) != nil, let heaviest,
            Double(load.grams) < Double(heaviest.grams) * Self.farBelow
        else { return nil }
        return warning(load, heaviest)
    }

    /// "92x5" where the best so far gives 77.5 for five.
    private func isAboveBest(_ load: Mass, _ expected: Mass) -> Bool {
        history.maximum != nil && history.sessions >= Self.aboveBest.sessions
            && load.grams >= expected.grams + Self.aboveBest.load.grams
            && Double(load.grams) > Double(expected.grams) * Self.aboveBest.share
    }

    /// "92x5 29x5": a load far below the set before it in the cell.
    private func fallWarning(_ set: PerformedSet, _ token: LoadCell.Token) -> LoadWarning? {
        guard !set.isWarmUp, let load = set.parts[0].load, let before = setBefore(token), !before.isWarmUp,
            let old = before.parts[0].load, Double(load.grams) < Double(old.grams) * Self.farBelowBefore,
            last.allSatisfy({ ($0.parts[0].load ?? old) > load })
        else { return nil }
        return warning(.unlikeBefore(shown(load), before: old.plateText(in: cell.unit)))
    }

    /// "3x8" the first time, if the plan prescribes three sets of eight.
    private func plannedWarning(_ set: PerformedSet, _ token: LoadCell.Token) -> LoadWarning? {
        guard last.isEmpty, history.maximum == nil, token.count == 1, set.parts.count == 1,
            let load = set.parts[0].load, let reps = set.parts[0].reps, let times = count(load),
            SetTarget(history.prescribedSets)?.highest == times, let target = RepTarget(history.prescribedReps),
            reps <= target.highest ?? reps, reps >= target.lowest ?? reps
        else { return nil }
        return warning(.isSets(shown(load), sets: times, reps: reps))
    }

    private func warning(_ load: Mass, _ heaviest: Mass?) -> LoadWarning? {
        if let heaviest { return warning(.unlikeLast(shown(load), last: heaviest.plateText(in: cell.unit))) }
        return history.maximum.map { warning(.aboveBest(shown(load), best: $0.estimateText(in: cell.unit))) }
    }

    /// The load for that many repetitions by the maximum; nil if that is unknown.
    private func estimate(_ part: PerformedSet.Part) -> Mass? {
        guard let maximum = history.maximum, let reps = part.reps, StrengthFormula.repetitions.contains(reps) else {
            return nil
        }
        return Mass(grams: Int((Double(maximum.grams) / history.formula.maximum(reps: reps)).rounded()))
    }

    // MARK: Reasons

    private func warning(_ reason: LoadWarning.Reason, instead: String? = nil) -> LoadWarning {
        LoadWarning(reason, instead: instead)
    }

    private func unlike(_ before: PerformedSet, _ token: LoadCell.Token) -> LoadWarning.Reason {
        .unlikeLast(String(token.text), last: text(before))
    }

    private func unlikePrescription(_ token: LoadCell.Token) -> LoadWarning.Reason {
        .unlikePrescription(String(token.text), prescribed: history.prescribedReps)
    }

    private func shown(_ load: Mass) -> String { "\(load.plateText(in: cell.unit)) \(cell.unit.rawValue)" }

    private func text(_ set: PerformedSet) -> String {
        var plain = set
        (plain.effort, plain.toFailure) = (nil, false)
        return LoadCell.render([plain], unit: cell.unit)
    }

    /// The cell with other sets in place of a range.
    private func replacing(_ range: Range<String.Index>, by sets: [PerformedSet]) -> String {
        cell.text[..<range.lowerBound] + LoadCell.render(sets, unit: cell.unit) + cell.text[range.upperBound...]
    }

    /// A small whole number that may be a number of sets.
    private func count(_ load: Mass) -> Int? {
        let amount = load.value(in: cell.unit)
        return amount == amount.rounded() && 2...10 ~= amount ? Int(amount) : nil
    }

    private func previous(_ token: LoadCell.Token) -> (set: PerformedSet, token: LoadCell.Token)? {
        guard let before = cell.tokens.last(where: { $0.range.upperBound <= token.range.lowerBound }),
            case .set(let set) = before.item
        else { return nil }
        return (set, before)
    }

    /// The last set before a token, whatever words are between.
    private func setBefore(_ token: LoadCell.Token) -> PerformedSet? {
        cell.tokens.reversed().lazy.filter { $0.range.upperBound <= token.range.lowerBound }.compactMap {
            if case .set(let set) = $0.item { set } else { nil }
        }.first
    }

    /// The adjacent body-weight sets from a token on.
    private func bodyOnly(from token: LoadCell.Token) -> [(set: PerformedSet, token: LoadCell.Token)] {
        var run: [(set: PerformedSet, token: LoadCell.Token)] = []
        for next in cell.tokens where next.range.lowerBound >= token.range.lowerBound {
            guard case .set(let set) = next.item, set.saysBodyOnly else { break }
            run.append((set, next))
        }
        return run
    }
}

extension PerformedSet {
    /// "x8": nothing but the body.
    fileprivate var saysBodyOnly: Bool { parts.count == 1 && parts[0].resistance == .bodyWeight(added: .zero) }
}

extension PerformedSet.Part {
    /// The weight above the floor; nil for the body and for nothing.
    fileprivate var load: Mass? { if case .load(let load) = resistance { load } else { nil } }
    fileprivate var isBody: Bool { if case .bodyWeight = resistance { true } else { false } }
}

extension PerformedSet.Work {
    fileprivate enum Measure { case reps, time, distance }

    fileprivate var measure: Measure {
        switch self {
        case .reps: .reps
        case .time: .time
        case .distance: .distance
        }
    }
}
