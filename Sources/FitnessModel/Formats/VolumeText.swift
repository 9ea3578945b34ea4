/// Volume load as it is read at a glance: `850 kg`, `4.2 t`, `9,300 lb`; empty for none.
public enum VolumeText {
    public static func text(_ volume: Mass, _ unit: MassUnit) -> String {
        guard volume.grams > 0 else { return "" }
        let whole = Int(volume.value(in: unit).rounded())
        switch unit {
        case .kg:
            guard whole >= 1_000 else { return "\(whole) kg" }
            let tenths = (volume.grams + 50_000) / 100_000
            return tenths >= 1_000 ? "\((tenths + 5) / 10) t" : "\(tenths / 10).\(tenths % 10) t"
        case .lb:
            return whole >= 1_000 ? "\(whole / 1_000),\(lastThree(whole)) lb" : "\(whole) lb"
        }
    }

    private static func lastThree(_ value: Int) -> String {
        let digits = String(value % 1_000)
        return String(repeating: "0", count: 3 - digits.count) + digits
    }
}
