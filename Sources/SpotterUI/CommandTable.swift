import BodyUI
import DiaryUI
import PeopleUI
package import SpotterCore
import SpotterShell
import TrainingUI
package import ViewKit
import WellbeingUI

/// Every command, view by view: the only list of what the program can do.
package enum CommandTable {
    /// All commands in the order in which help and `docs/keys.md` show them.
    package static let all: [CommandInfo] = Array(
        [
            AppState.commands.infos, Motion.commands, DialogKey.commands, DashboardView.commands.infos,
            CalendarView.commands.infos, RecurringPlansView.commands.infos,
            ClientsView.commands.infos, ProfileView.commands.infos, PhasesView.commands.infos,
            SheetView.commands.infos, MesocyclesView.commands.infos, MesocycleView.commands.infos,
            ExercisesView.commands.infos, LibraryExercisesView.commands.infos, ExerciseView.commands.infos,
            MachinesView.commands.infos, PlacesView.commands.infos, BodySheetView.commands.infos,
            BodyCompareView.commands.infos, CourseView.commands.infos,
            ProgressView.commands.infos, DayView.commands.infos, WeighInsView.commands.infos, RunsView.commands.infos,
            RunView.commands.infos, WellbeingView.commands.infos, CheckInQuestionsView.commands.infos,
            AnswerSetsView.commands.infos, ProgrammeView.commands.infos, WeekView.commands.infos,
            WeekSummaryView.commands.infos, HelpView.commands.infos, TechnicalView.commands.infos,
            ReadingView.commands.infos, PageView.commands.infos, NoticesView.commands.infos,
            HistoryView.commands.infos,
            LiveRunView.commands.infos, LibraryView.commands.infos,
            FoodsView.commands.infos,
            ActivitiesView.commands.infos, ReviewView.commands.infos, BoardView.commands.infos,
            CockpitView.commands.infos, SettingsView.commands.infos, KeysView.commands.infos,
        ].joined())

    /// The scopes in the order of the headings in the key file and `docs/keys.md`.
    static let scopes: [KeyScope] = [
        .everywhere, .list, .dialog, DashboardView.scope, CalendarView.scope, RecurringPlansView.scope,
        ClientsView.scope, ProfileView.scope, PhasesView.scope,
        .sheet, .targets, .notes, .logging, .range, .moving, .session, ExercisesView.scope, LibraryExercisesView.scope,
        ExerciseView.scope, MesocyclesView.scope, MesocycleView.scope, MachinesView.scope, PlacesView.scope, .board,
        BodySheetView.scope, BodyCompareView.scope, CourseView.scope, ProgressView.scope, .day, WeighInsView.scope,
        RunsView.scope, RunView.scope, WellbeingView.scope, CheckInQuestionsView.scope, AnswerSetsView.scope,
        ProgrammeView.scope, WeekView.scope, WeekSummaryView.scope, HelpView.scope, TechnicalView.scope,
        ReadingView.scope, PageView.scope,
        NoticesView.scope, HistoryView.scope,
        LiveRunView.scope, LibraryView.scope, FoodsView.scope, ActivitiesView.scope, .review, CockpitView.scope,
        SettingsView.scope, KeysView.scope,
    ]

    /// The commands by the view they belong to, in the order of the headings; views without any are left out.
    package static var byScope: [(scope: KeyScope, commands: [CommandInfo])] {
        scopes.map { scope in (scope, all.filter { $0.scope == scope }) }.filter { !$0.commands.isEmpty }
    }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })

    /// What footers can show, scope by scope: asked at every key.
    private static let hinted = Dictionary(grouping: all.filter { $0.hint != nil }, by: \.scope)

    /// The commands of a scope that have words for the footer.
    static func hinted(in scope: KeyScope) -> [CommandInfo] { hinted[scope] ?? [] }

    /// The command of that name.
    package static func command(_ id: CommandID) -> CommandInfo? { byID[id] }
}

extension Settings {
    /// Those of nobody, with the default keys of all commands; nothing of them reaches a file.
    package static var plain: Settings { .unkept(commands: CommandTable.all) }
}

extension KeyMap {
    /// The default keys of all commands.
    package static let standard = KeyMap(commands: CommandTable.all)
}

extension CommandTable {
    /// Other words that people say for a command, for the palette and the help: what its title says is found anyway.
    static let synonyms: [CommandID: String] = [
        "session.start": "train training workout begin continue",
        "session.other": "switch",
        "cockpit": "several clients group",
        "new.client": "add create person athlete customer",
        "new.phase": "add create plan program programme sheet block",
        "new.template": "add create plan program programme",
        "new.routine": "add create workout",
        "new.mesocycle": "add create block periodization season",
        "new.exercise": "add create movement lift",
        "new.run": "start workout training",
        "new.session": "add yesterday afterwards forgotten",
        "new.food": "add meal calories nutrition",
        "new.activity": "add cardio sport walk",
        "new.weigh-in": "add weight scale",
        "new.machine": "add create equipment",
        "sheet.place": "gym location where",
        "machines.places": "locations rooms add",
        "board": "compare",
        "client.choose": "switch change person athlete customer",
        "contacts": "emergency crisis telephone phone 112 helpline suicide doctor",
        "reading": "library articles information help study",
        "notices": "messages news announce",
        "new.feedback": "bug report suggestion contact send",
        "wellbeing.relax": "breathe breathing meditation calm relaxation practice",
        "settings": "preferences options configuration config toml units week",
        "import": "load csv strong hevy cronometer gpx tcx fit",
        .undo: "revert back mistake",
        "redo": "again",
        "client.history": "log records timeline everything sessions runs activities categories",
        "history": "log audit undo",
        "bin": "trash recycle restore recover undelete lost",
        "find": "search look",
        "help": "keys shortcuts keyboard",
        "tour": "tutor tutorial learn guide demo",
        "theme": "themes colors dark light",
        "mouse": "clicks",
        "gym.edit": "settings options preferences name",
        "formula.choose": "settings options preferences maximum 1rm",
        "day.settings": "settings options preferences basal metabolism bmr calories",
        "day.targets": "macros macronutrients carbs",
        "day.goal": "diet limit deficit surplus cut bulk calories",
        "day.unit": "units kilojoule joule calories",
        "day.quick-add": "calories",
        "pane.diary": "food nutrition calories",
        "pane.measurements": "statistics charts graphs records measurements",
        "leave": "back exit close",
        "quit": "exit close end",
        "plates.calculator": "calculator discs loading barbell",
        "maximise": "maximize zoom wide preview",
        "diary.backup": "copy save",
        "clients.edit": "units kg lb pounds health goal",
        "clients.delete": "erase remove",
        "profile.edit": "units kg lb pounds health goal",
        "profile.report": "export print pdf share statistics page save",
        "sheet.relabel": "superset circuit pair group round",
        "sheet.export": "pdf share paper save csv json markdown",
        "sheet.maximise": "zoom wide compact narrow",
        "board.whole": "zoom wide maximise",
        "progress.export": "print pdf save",
        "review.export": "print pdf save csv",
        "run.export": "save share strava", "runs.export": "save share strava",
        "log.finish": "end stop complete done",
        "log.rest": "timer pause",
        "log.next": "skip jump",
        "log.count": "timer stopwatch",
        "log.intervals": "tabata hiit stopwatch",
        "log.warm-ups": "warmup",
        "exercises.merge": "join combine double",
        "exercise.merge": "join combine double",
        "exercises.video": "youtube link",
        "exercise.video": "youtube link",
    ]
}
