package import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
package import TerminalKit
package import ViewKit

/// The questions after the four levels: Spotter's and the trainer's.
package struct CheckInQuestionsView: EditableList, ArchivingList {
    package static let noun = Noun("question", many: "questions")
    package static let scope = KeyScope("questions", "Check-in questions")
    package static let commands: CommandSet<CheckInQuestionsView> = [
        onChosen(
            "edit", "Edit the question", hint: "edit", keys: ["Enter", "e"], unless: whyFixed
        ) { view, question, context in view.edit(question, &context) },
        adding(), archiving(unless: whyFixed), showingArchived(), deleting(unless: whyFixed),
    ]

    private static let whyFixed: @Sendable (CheckInQuestion, Context) -> Phrase? = { question, _ in
        question.isShipped ? "it comes with Spotter; a adds your own" : nil
    }

    package var list = RecordList<CheckInQuestion>()
    package var archive = ArchiveFilter.active

    package func title(_ context: Context) -> Phrase { "Questions" }

    package func count(_ diary: Diary) throws -> Int { try diary.checkInQuestions.count(archive) }
    package func page(_ diary: Diary, offset: Int, limit: Int) throws -> [CheckInQuestion] {
        try diary.checkInQuestions.list(archive, offset: offset, limit: limit)
    }

    package mutating func reload(_ context: inout Context) { readList(&context) }

    package func edit(_ question: CheckInQuestion, _ context: inout Context) {
        context.present(
            Form(
                "Question after \(question.level.rawValue) \(question.level.word)", editing: question, [Self.textField]
            ) {
                changed, context in
                .done(context.save { try $0.checkInQuestions.update(from: question, to: changed) })
            })
    }

    package func add(_ context: inout Context) {
        let levels: [(value: StressLevel, word: Phrase)] = StressLevel.allCases.map { ($0, $0.word) }
        let level = Field<CheckInQuestion>.choice(
            "level", "After", \.level, levels, help: "The level that it follows.")
        let blank = CheckInQuestion(level: list.selected?.level ?? .wornOut, text: "")
        context.present(
            Form("New question", editing: blank, [level, Self.textField]) { added, context in
                guard let id = context.write("Added.", { try $0.checkInQuestions.add(added) }) else { return .failed }
                return .saved { context in
                    context.update(CheckInQuestionsView.self) { view, _ in view.list.select(id) }
                }
            })
    }

    package func delete(_ question: CheckInQuestion, _ context: inout Context) {
        context.write("Deleted the question. u: undo.") { try $0.checkInQuestions.delete(question.id) }
    }

    package func setArchived(_ isArchived: Bool, _ question: CheckInQuestion, in diary: Diary) throws {
        try diary.checkInQuestions.setArchived(isArchived, question.id)
    }

    private static let textField = Field<CheckInQuestion>.text(
        "text", "Question", \.text, isRequired: true, help: "Earlier check-ins keep the question they were asked.")

    package func layout(_ body: Rect) -> ListLayout { ListLayout(body, position: .foot) }

    package func columns(_ context: Context) -> [TableColumn] {
        [
            TableColumn("After", .fixed(11, holding: StressLevel.allCases.map(\.numbered))),
            TableColumn("Question", .flexible(minimum: 24, weight: 1)),
            TableColumn("", .fixed(7, holding: [Self.custom])),
        ]
    }

    private static let custom: Phrase = "custom"

    package func line(_ question: CheckInQuestion, _ context: Context) -> TableLine {
        TableLine(
            [
                question.level.numbered, question.shownName,
                question.isShipped ? "" : Self.custom,
            ],
            styles: [0: .muted, 2: .muted])
    }

    package func nothingText(_ context: Context) -> Phrase { nothingText(first: "No questions: a adds one.") }
}

extension CheckInQuestion: ArchivableRecord {}
