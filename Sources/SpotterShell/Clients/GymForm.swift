import DiaryStore
import FitnessModel
import ViewKit

/// The names of the gym and of the trainer, as the header shows them.
package enum GymForm {
    private struct Names: Sendable {
        var gym: String
        var trainer: String
    }

    package static func edit(_ context: Context) -> Form {
        let trainer = (try? context.diary.trainers.current()) ?? nil
        let known = Names(gym: ((try? context.diary.gym.get()) ?? nil)?.name ?? "", trainer: trainer?.name ?? "")
        let fields: [Field<Names>] = [
            .text("gym", "Gym", \.gym, help: "Leave empty if you work independently."),
            .text("trainer", "Trainer", \.trainer, isRequired: true, help: "Your name."),
        ]
        return Form("Gym and trainer", editing: known, fields) { names, context in
            .done(
                context.save { diary in
                    if names.gym != known.gym { try diary.gym.rename(names.gym) }
                    if let trainer, trainer.name != names.trainer {
                        try diary.trainers.rename(trainer.id, to: names.trainer)
                    }
                })
        }
    }
}
