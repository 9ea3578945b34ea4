/// A group of related foods.
public struct FoodGroup: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<FoodGroup>
    /// As it is shown.
    public var name: String
    /// Of the catalogue that Spotter brings.
    public var isShipped: Bool

    /// A group.
    public init(id: Identifier<FoodGroup>, name: String, isShipped: Bool = false) {
        self.id = id
        self.name = name
        self.isShipped = isShipped
    }
}
