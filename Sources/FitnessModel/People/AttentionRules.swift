/// What of a client needs the trainer, and from when on. Nil and false leave a kind of hint away.
public struct AttentionRules: Sendable, Hashable {
    /// Days without a session after which a client is absent.
    public var absentDays: Int? = 10
    /// With so many sessions of the packages left, or fewer, it is time to sell the next one.
    public var sessionsLeft: Int? = 2
    /// Days after which a client who was measured once should be measured again.
    public var measurementDays: Int? = 30
    /// How many days ahead a birthday is told; 0 tells it on the day itself.
    public var birthdayDays: Int? = 7
    /// Whether a phase that is full, or past its last day, asks for the next one.
    public var finishedPhases = true
    /// Whether appointments are told of which nobody has said what became of them.
    public var openAppointments = true
    /// Whether recurring plans that are due are told.
    public var plans = true
    /// Whether personal records of the day before are told.
    public var records = true
    /// Whether clients who were wound up twice within three days are told.
    public var wellbeing = true
    /// Whether it is told when the four weeks of a client come to a halt, or to their end.
    public var programmes = true
    /// How many days ahead a package that expires is told; 0 tells it on its last day.
    public var expiryDays: Int? = 14

    /// The rules that hold where the settings say nothing.
    public init() {}

    /// Whether so many sessions left are few; nil, without a package, never is.
    public func areFew(_ sessions: Int?) -> Bool {
        guard let sessions, let sessionsLeft else { return false }
        return sessions <= sessionsLeft
    }
}
