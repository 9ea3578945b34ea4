extension ActivityEntry {
    /// What it cost: typed by hand, else by the formula; nil where it is not known.
    public func energy(weight: Mass?, profile: EnergyProfile) -> Energy? {
        typedEnergy
            ?? ActivityEnergy.energy(met: met, duration: duration, weight: weight, profile: profile, classes: classes)
    }
}

extension Activity {
    /// An entry of doing it on a day, with a copy of what it costs.
    public func entry(
        on day: Day, duration: Int, minute: Int? = nil, typedEnergy: Energy? = nil, note: String = ""
    ) -> ActivityEntry {
        ActivityEntry(
            day: day, minute: minute, activity: id, name: name, duration: duration, met: met, typedEnergy: typedEnergy,
            classes: classes, isRun: isRun, note: note)
    }
}
