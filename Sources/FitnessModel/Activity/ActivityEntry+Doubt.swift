/// What looks mistyped and yet may be right: facts, to be asked about once. The wording is the caller's.
extension ActivityEntry {
    /// Whether it lasted more than six hours, or cost more than 3,000 kcal.
    ///
    /// - Parameter energy: what it cost; nil while that is not known.
    public func isUnlikely(energy: Energy?) -> Bool {
        duration > 6 * 3600 || energy.map { $0 > Energy(3000, .kcal) } ?? false
    }
}
