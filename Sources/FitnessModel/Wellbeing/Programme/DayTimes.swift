/// When the parts of an ordinary day are, in minutes past midnight. A meal may be none.
public struct DayTimes: Identified, Hashable {
    /// The kind of time.
    public enum Kind: String, CaseIterable, Sendable {
        case up, breakfast, lunch, dinner, bed, asleep

        /// A meal can be left out.
        public var isMeal: Bool { [.breakfast, .lunch, .dinner].contains(self) }
    }

    /// Names the record.
    public var id: Identifier<DayTimes>
    /// The programme.
    public var programme: Identifier<Programme>
    /// The time of getting up; the proposed times are 7, 8, 12, 19, 22 and 23 o'clock.
    public var up: Int? = 420
    /// When they have breakfast.
    public var breakfast: Int? = 480
    /// When they have lunch.
    public var lunch: Int? = 720
    /// When they have dinner.
    public var dinner: Int? = 1_140
    /// When they go to bed.
    public var bed: Int? = 1_320
    /// When they fall asleep.
    public var asleep: Int? = 1_380

    /// The proposed times.
    public init(id: Identifier<DayTimes> = .unsaved, programme: Identifier<Programme> = .unsaved) {
        self.id = id
        self.programme = programme
    }

    /// The minute of one of them.
    public subscript(_ kind: Kind) -> Int? {
        get { self[keyPath: Self.path(kind)] }
        set { self[keyPath: Self.path(kind)] = newValue }
    }

    private static func path(_ kind: Kind) -> WritableKeyPath<DayTimes, Int?> {
        switch kind {
        case .up: \.up
        case .breakfast: \.breakfast
        case .lunch: \.lunch
        case .dinner: \.dinner
        case .bed: \.bed
        case .asleep: \.asleep
        }
    }

    /// The minutes from falling asleep to getting up, across midnight; nil if one of both is missing.
    public var minutesAsleep: Int? { Self.across(asleep, up) }
    /// The minutes awake in bed before falling asleep, across midnight.
    public var minutesAwakeInBed: Int? { Self.across(bed, asleep) }
    /// The meals that were left out.
    public var skippedMeals: [Kind] { Kind.allCases.filter { $0.isMeal && self[$0] == nil } }
    /// The required times that are missing.
    public var missing: [Kind] { Kind.allCases.filter { !$0.isMeal && self[$0] == nil } }

    private static func across(_ from: Int?, _ until: Int?) -> Int? {
        guard let from, let until else { return nil }
        return ((until - from) % 1_440 + 1_440) % 1_440
    }
}
