import DiaryStore
import FitnessModel
import Testing

@testable import SpotterUI

extension KeystrokeTests {
    /// The scenarios of the study on stress that a trainer's client goes through.
    static let wellbeingProofs: [String: Proof] = [
        "Call for help": Proof { robot in robot.sees("Opening tel:112") },
        "Read about stress": Proof { robot in
            robot.sees("Stress is what body and mind do") && !robot.sees("Food and coffee")
        },
        "From Wellbeing: relax for five minutes": Proof(prepare: { robot in
            guard let client = robot.app.context.client else { return }
            _ = try? robot.diary.consents.give(Consent(), by: client.id)
            robot.press("4 ] ]")
        }) { robot in
            robot.sees("0:00 of 5:00")
        },
        "Say what one thinks of the program": Proof { robot in
            try robot.diary.feedbacks.list().map(\.text) == ["Fine"]
        },
    ]
}
