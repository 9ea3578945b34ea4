import DemoDiary
package import DiaryStore
package import FitnessModel
import SpotterCore
package import ViewKit

/// A walk through a trainer's day on sample clients, in a diary of which nothing is kept: a line over the keys says what to
/// press, and a step is done once that did what it is for.
package struct Tour: Sendable {
    /// What leaving leads back to; nil where the program began with the tour and ends with it.
    package let home: Services?
    /// How many steps are done.
    package var done = 0
    /// The commands that ran since the last step was done.
    package var commands: Set<CommandID> = []
    /// What was changed since then.
    package var actions: Set<ChangeKind.Action> = []
    /// The newest change that was seen.
    package var seen: Identifier<JournalEntry>?

    package init(home: Services? = nil) { self.home = home }

    /// Whether a command ran in this step.
    package func ran(_ command: CommandID) -> Bool { commands.contains(command) }
    /// Whether such a change was made in this step.
    package func changed(_ action: ChangeKind.Action) -> Bool { actions.contains(action) }

    /// A command runs.
    package mutating func note(_ command: CommandID) { commands.insert(command) }

    /// Makes the sample diary off the loop; the tour begins when it is there.
    package static func prepare(_ context: inout Context) {
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
