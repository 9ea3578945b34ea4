import Testing

extension RecordedView {
    static let exercises: [RecordedView] = [
        RecordedView("exercise-history") { $0.press("3 ] ] Enter") },
        RecordedView("exercise-records") { $0.press("3 ] ] Enter v") },
        RecordedView("exercise-chart") { $0.press("3 ] ] Enter v v Left") },
        RecordedView("exercise-chart-table") { $0.press("3 ] ] Enter v v t j") },
        RecordedView("exercise-about") { $0.press("3 ] ] Enter v v v") },
        RecordedView("exercise-edit") { $0.press("3 ] ] e") },
        RecordedView("exercise-narrow") { $0.press("3 ] ] f") },
        RecordedView("exercise-in-use") { $0.press("3 ] ] d") },
        RecordedView("exercise-library") { $0.press("3 ] ] v j j z a Z Z") },
        RecordedView("exercise-join") { $0.press("3 ] ] J Enter") },
        RecordedView("formula") { robot in
            robot.press(":")
            robot.type("formula e1rm")
            robot.press("Enter")
        },
    ]
}
