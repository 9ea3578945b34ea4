/// The body weight of a client on a day, with the body fat where it is known.
public struct WeighIn: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WeighIn>
    /// The client.
    public var client: Identifier<Client>
    /// When.
    public var day: Day
    /// Minutes after midnight; nil if unknown.
    public var minute: Int?
    /// The body weight.
    public var weight: Mass
    /// Body fat in thousandths of the weight, 0...999; nil if it was not measured.
    public var fatPerMille: Int?

    /// A weight on a day.
    public init(
        id: Identifier<WeighIn> = .unsaved, client: Identifier<Client> = .unsaved, day: Day, minute: Int? = nil,
        weight: Mass, fatPerMille: Int? = nil
    ) {
        self.id = id
        self.client = client
        self.day = day
        self.minute = minute
        self.weight = weight
        self.fatPerMille = fatPerMille
    }

    /// The weight without the fat.
    public var leanMass: Mass? {
        fatPerMille.map { Mass(grams: Int((Double(weight.grams) * Double(1000 - $0) / 1000).rounded())) }
    }
}

/// Values that look mistyped and yet may be right: facts, to be confirmed once. The caller words them.
extension WeighIn {
    /// The change since the previous weight, if it is unlikely: by more than 5 % and by more than 2 kg for each
    /// week between them, at least one. Nil if it is plausible.
    public func unlikelyChange(since before: WeighIn) -> Mass? {
        let change = Mass(grams: weight.grams - before.weight.grams)
        let days = max(abs(before.day.days(until: day)), 7)
        let isLarge = abs(change.grams) * 20 > before.weight.grams && abs(change.grams) * 7 > 2000 * days
        return isLarge ? change : nil
    }

    /// The difference of a first weight from the stated one, if it is more than a quarter of it. The day of the latter
    /// is unknown, so only an implausible body is confirmed.
    public func unlikelyDifference(from stated: Mass) -> Mass? {
        let difference = Mass(grams: weight.grams - stated.grams)
        return abs(difference.grams) * 4 > stated.grams ? difference : nil
    }
}
