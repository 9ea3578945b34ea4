import DiaryStore
import FitnessModel
import ViewKit

/// Beginning a run: free, with a goal, or written afterwards.
enum RunStart {
    /// Asks what kind of run it is. `day` counts for one that is written afterwards; one that begins now is of today.
    static func choose(day: Day, _ context: inout Context) {
        guard let client = context.client else {
            context.present(
                ClientPicker.currentClient(context) { context in
                    if context.client != nil { choose(day: day, &context) }
                })
            return
        }
        if day == context.today, let watch = context.watch(of: client.id) {
            context.go(to: .run(watch.id))
            context.message = .plain("\(client.name) runs already. E ends the run, Esc leaves it running.")
            return
        }
        context.present(picker(client, day: day, surplus(of: client, &context), context))
    }

    /// What the day has in surplus, as far as it is known.
    private enum Surplus {
        case some(Energy, EnergyUnit)
        case none
        case unknown
    }

    private static func surplus(of client: Client, _ context: inout Context) -> Surplus {
        let today = context.today
        guard let day = context.read({ diary in try diary.energyDay(of: client.id, on: today) }),
            let balance = day.balance
        else { return .unknown }
        return balance.deviation > .zero ? .some(balance.deviation, day.profile.unit) : .none
    }

    private static func picker(_ client: Client, day: Day, _ surplus: Surplus, _ context: Context) -> Picker {
        let extra: String
        switch surplus {
        case .some(let energy, let unit): extra = EnergyText.text(energy, in: unit)
        case .none: extra = "nothing is surplus today"
        case .unknown: extra = "not known: the day lacks figures"
        }
        let now = [
            Picker.Item("Free run", detail: "begins now, no goal", key: 0),
            Picker.Item("Run with a goal", detail: "5 km, 30 min, 300 kcal", key: 1),
            Picker.Item("Run off today's surplus", detail: extra, key: 2),
            Picker.Item("Free walk", detail: "begins now", key: 3),
            Picker.Item("Free ride", detail: "begins now", key: 4),
        ]
        let done = [
            Picker.Item("Write a run afterwards", detail: "distance, time, energy", key: 5),
            Picker.Item("Import a file", detail: "GPX, TCX, FIT", key: 6),
        ]
        // On another day nothing can begin now.
        let items = day == context.today ? now + done : done
        let when = day == context.today ? "" : ", \(day.short)"
        return Picker("New run of \(client.name)\(when)", items: items, verb: "begin") { item, context in
            switch item.key {
            case 0: start(.run, client, &context)
            case 1: context.present(goalForm(client, context))
            case 2: startSurplus(surplus, client, &context)
            case 3: start(.walk, client, &context)
            case 4: start(.ride, client, &context)
            case 5: RunForm.add(day: day, client, &context)
            default: context.present(ImportForm.file(context))
            }
        }
    }

    private static func startSurplus(_ surplus: Surplus, _ client: Client, _ context: inout Context) {
        switch surplus {
        case .some(let energy, _): start(.run, goal: .surplus(energy), client, &context)
        case .none:
            context.message = .warning("Nothing is surplus today, so there is no goal to run for. Choose a free run.")
        case .unknown:
            context.message = .warning(
                "The surplus is not known: basal metabolism needs sex, birthday, height and weight. e in the profile.")
        }
    }

    private static func goalForm(_ client: Client, _ context: Context) -> Form {
        let unit = context.energyUnit
        let field = FormField("goal", "Goal", .required, help: "5 or 5 km, 800 m, 30 min, 300 kcal, 1250 kJ")
        return Form("Run with a goal: \(client.name)", fields: [field], verb: "start") { form, context in
            guard let goal = RunGoalEntry.read(form.text("goal"), unit) else {
                return .wrong(field: "goal", RunGoalEntry.problem)
            }
            return .saved { context in start(.run, goal: goal, client, &context) }
        }
    }

    /// Starts the watch and shows it.
    private static func start(_ kind: Run.Kind, goal: RunGoal? = nil, _ client: Client, _ context: inout Context) {
        let today = context.today
        let id = context.write(nil) { diary in
            try diary.startRun(kind, goal: goal, day: today, of: client.id)
        }
        guard let id else { return }
        context.go(to: .run(id))
        context.message = .success("The watch goes. p pauses, E ends; Esc leaves it running.")
    }
}
