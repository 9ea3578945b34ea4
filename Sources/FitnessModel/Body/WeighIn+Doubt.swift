/// What looks mistyped and yet may be right: facts, to be asked about once. The wording is the caller's.
extension WeighIn {
    /// What a weight differs from the one before it, where that is hardly possible: by more than 5 % and by more than 2 kg
    /// for each week between them, of which there is at least one. Nil where it is believable.
    public func unlikelyChange(since before: WeighIn) -> Mass? {
        let change = Mass(grams: weight.grams - before.weight.grams)
        let days = max(abs(before.day.days(until: day)), 7)
        let isLarge = abs(change.grams) * 20 > before.weight.grams && abs(change.grams) * 7 > 2000 * days
        return isLarge ? change : nil
    }

    /// What a first weight differs from the one that the client stated, where it is more than a quarter of it. Nobody knows
    /// of which day that was, so it is asked about only where it is hardly the same body.
    public func unlikelyDifference(from stated: Mass) -> Mass? {
        let difference = Mass(grams: weight.grams - stated.grams)
        return abs(difference.grams) * 4 > stated.grams ? difference : nil
    }
}
