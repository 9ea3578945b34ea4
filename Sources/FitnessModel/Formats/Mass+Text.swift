extension Mass {
    /// "1.25": what plates can say stays as it is, converted weights are shown to the tenth.
    public func plateText(in unit: MassUnit) -> String {
        let quarters = value(in: unit) * 4
        return abs(quarters - quarters.rounded()) < 0.02
            ? NumberFormat.shown(quarters.rounded() / 4, decimals: 2) : estimateText(in: unit)
    }

    /// "115.5": an estimate is not more exact than a tenth.
    public func estimateText(in unit: MassUnit) -> String {
        NumberFormat.shown(value(in: unit), decimals: 1)
    }

    /// "82.5" with the decimal sign of the settings, else as exact as `text(in:)`.
    public func shown(in unit: MassUnit) -> String { NumberFormat.shown(text(in: unit)) }
}
