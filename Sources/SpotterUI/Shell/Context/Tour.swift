import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

/// A walk through a trainer's day on sample clients, in a diary of which nothing is kept: a line over the keys says what to
/// press, and a step is done once that did what it is for.
struct Tour: Sendable {
    /// What leaving leads back to; nil where the program began with the tour and ends with it.
    let home: Services?
    /// How many steps are done.
    var done = 0
    /// The commands that ran since the last step was done.
    var commands: Set<CommandID> = []
    /// What was changed since then.
    var actions: Set<ChangeKind.Action> = []
    /// The newest change that was seen.
    var seen: Identifier<JournalEntry>?

    init(home: Services? = nil) { self.home = home }

    /// Whether a command ran in this step.
    func ran(_ command: CommandID) -> Bool { commands.contains(command) }
    /// Whether such a change was made in this step.
    func changed(_ action: ChangeKind.Action) -> Bool { actions.contains(action) }

    /// A command runs.
    mutating func note(_ command: CommandID) { commands.insert(command) }

    /// Makes the sample diary off the loop; the tour begins when it is there.
    static func prepare(_ context: inout Context) {
        let (today, clock) = (context.today, context.diary.clock)
        context.work("Preparing the tour") { _ in
            try Diary.tour(today: today, questionnaires: QuestionnaireLibrary().questionnaires, clock: clock)
        } failed: { error, context in
            context.report(error)
        } then: { diary, context in
            context.navigation.pending.append(.startTour(diary))
        }
    }
}
