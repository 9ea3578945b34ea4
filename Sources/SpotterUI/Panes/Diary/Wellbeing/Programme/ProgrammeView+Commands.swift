import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

extension ProgrammeView {
    static let scope = KeyScope("programme", "Four weeks")

    static let commands: CommandSet<ProgrammeView> = [
        command("open", "Go on, read again, or do what comes first", hint: "open", keys: ["Enter"]) { view, context in
            guard let line = view.list.selected else { return ProgrammeFlow.begin(&context) }
            view.open(line, &context)
        },
        command(
            "add", "Begin the four weeks", keys: ["a"],
            unless: { view, _ in view.standing?.programme.state == .running ? "they go on: Enter goes on" : nil }
        ) { _, context in ProgrammeFlow.begin(&context) },
        onChosen(
            "open-early", "Open the week before its day", hint: "open early", keys: ["O"],
            unless: { line, _ in whyNotEarly(line) }
        ) { _, line, context in ProgrammeForms.openEarly(line, &context) },
        command("edit", "Move the last day", hint: "extend", keys: ["E"], unless: whenRunning) { view, context in
            if let standing = view.standing { ProgrammeForms.extend(standing, &context) }
        },
        command("leave", "Leave the four weeks; what was written stays", keys: [", l"], unless: whenRunning) {
            view, context in
            if let standing = view.standing { ProgrammeForms.leave(standing, &context) }
        },
    ]

    private static let whenRunning: Command<ProgrammeView>.DisabledReason = { view, _ in
        guard let standing = view.standing else { return "there are no four weeks yet" }
        return standing.programme.state == .running ? nil : "these four weeks are over"
    }

    private static func whyNotEarly(_ line: ProgrammeLine) -> String? {
        switch line.standing.state(of: line.part) {
        case .open: return "it is open"
        case .done: return "it is done"
        case .closed: return line.standing.whyNotEarly(line.part).map { ProgrammeText.words($0, line.standing) }
        }
    }
}
