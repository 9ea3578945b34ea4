import DiaryStore
import FitnessModel
import ViewKit

/// Beginning a run: free, with a goal, or written afterwards.
enum RunStart {
    /// One of the ways to begin.
    private struct Way: Sendable {
        let title: String
        let detail: String
        let begin: @Sendable (inout Context) -> Void
    }

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
            context.message = .plain("\(client.name) runs already. w w ends the run, Esc leaves it running.")
            return
        }
        // On another day nothing can begin now.
        let isToday = day == context.today
        let ways = (isToday ? waysNow(client, &context) : []) + waysAfterwards(client, day)
        let title = "New run of \(client.name)" + (isToday ? "" : ", \(day.short)")
        context.present(
            Picker(title, of: ways, verb: "begin", title: \.title, detail: \.detail) { $0.begin(&$1) })
    }

    private static func waysNow(_ client: Client, _ context: inout Context) -> [Way] {
        [
            Way(title: "Free run", detail: "begins now, no goal") { start(.run, client, &$0) },
            Way(title: "Run with a goal", detail: "5 km, 30 min, 300 kcal") { $0.present(goalForm(client, $0)) },
            surplusRun(client, &context),
            Way(title: "Free walk", detail: "begins now") { start(.walk, client, &$0) },
            Way(title: "Free ride", detail: "begins now") { start(.ride, client, &$0) },
        ]
    }

    private static func waysAfterwards(_ client: Client, _ day: Day) -> [Way] {
        [
            Way(title: "Log a past run", detail: "distance, time, energy") {
                RunForm.add(day: day, client, &$0)
            },
            Way(title: "Import a file", detail: "GPX, TCX, FIT") { $0.present(ImportForm.file($0)) },
        ]
    }

    /// A run for what the day has in surplus, as far as that is known.
    private static func surplusRun(_ client: Client, _ context: inout Context) -> Way {
        let today = context.today
        let day = context.read { diary in try diary.energyDay(of: client.id, on: today) }
        let detail: String
        let refusal: String
        switch day?.balance?.deviation {
        case let surplus? where surplus > .zero:
            let text = EnergyText.text(surplus, in: day?.profile.unit ?? context.energyUnit)
            return Way(title: "Burn off today's surplus", detail: text) { context in
                start(.run, goal: .surplus(surplus), client, &context)
            }
        case .some:
            detail = "nothing is surplus today"
            refusal = "Nothing is surplus today, so there is no goal to run for. Choose a free run."
        case nil:
            detail = "not known: the day lacks figures"
            refusal =
                "The surplus is not known: basal metabolism needs sex, date of birth, height and weight. e in the profile."
        }
        return Way(title: "Burn off today's surplus", detail: detail) { $0.message = .warning(refusal) }
    }

    private static func goalForm(_ client: Client, _ context: Context) -> Form {
        let field = Field.value(
            "goal", "Goal", \RunGoal.self, RunEntry.goal(context.energyUnit), isBlank: true,
            help: "5 or 5 km, 800 m, 30 min, 300 kcal, 1250 kJ")
        return Form("Run with a goal: \(client.name)", editing: .time(0), [field], verb: "start") { goal, _ in
            .saved { context in start(.run, goal: goal, client, &context) }
        }
    }

    /// Starts the watch and shows it.
    private static func start(_ kind: Run.Kind, goal: RunGoal? = nil, _ client: Client, _ context: inout Context) {
        let today = context.today
        let id = context.write(nil) { diary in
            try diary.runs.start(kind, goal: goal, day: today, of: client.id)
        }
        guard let id else { return }
        context.go(to: .run(id))
        context.message = .success("Stopwatch running. p pauses, w w ends; Esc leaves it running.")
    }
}
