import DiaryExchange
import DiaryStore
import FitnessModel
import SpotterCore
import ViewKit

extension CalendarView {
    /// Writes appointments into a file for another calendar: all of them, or those of the current client.
    static let exportCommands: CommandSet<CalendarView> = [
        command("export", "Write the appointments into a file for other calendars", keys: ["X"]) { _, context in
            export(&context)
        }
    ]

    private static func export(_ context: inout Context) {
        let (client, now) = (context.client, context.now)
        guard let all = events(of: nil, &context) else { return }
        func choice(_ title: String, _ events: [CalendarEvent]) -> ExportChoice {
            ExportChoice(
                title: title, fileExtension: "ics",
                help: "\(Count.text(events.count, "appointment")), series as a whole. Phones and computers import it."
            ) { _ in CalendarWriter(stamp: now, product: "Spotter").text(of: events) }
        }
        var choices = [choice("everybody's", all)]
        if let client, let own = events(of: client.id, &context) {
            choices.append(choice("\(client.name)'s alone", own))
        }
        let form = ExportForm.open(
            "Write the calendar to a file", name: "calendar \(context.today.iso)", label: "Whose", choices: choices,
            asksSigns: false, context)
        if let form { context.present(form) }
    }

    private static func events(of client: Identifier<Client>?, _ context: inout Context) -> [CalendarEvent]? {
        context.read { diary in
            try CalendarExport.events(in: Day.earliest...Day.latest, of: client, from: diary)
        }
    }
}
