import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit
import ViewKit

/// One line of a profile.
enum ProfileLine: Hashable, Sendable {
    /// The identity of a line for the cursor.
    enum Key: Hashable, Sendable {
        case client
        case diary
        case mesocycle(Identifier<Mesocycle>)
        case phase(Identifier<Phase>)
        case session(Identifier<TrainingSession>)
        case measurement(Identifier<BodyMeasurement>)
        case appointment(AppointmentItem.ID)
        case recurring(Identifier<RecurringPlan>)
        case package(Identifier<SessionPackage>)
        case older
        case earlier
    }

    case name(Client, sessionsLeft: Int?)
    case facts(Phrase)
    case field(label: Phrase, value: String, isWarning: Bool = false)
    /// The food of the last seven days; leads to the diary.
    case diary(Phrase)
    case blank
    case heading(Phrase, keys: [KeyHint])
    /// The text of an empty collection.
    case empty(Phrase)
    case mesocycle(MesocycleContent)
    case phase(PhaseListItem)
    case session(SessionListItem, MassUnit)
    /// A measurement of the body, as text.
    case measurement(Identifier<BodyMeasurement>, day: Day, Phrase)
    /// An appointment that is planned.
    case appointment(AppointmentItem)
    /// A recurring task and its next day.
    case recurring(RecurringPlans.Status)
    /// A session pack and its use.
    case package(PackageLedger.Status)
    /// The number of sessions that were not read.
    case older(Int)
    /// The number of earlier phases that are hidden.
    case earlier(Int)

    var key: Key? {
        switch self {
        case .name: .client
        case .diary: .diary
        case .mesocycle(let item): .mesocycle(item.id)
        case .phase(let item): .phase(item.id)
        case .session(let item, _): .session(item.id)
        case .measurement(let id, _, _): .measurement(id)
        case .appointment(let item): .appointment(item.id)
        case .recurring(let item): .recurring(item.id)
        case .package(let status): .package(status.package.id)
        case .older: .older
        case .earlier: .earlier
        case .facts, .field, .blank, .heading, .empty: nil
        }
    }
}

extension ProfileLine {
    /// The number of phases shown before the earlier ones are opened.
    static let maxPhases = 6

    /// The future of a client: appointments and recurring tasks.
    struct Coming: Sendable {
        /// The appointments that are planned, the next first.
        var appointments: [AppointmentItem] = []
        /// Recurring tasks, the next first.
        var plans: [RecurringPlans.Status] = []
    }

    /// The largest number of future appointments shown.
    private static let maxAppointments = 4

    /// All lines of a profile; long notes are broken to `width`.
    static func lines(
        of profile: ClientProfile, width: Int, today: Day, coming: Coming = Coming(), diary: Phrase = "",
        hasAllPhases: Bool = false
    ) -> [ProfileLine] {
        header(of: profile, width: width, today: today) + (diary.isEmpty ? [] : [.diary(diary)])
            + appointments(coming.appointments) + plans(of: profile, hasAllPhases: hasAllPhases)
            + sessions(of: profile) + measurements(of: profile) + recurring(coming.plans) + packages(of: profile)
    }

    private static func appointments(_ items: [AppointmentItem]) -> [ProfileLine] {
        let lines = items.prefix(maxAppointments).map { ProfileLine.appointment($0) }
        let empty = ProfileLine.empty("None planned. a a adds one.")
        return [.blank, .heading("APPOINTMENTS", keys: [KeyHint("a a", "new")])] + (lines.isEmpty ? [empty] : lines)
    }

    private static func recurring(_ plans: [RecurringPlans.Status]) -> [ProfileLine] {
        let empty = ProfileLine.empty("None. a r adds one: a run, a weigh-in or stretching.")
        return [.blank, .heading("RECURRING TASKS", keys: [KeyHint("a r", "new")])]
            + (plans.isEmpty ? [empty] : plans.map { .recurring($0) })
    }

    private static let labels: [Phrase] = ["Plan type", "Goal", "Health", "Check-in", "Contact", "Photo"]

    /// The columns of the labels above the lists.
    static var labelWidth: Int { (labels + [diary]).map { TextWidth.of($0) }.reduce(8, max) }
    static let diary: Phrase = "Diary"

    private static func header(of profile: ClientProfile, width: Int, today: Day) -> [ProfileLine] {
        let client = profile.client
        var lines: [ProfileLine] = [.name(client, sessionsLeft: profile.sessionsLeft)]
        let facts = facts(of: profile, today: today)
        if !facts.isEmpty { lines.append(.facts(facts)) }
        let contact = [client.email, client.phone].filter { !$0.isEmpty }.joined(separator: " · ")
        let wellbeing: Phrase? = profile.checkIn.map { one in
            "\(WellbeingText.line(one)) · \(RelativeDay.text(one.day, today: today)) \(one.time?.text ?? "")"
        }
        // A finished programme is not shown.
        let weeks: Phrase? = profile.programme.flatMap {
            $0.programme.state == .running ? ProgrammeText.line($0) : nil
        }
        let noCheckIn: Phrase? = weeks == nil ? nil : "none yet"
        let known = [wellbeing ?? noCheckIn, weeks].compactMap(\.self).joined(separator: " · ")
        let path = client.photoPath
        let photo: Phrase = path.isEmpty ? "" : PicturePath.text(path, exists: PicturePath.exists(path))
        let values: [(text: String, isWarning: Bool)] = [
            (client.planType, false), (client.goal, false), (client.health, true), (known.text, false),
            (contact, false), (photo.text, false),
        ]
        for (label, (value, isWarning)) in zip(labels, values) {
            for (row, text) in TextWidth.wrap(value, width: max(width - labelWidth - 4, 10)).prefix(4).enumerated()
            where !value.isEmpty {
                lines.append(.field(label: row == 0 ? label : "", value: text, isWarning: isWarning))
            }
        }
        if lines.count == 1 { lines.append(.facts("e adds age, height, weight, goal, health notes and contact.")) }
        return lines
    }

