/// A measurement of a client's body: a row of the sheets of skinfolds and of girths.
public struct BodyMeasurement: Identified, Hashable {
    /// Names the record.
    public var id: Identifier<BodyMeasurement>
    /// The client.
    public var client: Identifier<Client>
    /// The trainer with the caliper; nil if unknown. Skinfolds depend on the hand.
    public var measurer: Identifier<Trainer>?
    /// When.
    public var day: Day
    /// Minutes after midnight; nil if unknown.
    public var minute: Int?
    /// The height then.
    public var height: Length?
    /// The body weight, which is stored among the client's weigh-ins.
    public var weight: Mass?
    /// Free text.
    public var note: String
    /// The text of each site, exactly as typed; a site without text was not measured.
    public var folds: [SkinfoldSite: String]
    /// The same for girths, pulse and blood pressure.
    public var measures: [BodyMeasure: String]
    /// The same for custom measures.
    public var own: [OwnMeasure: String]

    /// A measurement on a day.
    public init(
        id: Identifier<BodyMeasurement> = .unsaved, client: Identifier<Client> = .unsaved,
        measurer: Identifier<Trainer>? = nil, day: Day, minute: Int? = nil, height: Length? = nil,
        weight: Mass? = nil, note: String = "", folds: [SkinfoldSite: String] = [:],
        measures: [BodyMeasure: String] = [:], own: [OwnMeasure: String] = [:]
    ) {
        self.id = id
        self.client = client
        self.measurer = measurer
        self.day = day
        self.minute = minute
        self.height = height
        self.weight = weight
        self.note = note
        self.folds = folds
        self.measures = measures
        self.own = own
    }

    /// The text of a site; empty if it was not measured.
    public subscript(fold site: SkinfoldSite) -> String {
        get { folds[site] ?? "" }
        set { folds[site] = newValue.isEmpty ? nil : newValue }
    }

    /// The text of a measure; empty if it was not measured.
    public subscript(measure measure: BodyMeasure) -> String {
        get { measures[measure] ?? "" }
        set { measures[measure] = newValue.isEmpty ? nil : newValue }
    }

    /// The text of a custom measure.
    public subscript(own measure: OwnMeasure) -> String {
        get { own[measure] ?? "" }
        set { own[measure] = newValue.isEmpty ? nil : newValue }
    }

    /// The girth that can be read.
    public func girth(_ measure: BodyMeasure) -> Length? {
        measure.read(self[measure: measure]).map { Length(millimetres: Int(($0.value * 10).rounded())) }
    }

    /// The folds that can be read, in millimetres.
    public func millimetres(by summary: FoldReading.Summary) -> [SkinfoldSite: Double] {
        folds.compactMapValues { FoldReading($0)?.millimetres(by: summary) }
    }
}

/// Body values in a file at one time, before they are in the diary.
public struct BodyDraft: Hashable, Sendable {
    /// The measurement; its own id, client and measurer are ignored.
    public var measurement: BodyMeasurement
    /// Body fat by a scale, in thousandths of the weight; nil if missing.
    public var fatPerMille: Int?

    /// A measurement with the body fat of the scale.
    public init(_ measurement: BodyMeasurement, fatPerMille: Int? = nil) {
        self.measurement = measurement
        self.fatPerMille = fatPerMille
    }

    /// The weigh-in; nil without a weight.
    public var weighIn: WeighIn? {
        measurement.weight.map {
            WeighIn(day: measurement.day, minute: measurement.minute, weight: $0, fatPerMille: fatPerMille)
        }
    }

    /// Whether it has only a weight and its fat: such a line is not a row of the sheets.
    public var isWeighInAlone: Bool { measurement.weight != nil && !hasMore }

    /// Whether it has no value.
    public var isEmpty: Bool { measurement.weight == nil && fatPerMille == nil && !hasMore }

    private var hasMore: Bool {
        measurement.height != nil || !measurement.note.isEmpty || !measurement.folds.isEmpty
            || !measurement.measures.isEmpty || !measurement.own.isEmpty
    }
}
