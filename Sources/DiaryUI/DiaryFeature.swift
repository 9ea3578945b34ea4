import DiaryStore
import FitnessModel
package import SpotterShell
import ViewKit

extension Feature {
    /// The day with its foods and activities, runs, weigh-ins, the library and the review.
    package static let diary = Feature(
        commands: [
            DayView.commands.infos, WeighInsView.commands.infos, RunsView.commands.infos, RunView.commands.infos,
            LiveRunView.commands.infos, LibraryView.commands.infos, FoodsView.commands.infos,
            ActivitiesView.commands.infos, ReviewView.commands.infos,
        ],
        everywhere: [
            .writing("new.food", "New food eaten today", keys: ["n f"]) {
                $0.withClient { context in FoodChooser.add(day: context.today, &context) }
            },
            .writing("new.activity", "New activity today", keys: ["n v"]) {
                $0.withClient { context in ActivityChooser.add(day: context.today, &context) }
            },
            .writing("new.timed-run", "New run: start it, or log a past one", keys: ["n u"]) {
                RunStart.choose(day: $0.today, &$0)
            },
            .writing("new.weigh-in", "New weigh-in today", keys: ["n w"]) {
                $0.withClient { context in WeighInForm.add(day: context.today, &context) }
            },
        ],
        synonyms: [
            "new.food": "add meal calories nutrition",
            "new.activity": "add cardio sport walk",
            "new.timed-run": "walk ride bike hike jog stopwatch",
            "new.weigh-in": "add weight scale",
            "day.settings": "settings options preferences basal metabolism bmr calories",
            "day.targets": "macros macronutrients carbs",
            "day.goal": "diet limit deficit surplus cut bulk calories",
            "day.unit": "units kilojoule joule calories",
            "day.quick-add": "calories",
            "review.export": "print pdf save csv",
            "run.export": "save share strava",
            "runs.export": "save share strava",
        ],
        open: { route, navigator, context in
            switch route {
            case .day(let day):
                navigator.update(DayView.self) { $0.day = day }
                navigator.jump(to: DayView.self)
            case .run(let id): navigator.openRun(id, &context)
            case .library: navigator.jump(to: LibraryView.self)
            default: return false
            }
            return true
        })
}

extension Navigator {
    /// Shows a run with its charts, or its stopwatch while it is in progress.
    fileprivate mutating func openRun(_ id: Identifier<Run>, _ context: inout Context) {
        guard let run = context.read({ diary in try diary.runs.get(id) }) else { return }
        if run.client != context.client?.id { context.choose(run.client) }
        update(RunsView.self) { $0.select(id, of: run.client) }
        if run.state == .live {
            open(LiveRunView(id: id, of: run.client), over: RunsView.self)
        } else {
            open(RunView(id: id, of: run.client), over: RunsView.self)
        }
    }
}
