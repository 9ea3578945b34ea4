/// Volume load as it is read at a glance: `850 kg`, `4.2 t`, `9 300 lb`; empty for none.
public enum VolumeText {
    /// "4.2 t"; the empty text for nothing.
    public static func text(_ volume: Mass, _ unit: MassUnit) -> String {
        guard volume.grams > 0 else { return "" }
        let whole = Int(volume.value(in: unit).rounded())
        switch unit {
        case .kg:
            guard whole >= 1_000 else { return "\(whole) kg" }
            let tenths = (volume.grams + 50_000) / 100_000
            return tenths >= 1_000 ? "\((tenths + 5) / 10) t" : NumberFormat.shown("\(tenths / 10).\(tenths % 10) t")
        case .lb: return "\(NumberFormat.grouped(whole)) lb"
        }
    }
}
