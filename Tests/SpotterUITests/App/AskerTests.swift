import FitnessModel
import Testing
import ViewKit

@testable import SpotterShell
@testable import SpotterUI
@testable import TrainingUI

@Suite("An update goes to the view that asked for it")
struct AskerTests {
    private func phase(_ number: Int64) -> SheetContent.Source { .phase(Identifier(rawValue: number)) }

    @Test("Of two sheets the asking one is updated, at any depth; otherwise the one on screen")
    func twoSheets() throws {
        var navigator = Navigator.everything()
        navigator.open(SheetView(phase(1)), over: PhasesView.self)
        let first = navigator.viewID
        navigator.show(.clients)
        navigator.push(SheetView(phase(2)))
        let second = navigator.viewID
        #expect(first != second)
        #expect(navigator.update(SheetView.self) { $0.grid.source } == phase(2))
        #expect(navigator.update(SheetView.self, asker: first) { $0.grid.source } == phase(1))
        #expect(navigator.update(SheetView.self, asker: second) { $0.grid.source } == phase(2))
        navigator.show(.diary)
        #expect(navigator.update(SheetView.self, asker: second) { $0.grid.source } == phase(2))
        let below = navigator.update(SheetView.self, asker: navigator.viewID) { $0.grid.source }
        #expect(below != nil, "a form below a list")
    }
}
