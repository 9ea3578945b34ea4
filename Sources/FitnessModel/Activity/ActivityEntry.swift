/// Something that a client did on a day for a time. Name and MET are a copy of the activity's.
public struct ActivityEntry: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<ActivityEntry>
    /// Whose it is.
    public var client: Identifier<Client>
    /// When.
    public var day: Day
    /// Minutes after midnight at which it began; nil where nobody said.
    public var minute: Int?
    /// Which activity; nil for what was only named.
    public var activity: Identifier<Activity>?
    /// As it was called then.
    public var name: String
    /// How long, in seconds.
    public var duration: Int
    /// The metabolic equivalent, in thousandths; nil where only the energy is known.
    public var met: Int?
    /// Energy typed by hand; counts in place of what the formula gives.
    public var typedEnergy: Energy?
    /// Kilocalories an hour for 60, 70, 80, 90 and 100 kg, where the activity has a table.
    public var classes: [Int]?
    /// Running or walking: pointed out beside a recorded run.
    public var isRun: Bool
    /// Free text.
    public var note: String

    /// An entry; its own id and client count for nothing when it is added.
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
