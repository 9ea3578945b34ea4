/// Sex as the published formulas of body composition and energy distinguish it.
public enum Sex: String, Sendable, CaseIterable {
    case female, male
}
