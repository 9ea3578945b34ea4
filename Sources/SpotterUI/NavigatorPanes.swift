import BodyUI
import DiaryUI
import PeopleUI
import SpotterShell
import TrainingUI
import ViewKit
import WellbeingUI

extension Navigator {
    /// Every pane with its first views.
    static func everything() -> Navigator {
        Navigator(
            [
                (.dashboard, [Tab(.today, DashboardView()), Tab(.calendar, CalendarView())]),
                (.clients, [Tab(nil, ClientsView())]),
                (
                    .plans,
                    [
                        Tab(.phases, PhasesView()), Tab(.mesocycles, MesocyclesView()),
                        Tab(.exercises, ExercisesView()), Tab(.machines, MachinesView()),
                    ]
                ),
                (
                    .diary,
                    [
                        Tab(.day, DayView()), Tab(.runs, RunsView()), Tab(.wellbeing, WellbeingView()),
                        Tab(.library, LibraryView()), Tab(.review, ReviewView()),
                    ]
                ),
                (
                    .measurements,
                    [
                        Tab(.progress, ProgressView()), Tab(.skinfolds, BodySheetView(.folds)),
                        Tab(.girths, BodySheetView(.girths)), Tab(.weight, WeighInsView()),
                        Tab(.charts, CourseView()),
                    ]
                ),
            ], board: BoardView())
    }

    /// The views of client mode: no pane, list or sheet of the trainer is among them.
    static func forClient() -> Navigator { Navigator([(.diary, [Tab(.wellbeing, WellbeingView())])]) }

    /// Goes to the route that a view or an overlay asked for.
    mutating func go(to route: Route, _ context: inout Context) {
        if case .pane(let pane) = route { return show(pane) }
        for feature in CommandTable.features where feature.open(route, &self, &context) { return }
    }
}

/// The sub-tabs: whole, with three letters where room is short, and with one.
extension Navigator.Tab.Title {
    static let today = Self("Today", Phrase("Tod", context: "tab"), Phrase("T", context: "tab Today"))
    static let calendar = Self("Calendar", Phrase("Cal", context: "tab"), Phrase("C", context: "tab Calendar"))
    static let phases = Self("Phases", Phrase("Pha", context: "tab"), Phrase("P", context: "tab Phases"))
    static let mesocycles = Self("Mesocycles", Phrase("Mes", context: "tab"), Phrase("M", context: "tab Mesocycles"))
    static let exercises = Self("Exercises", Phrase("Exe", context: "tab"), Phrase("E", context: "tab Exercises"))
    static let machines = Self("Machines", Phrase("Mac", context: "tab"), Phrase("M", context: "tab Machines"))
    static let day = Self("Day", Phrase("Day", context: "tab"), Phrase("D", context: "tab Day"))
    static let runs = Self("Runs", Phrase("Run", context: "tab"), Phrase("R", context: "tab Runs"))
    static let wellbeing = Self("Wellbeing", Phrase("Wel", context: "tab"), Phrase("W", context: "tab Wellbeing"))
    static let library = Self("Library", Phrase("Lib", context: "tab"), Phrase("L", context: "tab Library"))
    static let review = Self("Review", Phrase("Rev", context: "tab"), Phrase("R", context: "tab Review"))
    static let progress = Self("Progress", Phrase("Pro", context: "tab"), Phrase("P", context: "tab Progress"))
    static let skinfolds = Self("Skinfolds", Phrase("Ski", context: "tab"), Phrase("S", context: "tab Skinfolds"))
    static let girths = Self("Girths", Phrase("Gir", context: "tab"), Phrase("G", context: "tab Girths"))
    static let weight = Self("Weight", Phrase("Wei", context: "tab"), Phrase("W", context: "tab Weight"))
    static let charts = Self("Charts", Phrase("Cha", context: "tab"), Phrase("C", context: "tab Charts"))
}
