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
                (.dashboard, [Tab("Today", DashboardView()), Tab("Calendar", CalendarView())]),
                (.clients, [Tab("", ClientsView())]),
                (
                    .plans,
                    [
                        Tab("Phases", PhasesView()), Tab("Mesocycles", MesocyclesView()),
                        Tab("Exercises", ExercisesView()), Tab("Machines", MachinesView()),
                    ]
                ),
                (
                    .diary,
                    [
                        Tab("Day", DayView()), Tab("Runs", RunsView()), Tab("Wellbeing", WellbeingView()),
                        Tab("Library", LibraryView()), Tab("Review", ReviewView()),
                    ]
                ),
                (
                    .measurements,
                    [
                        Tab("Progress", ProgressView()), Tab("Skinfolds", BodySheetView(.folds)),
                        Tab("Girths", BodySheetView(.girths)), Tab("Weight", WeighInsView()),
                        Tab("Charts", CourseView()),
                    ]
                ),
            ], board: BoardView())
    }

    /// The views of client mode: no pane, list or sheet of the trainer is among them.
    static func forClient() -> Navigator { Navigator([(.diary, [Tab("Wellbeing", WellbeingView())])]) }

    /// Goes to the route that a view or an overlay asked for.
    mutating func go(to route: Route, _ context: inout Context) {
        if case .pane(let pane) = route { return show(pane) }
        for feature in CommandTable.features where feature.open(route, &self, &context) { return }
    }
}
