public import FitnessModel

extension DiaryAccess {
    /// What some days of a client came to, at most a year of them.
    public func review(
        of client: Identifier<Client>, from first: Day, through last: Day, today: Day
    ) throws(StoreError) -> DiaryReview {
        // Days that are still to come say nothing about what was spent.
        let end = min(last, today)
        let start = min(first, end.adding(days: 1 - AdaptiveExpenditure.period))
        let days = try energyDays(of: client, from: start, through: max(last, end))
        // The morning after the last day still shows what was eaten on it.
        let weighIns = try weighIns.list(of: client, from: start, through: max(last, end.adding(days: 1)))
        let complete = days.filter { $0.isComplete && $0.day <= end }
        let intakes = Dictionary(complete.map { ($0.day, $0.intake) }) { first, _ in first }
        let adaptive = AdaptiveExpenditure.compute(intakes, weighIns: weighIns, through: end)
        return DiaryReview(
            days: days.filter { $0.day >= first && $0.day <= last }, weighIns: weighIns,
            targets: try nutrientTargets(of: client), unit: try energyProfile(of: client).unit, today: today,
            adaptive: adaptive, formula: Self.mean(complete, adaptive) { $0.balance?.expenditure },
            activity: Self.mean(complete, adaptive) { $0.activity })
    }

    /// The mean over the days that the adaptive expenditure rests on.
    private static func mean(
        _ complete: [DaySummary], _ adaptive: Result<AdaptiveExpenditure, AdaptiveExpenditure.Gap>,
        _ energy: (DaySummary) -> Energy?
    ) -> Energy? {
        guard case .success(let adaptive) = adaptive else { return nil }
        let known = complete.filter { adaptive.days.contains($0.day) }.compactMap(energy)
        return DiaryReview.mean(known.map(\.calories)).map(Energy.init(calories:))
    }
}
