import DiaryStore
import FitnessModel
import Testing

extension RecordedView {
    static let library: [RecordedView] = [
        RecordedView("library") { robot in
            robot.press("4 ] ] ] Down Down Down Down Right")
        },
        RecordedView("library-search") { robot in
            robot.press("4 ] ] ] /")
            robot.type("bananna")
        },
        RecordedView("library-own-empty") { robot in
            robot.press("4 ] ] ] Down Right")
        },
        RecordedView("food-card") { robot in
            robot.press("4 ] ] ] /")
            robot.type("banana")
            robot.press("Enter Enter")
        },
    ]
}
