import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// One line of a profile.
enum ProfileLine: Hashable, Sendable {
    /// What the cursor knows a line by.
    enum Key: Hashable, Sendable {
        case client
        case diary
        case mesocycle(Identifier<Mesocycle>)
        case phase(Identifier<Phase>)
        case session(Identifier<TrainingSession>)
        case package(Identifier<SessionPackage>)
        case older
    }

    case name(Client, sessionsLeft: Int?)
    case facts(String)
    case field(label: String, value: String, isWarning: Bool = false)
    /// What was eaten in the last seven days, and that it leads to the diary.
    case diary(String)
    case blank
    case heading(String, keys: [KeyHint])
    /// What an empty collection says.
    case empty(String)
    case mesocycle(MesocycleContent)
    case phase(PhaseListItem)
    case session(SessionListItem, MassUnit)
    case package(SessionPackage)
    /// So many more sessions that were not read.
    case older(Int)

    var key: Key? {
        switch self {
        case .name: .client
        case .diary: .diary
        case .mesocycle(let item): .mesocycle(item.id)
        case .phase(let item): .phase(item.id)
        case .session(let item, _): .session(item.id)
        case .package(let package): .package(package.id)
        case .older: .older
        case .facts, .field, .blank, .heading, .empty: nil
        }
    }
}

extension ProfileLine {
    /// All lines of a profile; long notes are broken to `width`.
    static func lines(of profile: ClientProfile, width: Int, today: Day, diary: String = "") -> [ProfileLine] {
        header(of: profile, width: width, today: today) + (diary.isEmpty ? [] : [.diary(diary)]) + plans(of: profile)
            + sessions(of: profile)
            + packages(of: profile)
    }

    private static func header(of profile: ClientProfile, width: Int, today: Day) -> [ProfileLine] {
        let client = profile.client
        var lines: [ProfileLine] = [.name(client, sessionsLeft: profile.sessionsLeft)]
        let facts = facts(of: profile, today: today)
        if !facts.isEmpty { lines.append(.facts(facts)) }
        let contact = [client.email, client.phone].filter { !$0.isEmpty }.joined(separator: " · ")
        for (label, value) in [
            ("Plan", client.planType), ("Goal", client.goal), ("Health", client.health), ("Contact", contact),
            ("Photo", client.photoPath),
        ] {
            for (row, text) in TextWidth.wrap(value, width: max(width - 12, 10)).prefix(4).enumerated()
            where !value.isEmpty {
                lines.append(.field(label: row == 0 ? label : "", value: text, isWarning: label == "Health"))
            }
        }
        if lines.count == 1 { lines.append(.facts("e adds age, height, weight, goal, health notes and contact.")) }
        return lines
    }

    private static func facts(of profile: ClientProfile, today: Day) -> String {
        let client = profile.client
        var facts: [String] = []
        if let born = client.birthDay { facts.append("\(born.age(on: today)) years") }
        if let height = client.height { facts.append("\(Height.text(height)) cm") }
        if let weight = profile.weighIn?.weight ?? client.weight {
            let figure = NumberFormat.shown(weight.value(in: client.unit), decimals: 1)
            let day = profile.weighIn.map { " on \($0.day.year == today.year ? $0.day.short : $0.day.dated)" } ?? ""
            facts.append("\(figure) \(client.unit.rawValue)\(day)")
        }
        if let sex = client.sex { facts.append(sex.rawValue) }
        facts += profile.categories.map(\.name)
        if let first = profile.firstSession { facts.append("trained since \(first.dated)") }
        return facts.joined(separator: " · ")
    }

    private static func plans(of profile: ClientProfile) -> [ProfileLine] {
        let keys = [KeyHint("a p", "new"), KeyHint("a t", "from template"), KeyHint("a m", "mesocycle")]
        let phases = profile.mesocycles.map { ProfileLine.mesocycle($0) } + profile.phases.map { ProfileLine.phase($0) }
        let empty = ProfileLine.empty("No plans yet. a p creates a sheet, a t copies a template.")
        return [.blank, .heading("PLANS", keys: keys)] + (phases.isEmpty ? [empty] : phases)
    }

    private static func sessions(of profile: ClientProfile) -> [ProfileLine] {
        let keys = [KeyHint("s", "start"), KeyHint("n s", "log a past one"), KeyHint("I", "import")]
        var sessions = profile.recentSessions.map { ProfileLine.session($0, profile.client.unit) }
        let older = profile.sessionCount - profile.recentSessions.count
        if older > 0 { sessions.append(.older(older)) }
        let empty = ProfileLine.empty("No sessions yet. s starts one, I imports what another program recorded.")
        return [.blank, .heading("SESSIONS", keys: keys)] + (sessions.isEmpty ? [empty] : sessions)
    }

    private static func packages(of profile: ClientProfile) -> [ProfileLine] {
        let packages = profile.packages.reversed().map { ProfileLine.package($0) }
        let empty = ProfileLine.empty("No packages. a k enters sessions that were bought; Spotter counts them down.")
        return [.blank, .heading("PACKAGES", keys: [KeyHint("a k", "new")])] + (packages.isEmpty ? [empty] : packages)
    }
}
