extension TimeOfDay {
    /// Minutes since midnight, as entries of the diary keep them.
    public var minuteOfDay: Int { hour * 60 + minute }

    /// The time of an entry; nil where it says none.
    public init?(minuteOfDay: Int?) {
        guard let minuteOfDay else { return nil }
        self.init(hour: minuteOfDay / 60, minute: minuteOfDay % 60)
    }
}
