/// The weight that could be lifted once, estimated from one that was lifted more often.
public enum OneRepMax {
    /// Epley 1985: w (1 + r / 30), rounded to the gram; one rep is itself. Nil without reps or weight.
    ///
    /// Unreliable beyond about 12 reps.
    public static func epley(load: Mass, reps: Int) -> Mass? {
        guard reps >= 1, load.grams > 0 else { return nil }
        guard reps > 1 else { return load }
        return Mass(Double(load.grams) / 1000 * (1 + Double(reps) / 30), .kg)
    }
}
