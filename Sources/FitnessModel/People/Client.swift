/// A person who is trained.
public struct Client: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<Client>
    /// As the trainer writes it.
    public var name: String
    /// The sex; nil if unknown.
    public var sex: Sex?
    /// The date of birth; nil if unknown.
    public var birthDay: Day?
    /// Free text.
    public var email = ""
    /// Free text.
    public var phone = ""
    /// Body height.
    public var height: Length?
    /// The last stated body weight.
    public var weight: Mass?
    /// The booked plan, free text.
    public var planType: String
    /// Health notes, free text.
    public var health: String
    /// The aim, free text.
    public var goal: String
    /// The unit of weights in this client's cells.
    public var unit: MassUnit
    /// The path of a photo; empty for none.
    public var photoPath = ""
    /// Whether the client is hidden from lists.
    public var isArchived = false
    /// Visible to the gym's other trainers.
    public var isShared = false

    /// A client with a name only.
    public init(
        id: Identifier<Client>,
        name: String,
        sex: Sex? = nil,
        birthDay: Day? = nil,
        height: Length? = nil,
        weight: Mass? = nil,
        planType: String = "",
        health: String = "",
        goal: String = "",
        unit: MassUnit = .kg
    ) {
        self.id = id
        self.name = name
        self.sex = sex
        self.birthDay = birthDay
        self.height = height
        self.weight = weight
        self.planType = planType
        self.health = health
        self.goal = goal
        self.unit = unit
    }
}

/// Sex as the published formulas of body composition and energy distinguish it.
public enum Sex: String, Sendable, CaseIterable {
    case female, male
}

/// The place that owns the diary.
public struct Gym: Hashable, Sendable {
    /// As the owner writes it.
    public var name: String

    /// A gym of this name.
    public init(name: String) {
        self.name = name
    }
}
