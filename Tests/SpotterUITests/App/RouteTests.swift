import DiaryStore
import FitnessModel
import Testing
import ViewKit

@testable import BodyUI
@testable import DiaryUI
@testable import PeopleUI
@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI
@testable import WellbeingUI

@Suite("Every route leads to a view")
struct RouteTests {
    /// The type of the view to which a route leads.
    private func lands(_ route: Route, on kind: any View<Context>.Type, _ robot: Robot) {
        var (navigator, context) = (robot.app.navigator, robot.app.context)
        navigator.go(to: route, &context)
        #expect(type(of: navigator.view) == kind, "\(route)")
        let rooms = CommandTable.features.count { feature in
            var (navigator, context) = (robot.app.navigator, robot.app.context)
            return feature.open(route, &navigator, &context)
        }
        #expect(rooms == 1, "\(route) belongs to \(rooms) rooms")
    }

    @Test("A route of each kind leads to its view, and exactly one room handles it")
    func all() throws {
        let robot = try Robot { diary in
            let client = try diary.clients.add(named: "Jan Stencel")
            try diary.phases.add(named: "In season", client: client)
        }
        let diary = robot.diary
        let client = try #require(try diary.clients.list().first?.id)
        let phase = try #require(try diary.phases.list(PlanScope(of: client)).first?.id)
        let exercise = try diary.exercises.add(named: "Box squat")
        let machine = try diary.machines.add(Machine(id: .unsaved, name: "Rack", kind: .bar))
        let mesocycle = try diary.mesocycles.add(Mesocycle(id: .unsaved, client: client, name: "Spring"))
        let session = try diary.sessions.start(phase, day: Robot.today)
        let measurement = try diary.measurements.add(BodyMeasurement(day: Robot.today, folds: [.chin: "8"]), of: client)
        let run = try #require(try diary.runs.add(Run(day: Robot.today, elapsed: 60_000), of: client))
        lands(.client(client), on: ProfileView.self, robot)
        lands(.phases(.templates), on: PhasesView.self, robot)
        lands(.sheet(phase), on: SheetView.self, robot)
        lands(.newSheet(phase), on: SheetView.self, robot)
        lands(.session(session), on: SheetView.self, robot)
        lands(.exercise(exercise), on: ExerciseView.self, robot)
        lands(.mesocycle(mesocycle), on: MesocycleView.self, robot)
        lands(.machine(machine), on: MachinesView.self, robot)
        lands(.progress, on: ProgressView.self, robot)
        lands(.skinfolds, on: BodySheetView.self, robot)
        lands(.girths, on: BodySheetView.self, robot)
        lands(.measurement(measurement), on: BodySheetView.self, robot)
        lands(.bodyChart(.weight), on: CourseView.self, robot)
        lands(.day(Robot.today), on: DayView.self, robot)
        lands(.calendar(Robot.today), on: CalendarView.self, robot)
        lands(.run(run), on: RunView.self, robot)
        lands(.wellbeing, on: WellbeingView.self, robot)
        lands(.library, on: LibraryView.self, robot)
        lands(.board(phase, nil), on: BoardView.self, robot)
    }

    @Test("The navigator in client mode leads only to the client's own views")
    func client() throws {
        var robot = try Robot { diary in _ = try diary.clients.add(named: "Jan Stencel") }
        robot.app.navigator = .forClient()
        for pane in PaneID.allCases { robot.app.navigator.show(pane) }
        robot.app.navigator.stepTab(by: 1)
        robot.app.navigator.openBoard()
        let client = try #require(try robot.diary.clients.list().first?.id)
        for route in [Route.client(client), .calendar(Robot.today), .library, .progress, .phases(.templates)] {
            robot.app.navigator.go(to: route, &robot.app.context)
        }
        #expect(robot.app.navigator.shown(WellbeingView.self) != nil)
        #expect(robot.app.navigator.isFirst)
    }
}
