/// A published formula of the basal metabolism.
public enum BasalFormula: String, Sendable, CaseIterable {
    /// Mifflin and St Jeor, 1990.
    case mifflin
    /// Harris and Benedict, 1919.
    case harrisBenedict1919
    /// Harris and Benedict as Roza and Shizgal revised it, 1984.
    case harrisBenedict1984
    /// Katch and McArdle: from lean mass.
    case katch
    /// Cunningham, 1980: from lean mass.
    case cunningham
    /// Harris and Benedict rounded as running coach prints it.
    case runningCoach
}
