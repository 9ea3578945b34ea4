import TerminalKit
import Testing
import ViewKit

@testable import SpotterUI
@testable import TrainingUI

@Suite("Keys of the sheet that another view hides")
struct HiddenKeyTests {
    /// The keys that may be hidden, and their replacement there.
    private static let allowed: [KeyScope: [String: String]] = [
        .logging: ["w w": "finishes the session and shows the same at its end"],
        .board: ["+": "gives the loads more room in the Board's own way"],
    ]

    @Test("During a live session and on the Board, a key of the sheet is hidden only for a reason")
    func hidden() {
        for (scope, reasons) in Self.allowed {
            let taken = CommandTable.all.filter { $0.scope == scope }.flatMap(\.keys)
            let hidden = CommandTable.all.filter { $0.scope == .sheet }.flatMap(\.keys).filter { key in
                taken.contains { $0.description == key.description || key.description.hasPrefix("\($0.description) ") }
            }
            #expect(Set(hidden.map(\.description)) == Set(reasons.keys), "\(scope.title)")
        }
    }
}
