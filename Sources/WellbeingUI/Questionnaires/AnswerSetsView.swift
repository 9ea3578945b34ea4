package import DiaryStore
import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The questionnaires that the current client started or completed, newest first.
package struct AnswerSetsView: EditableList {
    package static let noun = Noun("questionnaire", many: "questionnaires")
    package static let scope = KeyScope("answers", "Questionnaires of a client")

    package static let commands: CommandSet<AnswerSetsView> = [
        adding("Answer a questionnaire", hint: "answer one"),
        editing("Read the answers, or continue a questionnaire", hint: "read, continue"),
        deleting(
            "Delete an unfinished questionnaire (u: undo)",
            unless: { set, _ in set.isDone ? "a completed one cannot be deleted; u undoes the last completion" : nil }),
    ]

    package var list = RecordList<AnswerSetListItem>()
    private var client: Identifier<Client>?

    /// Shows the list of the current client above the view; asks for a client first if there is none.
    static func show(_ context: inout Context) {
        context.withClient { context in context.push(AnswerSetsView()) }
    }

    package func title(_ context: Context) -> Phrase { "Questionnaires" }

    package func count(_ diary: Diary) throws -> Int { try client.map { try diary.answerSets.count(of: $0) } ?? 0 }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [AnswerSetListItem] {
        try client.map { try diary.answerSets.items(of: $0, offset: offset, limit: limit) } ?? []
    }

    package mutating func reload(_ context: inout Context) {
        if client != context.client?.id {
            client = context.client?.id
            list.rewind()
        }
        readList(&context)
    }

    // MARK: Acting

    package func add(_ context: inout Context) {
        guard let client = context.client, context.mayWrite() else { return }
        let library = context.services.settings.questionnaires
        if let problem = library.problems.first { context.message = .warning("Skipped: \(problem)") }
        context.present(
            Picker(
                "Which questionnaire?", of: library.questionnaires, verb: "answer", title: { "\($0.title)" },
                detail: { "\($0.items.count, one: "question", other: "questions"), \($0.licence)" }
            ) { questionnaire, context in
                QuestionnairePanel.open(questionnaire, of: client, &context)
            })
    }

    package func edit(_ item: AnswerSetListItem, _ context: inout Context) {
        guard let set = context.read({ diary in try diary.answerSets.get(item.id) }) else { return }
        guard !set.isDone else { return AnswerPanel.open(set, &context) }
        guard let client = context.client, context.mayWrite() else { return }
        QuestionnairePanel.open(
            set.questionnaire, for: set.role, of: client, programme: set.programme, &context)
    }

    package func delete(_ set: AnswerSetListItem, _ context: inout Context) {
        context.write("Deleted \(set.title). u: undo.") { diary in
            try diary.answerSets.delete(set.id)
        }
    }

    // MARK: Drawing

    package func layout(_ body: Rect) -> ListLayout { ListLayout(body, position: .foot) }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn(whole: "Day", .fixed(11, holding: RelativeDay.widest(context.today))),
            TableColumn("Questionnaire", .flexible(minimum: 16, weight: 2)),
            TableColumn("For", .fixed(13, holding: AnswerSet.Role.allCases.map(AnswerReport.word))),
            TableColumn("State", .fixed(10, holding: [Self.completed, Self.started])),
        ]
    }

    private static let (completed, started): (Phrase, Phrase) = ("completed", "started")

    package func line(_ set: AnswerSetListItem, _ context: Context) -> TableLine {
        let day = RelativeDay.text(
            Day(set.doneAt ?? set.startedAt, in: context.services.timeZone), today: context.today)
        let state = set.isDone ? Self.completed : Self.started
        return TableLine(
            [day, "\(set.title)", AnswerReport.word(set.role), state],
            styles: set.isDone ? [2: .muted, 3: .muted] : [2: .muted, 3: .accent])
    }

    package func nothingText(_ context: Context) -> Phrase {
        "No questionnaires yet: a chooses one."
    }
}
