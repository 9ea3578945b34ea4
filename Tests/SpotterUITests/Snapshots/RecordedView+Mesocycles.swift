import Testing

extension RecordedView {
    static let mesocycles: [RecordedView] = [
        RecordedView("mesocycles-empty") { $0.press("3 ]") },
        RecordedView("mesocycle-chooser") { $0.press("n M Space") },
        RecordedView("mesocycle") { robot in
            plan(&robot)
            robot.press("a b Down y")
        },
        RecordedView("mesocycle-moving") { robot in
            plan(&robot)
            robot.press("m G")
        },
        RecordedView("mesocycle-shift") { robot in
            plan(&robot)
            robot.press("Down S")
        },
        RecordedView("mesocycles") { robot in
            plan(&robot)
            robot.press("Esc 3")
        },
        RecordedView("mesocycle-template") { $0.press("3 ] v a Enter y") },
        RecordedView("routines") { $0.press("3 M Down Enter v v") },
        RecordedView("sheet-routine") { $0.press("3 M Down Enter v v Enter") },
        RecordedView("categories-of-plan") { robot in
            robot.press("3 C a")
            robot.type("In season")
            robot.press("C-s a")
            robot.type("Juniors")
            robot.press("Enter Right C-s")
        },
    ]

    /// Jan's phases, the first of them in progress, and the template: a plan of three parts.
    private static func plan(_ robot: inout Robot) {
        robot.press("n M Down Space Up Up Space")
        robot.type("hyp")
        robot.press("Space Enter")
    }
}
