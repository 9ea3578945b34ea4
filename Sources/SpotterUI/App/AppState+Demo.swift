import DiaryStore
import TerminalKit

extension AppState {
    /// Shows the demo diary in place of the one that is open, which is left as it is.
    mutating func openDemo() {
        guard let make = desk.services.makeDemo else {
            desk.message = .plain("Quit, then: spotter demo --open")
            return
        }
        work("Making the demo diary") { _ in
            do throws(StoreError) { return Result<Diary, StoreError>.success(try make()) } catch {
                return .failure(error)
            }
        } then: { result, state in
            switch result {
            case .success(let diary): state.show(diary, saying: "The demo diary: nobody in it is real. q quits.")
            case .failure(let error): state.desk.message = .failure(error.wording)
            }
        }
    }

    /// Begins anew on another diary, in the same window and colours.
    private mutating func show(_ diary: Diary, saying text: String) {
        var services = desk.services
        let isMouseOn = desk.isMouseOn
        services.diary = diary
        self = AppState(services: services, size: desk.size, theme: desk.themeName)
        desk.isMouseOn = isMouseOn
        desk.message = .success(text)
    }
}
