import DiaryStore
package import FitnessModel
import SpotterCore
package import SpotterShell
import ViewKit

/// Starts a run: free, with a goal, or a past one.
package enum RunStart {
    /// A way to start.
    private struct Way: Sendable {
        let title: Phrase
        let detail: Phrase
        let begin: @Sendable (inout Context) -> Void
    }

    /// Asks for the kind of run. `day` is used for a past run; one that starts now is of today.
    package static func choose(day: Day, _ context: inout Context) {
        guard let client = context.client else {
            context.present(
                ClientPicker.currentClient(context) { context in
                    if context.client != nil { choose(day: day, &context) }
                })
            return
        }
        if day == context.today, let watch = context.watch(of: client.id) {
            context.go(to: .run(watch.id))
            context.message = .plain("\(client.name) has a run in progress. w w ends it, Esc leaves it running.")
            return
        }
        // Only today can a run start now.
        let isToday = day == context.today
        let ways = (isToday ? waysNow(client, &context) : []) + waysAfterwards(client, day)
        let title: Phrase = isToday ? "New run of \(client.name)" : "New run of \(client.name), \(day.short)"
        context.present(
            Picker(title, of: ways, verb: "start", title: \.title, detail: \.detail) { $0.begin(&$1) })
    }

    private static func waysNow(_ client: Client, _ context: inout Context) -> [Way] {
        let free = [
            Way(title: "Free run", detail: "starts now, no goal") { start(.run, client, &$0) },
            Way(title: "Run with a goal", detail: "5 km, 30 min, 300 kcal") { $0.present(goalForm(client, $0)) },
        ]
        let others = [
            Way(title: "Free walk", detail: "starts now") { start(.walk, client, &$0) },
            Way(title: "Free ride", detail: "starts now") { start(.ride, client, &$0) },
        ]
        return free + runsForTheDay(client, &context) + others
    }

    private static func waysAfterwards(_ client: Client, _ day: Day) -> [Way] {
        [
            Way(title: "Log a past run", detail: "distance, time, energy") {
                RunForm.add(day: day, client, &$0)
            },
            Way(title: "Import a file", detail: "GPX, TCX, FIT") { $0.present(ImportForm.file($0)) },
        ]
    }

    /// Runs for the day's surplus, and for the activity still missing from the target, as far as these are
    /// known.
    private static func runsForTheDay(_ client: Client, _ context: inout Context) -> [Way] {
        let today = context.today
        let day = context.read { diary in try diary.energy.day(of: client.id, on: today) }
        let unit = day?.profile.unit ?? context.shared.energyUnit
        let surplus: Phrase = "Burn off today's surplus"
        let lacking: Phrase = "Reach today's activity target"
        guard let balance = day?.balance else {
            return [surplus, lacking].map { title in
                Way(title: title, detail: "not known: the day lacks data") {
                    $0.message = .warning(
                        """
                        The day's limits are not known: basal metabolism needs sex, date of birth, height and weight. \
                        e in the profile adds them.
                        """)
                }
            }
        }
        func way(
            _ title: Phrase, _ energy: Energy?, _ goal: (Energy) -> RunGoal, none: Phrase, refusal: Phrase
        ) -> Way {
            guard let energy, energy > .zero else {
                return Way(title: title, detail: none) { $0.message = .warning(refusal) }
            }
            let goal = goal(energy)
            return Way(title: title, detail: "\(EnergyText.text(energy, in: unit))") { context in
                start(.run, goal: goal, client, &context)
            }
        }
        return [
            way(
                surplus, balance.deviation, RunGoal.surplus, none: "no surplus today",
                refusal: "No surplus today, so there is no goal to run for. Choose a free run."),
            way(
                lacking, balance.activityLimit - balance.activity, RunGoal.energy, none: "already reached",
                refusal: "Today's activity target is reached, so there is no goal to run for. Choose a free run."),
        ]
    }

    private static func goalForm(_ client: Client, _ context: Context) -> Form {
        let field = Field.value(
            "goal", "Goal", \RunGoal.self, RunEntry.goal(context.shared.energyUnit), isBlank: true,
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
