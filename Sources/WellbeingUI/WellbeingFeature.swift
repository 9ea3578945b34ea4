import DiaryStore
import FitnessModel
package import SpotterShell
import ViewKit

extension Feature {
    /// Check-ins, questionnaires, the four-week programme, relaxation, articles and help.
    package static let wellbeing = Feature(
        commands: [
            WellbeingView.commands.infos, CheckInQuestionsView.commands.infos, AnswerSetsView.commands.infos,
            ProgrammeView.commands.infos, WeekView.commands.infos, WeekSummaryView.commands.infos,
            HelpView.commands.infos, TechnicalView.commands.infos, ReadingView.commands.infos,
            PageView.commands.infos, NoticesView.commands.infos,
        ],
        everywhere: [
            .writing("new.check-in", "New check-in: how the client feels", keys: ["n k"]) { CheckInPanel.open(&$0) },
            .pushing("client.programme", "Four-week programme of the client", keys: ["g f"], forClient: true) {
                ProgrammeView()
            },
            .everywhere("wellbeing.hand-over", "Client mode: hand the terminal over", keys: [", h"]) { _, context in
                context.beginHandOver()
            },
            .pushing("contacts", "Help and contacts: who to call", keys: ["!"]) { HelpView() },
            .pushing("reading", "Articles about stress, sleep, breath") { ReadingView() },
            .pushing("notices", "Announcements to clients") { NoticesView() },
            .writing("new.feedback", "New feedback on Spotter", keys: ["n F"]) { FeedbackForm.open(&$0) },
        ],
        synonyms: [
            "contacts": "emergency crisis telephone phone 112 helpline suicide doctor",
            "reading": "reading pages library information help study",
            "notices": "notices messages news",
            "new.feedback": "bug report suggestion contact send",
            "wellbeing.relax": "breathe clock meditation calm practice",
        ],
        clientCommands: clientCommands,
        open: { route, navigator, _ in
            guard route == .wellbeing else { return false }
            navigator.jump(to: WellbeingView.self)
            return true
        })

    /// All commands of the views that a client sees, but those that are the trainer's.
    private static var clientCommands: Set<CommandID> {
        let views = [
            WellbeingView.commands.infos, AnswerSetsView.commands.infos, ProgrammeView.commands.infos,
            WeekView.commands.infos, WeekSummaryView.commands.infos, HelpView.commands.infos,
            ReadingView.commands.infos, PageView.commands.infos,
        ]
        let trainers: Set<CommandID> = [
            "wellbeing.questions", "programme.open-early", "programme.edit", "programme.leave",
            "contacts.technical", "contacts.add", "contacts.edit", "contacts.delete", "reading.add", "reading.edit",
            "reading.delete", "page.edit",
        ]
        return Set(views.joined().map(\.id)).subtracting(trainers)
            .union(["new.check-in", "new.feedback", "contacts", "reading", "client.programme"])
    }
}
