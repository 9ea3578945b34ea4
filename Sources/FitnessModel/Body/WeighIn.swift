/// The body weight of a client on a day, with the body fat where it is known.
public struct WeighIn: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<WeighIn>
    /// Whose it is.
    public var client: Identifier<Client>
    /// When.
    public var day: Day
    /// Minutes after midnight; nil where nobody said.
    public var minute: Int?
    /// The body weight.
    public var weight: Mass
    /// Body fat in thousandths of the weight, 0...999; nil where it was not measured.
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
