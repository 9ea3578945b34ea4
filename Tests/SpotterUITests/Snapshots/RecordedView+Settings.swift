import Testing

extension RecordedView {
    static let settings: [RecordedView] = [
        RecordedView("settings") { robot in
            robot.use(config: "version = 1\nweek-start = \"sunday\"\nabsent-days = \"off\"\nbell = \"loud\"\n")
            robot.press(", , j j j j")
        },
        RecordedView("settings-choice") { $0.press(", , j j Enter") },
        RecordedView("settings-number") { robot in
            robot.press(", , /")
            robot.type("absent")
            robot.press("Enter Enter")
        },
        RecordedView("keys") { robot in
            robot.press(", , v /")
            robot.type("undo")
            robot.press("Enter Enter C-y Enter Esc")
        },
        RecordedView("keys-pressed") { $0.press(", , v j Enter g") },
    ]
}
