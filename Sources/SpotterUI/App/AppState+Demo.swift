import DiaryStore
import TerminalKit

extension AppState {
    /// Shows the demo diary in place of the one that is open, which is left as it is.
    mutating func openDemo() {
        guard let make = context.services.makeDemo else {
            context.message = .plain("Quit, then: spotter demo --open")
            return
        }
        work("Making the demo diary") { _ in
            do throws(StoreError) { return Result<Diary, StoreError>.success(try make()) } catch {
                return .failure(error)
            }
        } then: { result, state in
            switch result {
            case .success(let diary): state.show(diary, saying: "The demo diary: nobody in it is real. q quits.")
            case .failure(let error): state.context.message = .failure(error.wording)
            }
        }
    }

    /// Begins anew on another diary, in the same window and colours.
    private mutating func show(_ diary: Diary, saying text: String) {
        var services = context.services
        let isMouseOn = context.isMouseOn
        services.diary = diary
        self = AppState(services: services, size: context.size, theme: context.themeName)
        context.isMouseOn = isMouseOn
        context.message = .success(text)
    }
}
