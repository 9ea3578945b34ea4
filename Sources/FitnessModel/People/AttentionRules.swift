/// When a client needs the trainer's attention. Nil and false switch a kind of hint off.
public struct AttentionRules: Sendable, Hashable {
    /// Days without training after which a client is absent.
    public var absentDays: Int? = 10
    /// The number of sessions left at which to sell the next session pack.
    public var sessionsLeft: Int? = 2
    /// Days after which a client who was measured once should be measured again.
    public var measurementDays: Int? = 30
    /// How many days ahead a birthday is announced; 0 for the day itself.
    public var birthdayDays: Int? = 7
    /// Whether a phase that is full or past its last day asks for the next one.
    public var finishedPhases = true
    /// Whether appointments without an outcome are listed.
    public var openAppointments = true
    /// Whether due recurring tasks are listed.
    public var plans = true
    /// Whether personal records of the day before are listed.
    public var records = true
    /// Whether clients who were wound up twice within three days are listed.
    public var wellbeing = true
    /// Whether a client's programme that stalls or ends is listed.
    public var programmes = true
    /// How many days ahead an expiring session pack is announced; 0 for its last day.
    public var expiryDays: Int? = 14

    /// The rules without settings.
    public init() {}

    /// Whether that few sessions are left; false without a session pack.
    public func areFew(_ sessions: Int?) -> Bool {
        guard let sessions, let sessionsLeft else { return false }
        return sessions <= sessionsLeft
    }
}
