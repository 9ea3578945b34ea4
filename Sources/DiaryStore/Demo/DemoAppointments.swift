import FitnessModel

/// When the invented clients come, and what recurs for some: nothing of it is drawn by lot, so that all else stays as it is.
struct DemoAppointments {
    private let person: DemoPerson
    private let number: Int
    private let writer: DemoWriter

    init(_ person: DemoPerson, number: Int, writer: DemoWriter) {
        (self.person, self.number, self.writer) = (person, number, writer)
    }

    /// Some come today, some tomorrow, some the day after, each every week.
    func write() throws {
        let (today, client) = (writer.plan.today, person.client.id)
        // More than a handful each day would say nothing new.
        guard number < 24 else { return }
        var one = Appointment(
            client: client, day: today.adding(days: number % 3), minute: person.hour * 60 + number % 2 * 30)
        one.minutes = number % 4 == 3 ? 90 : 60
        one.rule = Recurrence(every: 1, .weekly, count: 8).text
        if number % 5 == 1 { one.note = "bring shoes" }
        try writer.change.appointments.add(one)
        switch number {
        case 0: try recur("Evening run", .run, every: 2, minute: 18 * 60, due: today.adding(days: -1))
        case 1: try recur("Weigh-in", .weighIn, every: 7, due: today)
        case 2: try recur("Stretching", .own, every: 1, minute: 21 * 60, due: today)
        default: break
        }
    }

    private func recur(
        _ name: String, _ kind: RecurringPlan.Kind, every days: Int, minute: Int? = nil, due: Day
    ) throws {
        try writer.change.recurringPlans.add(
            RecurringPlan(client: person.client.id, name: name, kind: kind, interval: days, minute: minute, due: due))
    }
}
