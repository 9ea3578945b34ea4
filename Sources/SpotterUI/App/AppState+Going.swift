import DiaryStore
import TerminalKit
import ViewKit

extension AppState {
    /// Does what views and overlays asked for, in the order in which they asked.
    mutating func follow() {
        while !context.pending.isEmpty {
            let step = context.pending.removeFirst()
            guard isOpenToClient(step) else { continue }
            switch step {
            case .go(let route):
                navigator.go(to: route, &context)
                moved()
            case .move(let move):
                move(&navigator)
                returned()
            case .quit: isFinished = true
            case .show(let diary, let text): show(diary, saying: text)
            case .startTour(let diary): startTour(on: diary)
            case .leaveTour: leaveTour()
            case .handOver(let client): handOver(to: client)
            case .takeBack: takeBack()
            case .run(let command): run(command)
            case .work(let work): work(&context)
            case .update(let update): update(&navigator, &context)
            }
        }
    }

    /// One step back: inside the view, then to the view below; false when there is none.
    mutating func goBack() -> Bool {
        if withView({ view, context in view.back(&context) }) { return true }
        guard navigator.pop() else { return false }
        returned()
        return true
    }

    /// Begins anew on another diary, in the same window and colours.
    private mutating func show(_ diary: Diary, saying text: String) {
        var services = context.services
        services.diary = diary
        begin(with: services, saying: .success(text))
    }

    /// Begins anew with other services, in the same window and colours.
    mutating func begin(with services: Services, saying message: Message) {
        let before = context
        self = AppState(services: services, size: before.size, theme: before.themeName)
        context.isMouseOn = before.isMouseOn
        context.readsAhead = before.readsAhead
        context.effects = before.effects
        context.message = message
    }
}
