import DiaryStore
import Synchronization
import TerminalKit
import Testing

@testable import SpotterShell
@testable import SpotterUI

@Suite("Logging errors")
struct ProgramEventTests {
    @Test("Each store error on screen is logged, when reading and writing, and nothing else")
    func errors() throws {
        let events = Mutex<[String]>([])
        let diary = try Diary.inMemory()
        var state = AppState(
            services: Services(
                diary: diary, settings: .plain, log: { event in events.withLock { $0.append("\(event)") } }),
            size: Size(columns: 80, rows: 24), theme: "light")
        _ = state.context.read { _ in throw StoreError.locked }
        _ = state.context.save { _ in throw StoreError.diskFull }
        _ = state.context.read { diary in try diary.gym.isMissing() }
        #expect(
            events.withLock { $0 } == [
                "failed(DiaryStore.StoreError.locked)", "failed(DiaryStore.StoreError.diskFull)",
            ])
    }
}
