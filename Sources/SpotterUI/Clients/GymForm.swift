import DiaryStore
import FitnessModel
import ViewKit

/// The names of the gym and of the trainer, as the header shows them.
enum GymForm {
    static func edit(_ context: Context) -> Form {
        let gym = ((try? context.diary.gym()) ?? nil)?.name ?? ""
        let trainer = (try? context.diary.trainers.current()) ?? nil
        let fields = [
            FormField("gym", "Gym", value: gym, help: "Or nothing, when you train on your own."),
            FormField("trainer", "Trainer", .required, value: trainer?.name ?? "", help: "Your name."),
        ]
        return Form("Gym and trainer", fields: fields) { form, context in
            let (gymName, trainerName) = (form.text("gym"), form.text("trainer"))
            let done: Void? = context.write { diary in
                if gymName != gym { try diary.renameGym(gymName) }
                if let trainer, trainer.name != trainerName { try diary.trainers.rename(trainer.id, to: trainerName) }
            }
            return done == nil ? .failed : .saved { _ in }
        }
    }
}
