/// Which share of the one-repetition maximum a set is, by its repetitions and its RPE.
///
/// The RTS table (Tuchscherer, *The Reactive Training Manual*, 2008) as most programs print it; three variants of its
/// lower half circulate. The entry for `e` repetitions that could have been done more than one: (reps - 1) + (10 - RPE).
public enum EffortTable {
    /// Percent for e = 0, 0.5, 1 ... 15.
    private static let percents: [Double] = [
        100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85.0, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4, 76.2, 75.1, 73.9,
        72.3, 70.7, 69.4, 68.0, 66.7, 65.3, 64.0, 62.6, 61.3, 59.9, 58.6, 57.4,
    ]

    /// The share in percent; nil outside the table (RPE below 5, or too many repetitions in all). RPE counts in halves,
    /// others are rounded to the nearest.
    public static func percent(reps: Int, effort: Effort) -> Double? {
        guard reps >= 1, (50...100).contains(effort.rpeTenths) else { return nil }
        let halves = (reps - 1).multipliedClamped(by: 2).addingClamped((100 - effort.rpeTenths + 2) / 5)
        return percents.indices.contains(halves) ? percents[halves] : nil
    }
}
