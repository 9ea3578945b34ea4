import DiaryStore
import FitnessModel

/// A sample client.
struct DemoPerson {
    /// The record of the diary; its id is known once it is written.
    var client: Client
    let weight: Mass
    /// How strong, compared with a trained man of 80 kg.
    let strength: Double
    /// Days of the week on which they train.
    let weekdays: [Weekday]
    /// The hour at which they train, 6...20.
    let hour: Int

    init(number: Int, plan: DemoPlan, random: inout DemoRandom) {
        let sex: Sex = random.once(in: 2) ? .female : .male
        var client = Client(id: .unsaved, name: Self.name(number: number, sex: sex), sex: sex)
        let age = random.whole(16...68)
        client.birthDay = Day(year: plan.today.year - age, month: random.whole(1...12), day: random.whole(1...28))
        client.height = Length(millimetres: (sex == .female ? 1_540 : 1_660) + 10 * random.whole(0...30))
        weight = Mass(grams: (sex == .female ? 52_000 : 66_000) + 500 * random.whole(0...60))
        client.weight = weight
        client.unit = random.once(in: 8) ? .lb : .kg
        client.goal = random.one(of: [
            "lose weight", "first chin-up", "run 10 km without pain", "in season", "get strong", "back after the knee",
        ])
        client.health = random.text(
            onceIn: 3,
            of: [
                "left knee taped, no box jumps", "asthma", "lower back, no loaded flexion",
                "shoulder, nothing overhead",
            ])
        client.planType = random.one(of: ["personal", "semi-private", "online"])
        self.client = client
        strength = (sex == .female ? 0.62 : 0.95) * random.real(0.75...1.25)
        weekdays = random.one(of: [
            [.monday, .thursday], [.tuesday, .friday], [.wednesday, .saturday], [.monday, .wednesday, .friday],
            [.tuesday, .thursday],
        ])
        hour = random.whole(6...20)
    }

    /// Names of several languages and scripts; from the second round on a numeral distinguishes namesakes.
    private static func name(number: Int, sex: Sex) -> String {
        let names = sex == .female ? women : men
        let round = number / names.count
        return names[number % names.count] + (round == 0 ? "" : " \(round + 1)")
    }

    private static let women = [
        "Anna Malá", "Olga Reis", "Zoë Łukasiewicz", "María José Ñúñez", "Jūratė Žemaitytė", "Sigríður Þórsdóttir",
        "İpek Şahin", "Nguyễn Thị Hoa", "Søren-Åse Ødegård", "佐藤 美咲", "Ελένη Παπαδοπούλου", "Ana Čović",
        "Chloé Lefèvre", "Emma Becker", "Grace O'Neill", "Ольга Петрова", "Aino Mäkelä", "Beatriz Conceição",
        "Kateřina Dvořáková", "Lucía Ibáñez",
    ]
    private static let men = [
        "Jan Stencel", "Petr Novák", "Marek Horn", "Łukasz Żółć", "José Ángel Peña", "Björn Åkesson", "Jürgen Groß",
        "李 明", "Şükrü Çelik", "Thomas Müller", "Ole Brække", "Иван Соколов", "Dániel Kőszegi", "Andrei Ștefănescu",
        "Liam Walsh", "João Gonçalves", "Νίκος Αντωνίου", "Matteo Di Nicolò", "Tomáš Říha", "Jack Whitfield",
    ]
}

/// The appointments of the sample clients, and the recurring tasks of some. Nothing is random, so that all else stays
/// as it is.
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
        // More than a handful each day would add nothing.
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
