/// How far the sessions of a phase are.
public struct PhaseProgress: Hashable, Sendable {
    /// Sessions finished.
    public let done: Int
    /// Sessions that the sheet has columns for.
    public let planned: Int

    /// Every session is done.
    public var isComplete: Bool { done >= planned }

    /// Puts the two numbers together.
    public init(done: Int, planned: Int) {
        self.done = done
        self.planned = planned
    }
}
