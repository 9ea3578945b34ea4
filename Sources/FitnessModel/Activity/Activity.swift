/// Something to do that costs energy: of the catalogue, or a trainer's own.
public struct Activity: Identified, Hashable {
    /// Names the record. Activities of the catalogue have the code of the compendium.
    public var id: Identifier<Activity>
    /// Under which heading it stands.
    public var heading: String
    /// As it is shown.
    public var name: String
    /// The metabolic equivalent of the task, in thousandths: 3500 is 3.5 times the rest.
    public var met: Int
    /// Kilocalories an hour for 60, 70, 80, 90 and 100 kg, where a table is known; else they come from the MET.
    public var classes: [Int]?
    /// Running or walking: pointed out beside a recorded run.
    public var isRun: Bool
    /// Of the catalogue that Spotter brings: for everybody, and not to be changed.
    public var isShipped: Bool
    /// Hidden from lists, with everything kept; one of the catalogue from those of the trainer who looks.
    public var isArchived = false

    /// An activity; its own id counts for nothing when it is added.
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
