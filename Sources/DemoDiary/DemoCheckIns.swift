import DiaryStore
import FitnessModel

/// How half of the sample clients felt in the last twelve weeks: worse after days of high load. Drawn from random
/// numbers of its own, so that all else stays as it is.
struct DemoCheckIns {
    private static let weeks = 12
    /// The answers, level by level.
    private static let answers: [StressLevel: [String]] = [
        .woundUp: ["Two deadlines on one day", "Shoulders up to the ears", "A call that I keep putting off"],
        .wornOut: ["Short night", "The children were ill", "Legs like lead after Tuesday"],
        .atEase: ["A walk at noon", "Everything in its time", "Bed before eleven"],
        .carefree: ["Sun, and nothing to do", "My sister came by", "Best squat this month"],
    ]

    private let client: Identifier<Client>
    private let today: Day
    private let change: Change
    private var random: DemoRandom

    init(_ person: DemoPerson, number: Int, writer: DemoWriter) {
        (client, today, change) = (person.client.id, writer.plan.today, writer.change)
        random = DemoRandom(seed: UInt64(number) &+ 7_031)
    }

    mutating func write() throws {
        let days = today.adding(days: -7 * Self.weeks)...today.adding(days: -1)
        var loads: [Day: Double] = [:]
        for session in try change.figures.sessionFigures(of: client, days: days) {
            loads[session.day, default: 0] += session.load ?? 0
        }
        let byDay = loads.sorted { $0.key < $1.key }
        let usual = byDay.isEmpty ? 0 : byDay.reduce(0) { $0 + $1.value } / Double(byDay.count)
        try change.consents.give(Consent(isForStudy: true), by: client)
        var day = days.lowerBound
        while day <= days.upperBound {
            let isLoaded = (loads[day] ?? 0) + (loads[day.adding(days: -1)] ?? 0) > usual * 1.1
            for minute in [8 * 60 + 10, 19 * 60 + 40] where !random.once(in: 2) {
                try write(on: day, at: minute + random.whole(0...20), isLoaded: isLoaded)
            }
            day = day.adding(days: 1)
        }
    }

    private mutating func write(on day: Day, at minute: Int, isLoaded: Bool) throws {
        let number = (isLoaded ? 2 : 3) + (random.once(in: 3) ? random.whole(-1...1) : 0)
        guard let level = StressLevel(rawValue: min(max(number, 1), 4)) else { return }
        let questions = try change.checkInQuestions.list().filter { $0.level == level }
        let question = CheckInQuestion.draw(random.whole(0...3), of: questions)?.text ?? ""
        var one = CheckIn(
            day: day, minute: minute, level: level, question: question,
            answer: random.text(onceIn: 2, of: Self.answers[level] ?? []), speaker: .client)
        if minute < 12 * 60, random.once(in: 3) { one.sleep = 20 * random.whole(16...25) }
        try change.checkIns.add(one, of: client)
        if random.once(in: 12) {
            try change.wellbeingNotes.add(
                WellbeingNote(day: day, minute: minute + 30, text: "Phone away at ten, and asleep at once."), of: client
            )
        }
    }
}
