public import DiaryStore
public import TerminalKit
import ViewKit

extension AppState {
    /// Opens the program on the tour; leaving that ends the program.
    public init(touring services: Services, size: Size, theme: String = "dark") {
        self.init(services: services.confined(to: services.diary), size: size, theme: theme)
        context.tour = Tour()
        refresh()
        followTour()
    }

    /// The diary that is the person's, also while the tour shows another one.
    public var ownDiary: Diary { (context.tour?.home ?? context.services).diary }

    /// Begins the tour on its diary, in the same window.
    mutating func startTour(on diary: Diary) {
        context.keepClient()
        let home = context.services
        begin(
            with: home.confined(to: diary), saying: .plain("Nobody here is real, and nothing of the tour is kept."))
        context.tour = Tour(home: home)
        context.isStale = true
    }

    /// Opens the person's own diary anew, or ends the program where nothing lies behind it.
    mutating func leaveTour() {
        guard let tour = context.tour else { return }
        if let home = tour.home {
            begin(with: home, saying: .plain("That was the tour; nothing of it is kept."))
        } else {
            isFinished = true
        }
    }

    /// Esc is pressed once too often soon: on the tour it asks, in a client's hands it says what does.
    mutating func askToLeave() {
        if context.handOver != nil { context.message = .plain("q gives the terminal back.") }
        guard context.tour != nil else { return }
        context.present(
            Confirm(
                title: "The tour", lines: ["End the tour? Nothing of it is kept."], yes: ("x", "end the tour"),
                other: Confirm.Choice(key: "n", label: "skip this step") { $0.tour?.goOn() }
            ) { $0.leaveTour() })
    }

    /// Looks whether the step that is shown was done.
    mutating func followTour() {
        guard var tour = context.tour else { return }
        tour.follow(self)
        context.tour = tour
    }

    /// The line that says what to press.
    func drawTour(_ row: Rect, into screen: inout Screen) {
        guard let tour = context.tour, !row.isEmpty else { return }
        screen.fill(row)
        let used = screen.put(
            tour.line(self), at: Point(column: 1, row: row.row), style: Style(.accent, .bold),
            maxWidth: row.width - 2)
        let leaving = context.overlays.isEmpty && !view.isTyping ? "Esc leaves" : ""
        if used + leaving.count + 4 <= row.width {
            screen.put(leaving, in: row.droppingRight(1), align: .trailing, style: .muted)
        }
    }
}
