import DiaryStore
import FitnessModel
package import SpotterShell
import ViewKit

extension Feature {
    /// The dashboard, the calendar, clients with their profile and history, recurring tasks.
    package static let people = Feature(
        commands: [
            DashboardView.commands.infos, CalendarView.commands.infos, RecurringPlansView.commands.infos,
            ClientsView.commands.infos, ProfileView.commands.infos, HistoryView.commands.infos,
        ],
        everywhere: [
            .adding("new.client", "New client", keys: ["n c"], to: ClientsView.self) { ClientForm.new($0) },
            .writing("new.appointment", "New appointment", keys: ["n a"]) { AppointmentForm.new(&$0) },
            .pushing(
                "client.history", "History of the client: everything done and measured", keys: ["g h"],
                forClient: true
            ) { HistoryView() },
        ],
        synonyms: [
            "new.client": "add create person athlete customer",
            "client.history": "log records timeline sessions runs activities categories",
            "clients.edit": "units kg lb pounds health goal",
            "clients.delete": "erase remove",
            "profile.edit": "units kg lb pounds health goal",
            "profile.report": "print pdf share statistics page save",
        ],
        open: { route, navigator, context in
            switch route {
            case .client(let id):
                context.choose(id)
                navigator.update(ClientsView.self) { $0.select(id) }
                navigator.open(ProfileView(id), over: ClientsView.self)
            case .calendar(let day):
                navigator.update(CalendarView.self) { $0.day = day }
                navigator.jump(to: CalendarView.self)
            default: return false
            }
            return true
        })
}
