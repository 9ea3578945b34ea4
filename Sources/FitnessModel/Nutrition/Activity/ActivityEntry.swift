/// Something that a client did on a day for a time. Name and MET are a copy of the activity's.
public struct ActivityEntry: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<ActivityEntry>
    /// The client.
    public var client: Identifier<Client>
    /// When.
    public var day: Day
    /// Minutes after midnight of its start; nil if unknown.
    public var minute: Int?
    /// The activity; nil for an entry with only a name.
    public var activity: Identifier<Activity>?
    /// The name at that time.
    public var name: String
    /// The duration in seconds.
    public var duration: Int
    /// The metabolic equivalent, in thousandths; nil if only the energy is known.
    public var met: Int?
    /// Typed energy, which replaces the formula's.
    public var typedEnergy: Energy?
    /// Kilocalories an hour for 60, 70, 80, 90 and 100 kg, if the activity has a table.
    public var classes: [Int]?
    /// Running or walking: pointed out beside a recorded run.
    public var isRun: Bool
    /// Free text.
    public var note: String

    /// An entry; its own id and client are ignored when it is added.
    public init(
        id: Identifier<ActivityEntry> = .unsaved, client: Identifier<Client> = .unsaved, day: Day, minute: Int? = nil,
        activity: Identifier<Activity>? = nil, name: String, duration: Int, met: Int? = nil,
        typedEnergy: Energy? = nil, classes: [Int]? = nil, isRun: Bool = false, note: String = ""
    ) {
        self.id = id
        self.client = client
        self.day = day
        self.minute = minute
        self.activity = activity
        self.name = name
        self.duration = duration
        self.met = met
        self.typedEnergy = typedEnergy
        self.classes = classes
        self.isRun = isRun
        self.note = note
    }
}

/// Values that look mistyped and yet may be right: facts, to be confirmed once. The caller words them.
extension ActivityEntry {
    /// Whether it lasted more than six hours, or took more than 3,000 kcal.
    ///
    /// - Parameter energy: its energy; nil if unknown.
    public func isUnlikely(energy: Energy?) -> Bool {
        duration > 6 * 3600 || energy.map { $0 > Energy(3000, .kcal) } ?? false
    }
}

extension ActivityEntry {
    /// The energy: typed, else by the formula; nil if unknown.
    public func energy(weight: Mass?, profile: EnergyProfile) -> Energy? {
        typedEnergy
            ?? ActivityEnergy.energy(met: met, duration: duration, weight: weight, profile: profile, classes: classes)
    }
}

extension Activity {
    /// An entry of the activity on a day, with a copy of its MET and table.
    public func entry(
        on day: Day, duration: Int, minute: Int? = nil, typedEnergy: Energy? = nil, note: String = ""
    ) -> ActivityEntry {
        ActivityEntry(
            day: day, minute: minute, activity: id, name: name, duration: duration, met: met, typedEnergy: typedEnergy,
            classes: classes, isRun: isRun, note: note)
    }
}

/// Something to do that costs energy: of the catalogue, or a trainer's own.
public struct Activity: Identified, Hashable {
    /// Names the record. Activities of the catalogue have the code of the compendium.
    public var id: Identifier<Activity>
    /// The heading.
    public var heading: String
    /// As it is shown.
    public var name: String
    /// The metabolic equivalent of the task, in thousandths: 3500 is 3.5 times the rest.
    public var met: Int
    /// Kilocalories an hour for 60, 70, 80, 90 and 100 kg, if there is a table; else they come from the MET.
    public var classes: [Int]?
    /// Running or walking: pointed out beside a recorded run.
    public var isRun: Bool
    /// Whether it belongs to Spotter's catalogue: visible to everybody, and read-only.
    public var isShipped: Bool
    /// Whether it is hidden from lists; one of the catalogue from those of the current trainer.
    public var isArchived = false

    /// An activity; its own id is ignored when it is added.
    public init(
        id: Identifier<Activity> = .unsaved, heading: String, name: String, met: Int,
        classes: [Int]? = nil, isRun: Bool = false, isShipped: Bool = false
    ) {
        self.id = id
        self.heading = heading
        self.name = name
        self.met = met
        self.classes = classes
        self.isRun = isRun
        self.isShipped = isShipped
    }
}
