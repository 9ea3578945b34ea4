import DemoDiary
package import DiaryStore
package import FitnessModel
import SpotterCore
package import ViewKit

/// A guided walk through a trainer's day on sample clients, in a diary that is not stored. A line above the keys says
/// what to press; a step is done when its effect is seen.
package struct Tour: Sendable {
    /// What the end of the tour returns to; nil if the program began with the tour and ends with it.
    package let home: Services?
    /// The number of completed steps.
    package var done = 0
    /// The commands that ran since the last step was done.
    package var commands: Set<CommandID> = []
    /// The kinds of changes made since then.
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

    /// Creates the sample diary off the loop; the tour starts when it is ready.
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