    private static func facts(of profile: ClientProfile, today: Day) -> Phrase {
        let client = profile.client
        var facts: [Phrase] = []
        if let born = client.birthDay { facts.append(AgeText.years(born.age(on: today))) }
        if let height = client.height { facts.append("\(Height.text(height)) cm") }
        if let weight = profile.weighIn?.weight ?? client.weight {
            let figure = NumberFormat.shown(weight.value(in: client.unit), decimals: 1)
            let weight = "\(figure) \(client.unit.rawValue)"
            let day = profile.weighIn.map { RelativeDay.date($0.day, today: today) }
            facts.append(day.map { "\(weight) on \($0)" } ?? "\(weight)")
        }
        if let sex = client.sex { facts.append(sex.word) }
        facts += profile.categories.map { "\($0.name)" }
        if let first = profile.firstTraining { facts.append("trained since \(first.dated)") }
        return facts.joined(separator: " · ")
    }

    private static func plans(of profile: ClientProfile, hasAllPhases: Bool) -> [ProfileLine] {
        let keys = [KeyHint("a p", "new"), KeyHint("a t", "from template"), KeyHint("a m", "mesocycle")]
        // One more line is shown rather than folded alone.
        let most = hasAllPhases || profile.phasesInUse <= maxPhases + 1 ? profile.phases.count : maxPhases
        let folded = profile.phasesInUse - most
        let phases =
            profile.mesocycles.map { ProfileLine.mesocycle($0) }
            + profile.phases.prefix(most).map { ProfileLine.phase($0) } + (folded > 0 ? [.earlier(folded)] : [])
        let empty = ProfileLine.empty("No plans yet. a p creates a sheet, a t copies a template.")
        return [.blank, .heading("PLANS", keys: keys)] + (phases.isEmpty ? [empty] : phases)
    }

    private static func sessions(of profile: ClientProfile) -> [ProfileLine] {
        let keys = [
            KeyHint("s", "start"), KeyHint("n s", "log a past one"), KeyHint("I", "import"), KeyHint("g h", "history"),
        ]
        var sessions = profile.recentSessions.map { ProfileLine.session($0, profile.client.unit) }
        let older = profile.sessionCount - profile.recentSessions.count
        if older > 0 { sessions.append(.older(older)) }
        let empty = ProfileLine.empty("No sessions yet. s starts one, I imports old ones.")
        return [.blank, .heading("SESSIONS", keys: keys)] + (sessions.isEmpty ? [empty] : sessions)
    }

    /// The newest measurements.
    private static func measurements(of profile: ClientProfile) -> [ProfileLine] {
        let body = profile.body
        let shown: [BodyQuantity] = [.weight, .fat, .leanMass, .measure(.waist), .sum]
        let lines = zip(body.measurements, body.figures).reversed().map { measurement, figures in
            let values = shown.compactMap { quantity in
                body.value(of: quantity, measurement, figures).map {
                    valueText(quantity, "\(quantity.text($0, in: body.client.unit))")
                }
            }
            let text: Phrase = values.isEmpty ? "nothing yet" : values.joined(separator: " · ")
            return ProfileLine.measurement(measurement.id, day: measurement.day, text)
        }
        let empty = ProfileLine.empty("None yet. a b adds one: skinfolds, girths, weight.")
        return [.blank, .heading("MEASUREMENTS", keys: [KeyHint("a b", "new")])] + (lines.isEmpty ? [empty] : lines)
    }

    /// "fat 18.2 %".
    private static func valueText(_ quantity: BodyQuantity, _ value: Phrase) -> Phrase {
        switch quantity {
        case .fat: "fat \(value)"
        case .leanMass: "lean \(value)"
        case .measure(.waist): "waist \(value)"
        case .sum: "folds \(value)"
        default: value
        }
    }

    /// The session packs, newest first.
    private static func packages(of profile: ClientProfile) -> [ProfileLine] {
        let packages = profile.ledger.statuses.reversed().map { ProfileLine.package($0) }
        let empty = ProfileLine.empty("No session packs. a k adds one; it counts sessions down.")
        return [.blank, .heading("SESSION PACKS", keys: [KeyHint("a k", "new")])]
            + (packages.isEmpty ? [empty] : packages)
    }
}
