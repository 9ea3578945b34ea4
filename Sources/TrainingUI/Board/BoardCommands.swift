import DiaryStore
import FitnessModel
package import SpotterShell
import TerminalKit
package import ViewKit

extension KeyScope {
    package static let board = KeyScope("board", "Board")
}

extension BoardView {
    private static func needsSheet(_ board: BoardView, _ context: Context) -> Phrase? {
        board.tab == nil ? "no phase here yet: / finds one" : nil
    }
    private static func needsTwo(_ board: BoardView, _ context: Context) -> Phrase? {
        board.tab?.isPair != true
            ? needsSheet(board, context) ?? "only one phase is shown: Tab picks another" : nil
    }
    private static func needsRow(_ board: BoardView, _ context: Context) -> Phrase? {
        if let reason = needsTwo(board, context) { return reason }
        return board.sheet?.grid.line?.exercise == nil ? "the cursor is not on an exercise" : nil
    }

    package static let commands: CommandSet<BoardView> = [
        Command("board.side", "Go to the other side", hint: "side", in: .board, keys: ["Tab", "S-Tab"]) {
            board, context, _ in board.changeSide(&context)
        },
        Command("board.pick", "Find a phase for this side", hint: "find", in: .board, keys: ["/"]) {
            board, context, _ in board.pick(&context)
        },
        Command(
            "board.older", "Show the client's previous phase on this side", hint: "previous", in: .board, keys: ["{"],
            unless: needsSheet
        ) { board, context, _ in board.step(after: false, context: &context) },
        Command(
            "board.newer", "Show the client's next phase on this side", hint: "next", in: .board, keys: ["}"],
            unless: needsSheet
        ) { board, context, _ in board.step(after: true, context: &context) },
        Command("board.swap", "Swap the sides", hint: "swap", in: .board, keys: ["%"], unless: needsTwo) {
            board, context, _ in board.arrange(&context) { $0.swap() }
        },
        Command(
            "board.figure", "Compare by another value: best set, e1RM, volume, sets, RPE", hint: "compare by",
            in: .board, keys: ["v"], unless: needsSheet
        ) { board, context, _ in
            board.figure = ComparedFigure.allCases.cycled(from: board.figure)
            context.message = .plain("Compared by \(board.figure.name). v: next value.")
        },
        Command(
            "board.take", "Take the marked cell of the other side into this cell", hint: "take cell", in: .board,
            keys: ["<"], unless: needsRow
        ) { board, context, _ in board.carryCell(isTaken: true, &context) },
        Command(
            "board.give", "Carry this cell over to the marked cell of the other side", in: .board, keys: [">"],
            unless: needsRow
        ) { board, context, _ in board.carryCell(isTaken: false, &context) },
        Command(
            "board.give-row", "Carry this row over to the other side", hint: "send row", in: .board, keys: ["&"],
            unless: needsRow
        ) { board, context, _ in board.giveRow(&context) },
        Command(
            "board.whole", "Show whole cells, then this side alone, then both again", hint: "more room", in: .board,
            keys: ["+"], unless: needsSheet
        ) { board, context, _ in board.maximise(&context) },
        Command(
            "board.order", "Order the rows like the left or the right side", in: .board, unless: needsTwo
        ) { board, context, _ in
            board.arrange(&context) { $0.leading = $0.leading.other }
            context.message =
                board.tab?.leading == .left
                ? .plain("The rows are in the order of the left side.")
                : .plain("The rows are in the order of the right side.")
        },
        Command("board.new-tab", "New tab", hint: "new tab", in: .board, keys: ["C-t"]) { board, context, _ in
            board.pickTab(&context)
        },
        Command("board.close-tab", "Close the tab", in: .board, keys: ["C-w"], unless: needsSheet) {
            board, context, _ in board.closeTab(&context)
        },
        Command("board.close", "Close the Board", hint: "close", in: .board, keys: ["b"]) { board, context, _ in
            _ = board.back(&context)
        },
    ]

    func disabledReason(of id: CommandID, _ context: Context) -> Phrase? {
        if let command = Self.commands[id] { return command.disabledReason?(self, context) }
        if let sheet { return sheet.disabledReason(of: id, context) }
        return SheetView.commands[id] == nil ? nil : Self.needsSheet(self, context)
    }

    /// Commands that the Board does not know go to the sheet of the active side.
    mutating func perform(_ id: CommandID, count: Int, context: inout Context) -> Bool {
        defer { reveal(context) }
        if let command = Self.commands[id] {
            if sheet?.grid.isMoving == true { sheet?.grid.isMoving = false }
            command.run(&self, &context, count)
            return true
        }
        if let motion = Motion(id) { return move(motion, count: count, context: &context) }
        return sheet?.perform(id, count: count, context: &context) ?? false
    }

    mutating func back(_ context: inout Context) -> Bool {
        save(&context)
        context.closeBoard()
        return true
    }

    /// Changes the layout of the tab and stores it for the next start.
    mutating func arrange(_ context: inout Context, _ change: (inout BoardTab) -> Void) {
        guard var tab else { return }
        change(&tab)
        self.tab = tab
        save(&context)
        context.isStale = true
    }

    /// The best set of each cell, whole cells, the active side alone, and both again.
    private mutating func maximise(_ context: inout Context) {
        guard let tab else { return }
        if tab.isPair, !isWhole {
            isWhole = true
        } else if tab.isPair {
            arrange(&context) { $0.showAlone() }
        } else if tab.aside != nil {
            isWhole = false
            arrange(&context) { $0.showBoth() }
        } else {
            context.message = .plain("A single sheet already shows whole cells. Tab opens a second one beside it.")
        }
    }

    private mutating func closeTab(_ context: inout Context) {
        guard let tab else { return }
        tabs.remove(at: shown)
        show(shown, &context)
        context.message = .plain("Closed the tab \(tab.title). The phases are unchanged.")
    }

    package mutating func changeTab(by offset: Int, context: inout Context) {
        guard !tabs.isEmpty else { return }
        show((shown + offset + tabs.count) % tabs.count, &context)
    }
}

// MARK: Phases

extension BoardView {
    /// Chooses the phase of the active side; on an empty Board the first one.
    func pick(_ context: inout Context) {
        let shown = tab.map { $0[$0.active].id }
        context.present(
            PhaseFinder(shown == nil ? "Which phase?" : "Which phase for this side?", at: shown, &context) {
                phase, context in
                context.update(BoardView.self) { $0.put(phase, besides: false, context: &$1) }
            })
    }

    /// Chooses the second phase of a tab that has one.
    func pickSecond(_ context: inout Context) {
        context.present(
            PhaseFinder("Which phase beside this one?", &context) { phase, context in
                context.update(BoardView.self) { $0.put(phase, besides: true, context: &$1) }
            })
    }

    private func pickTab(_ context: inout Context) {
        context.present(
            PhaseFinder("Which phase on the new tab?", &context) { phase, context in
                context.update(BoardView.self) { $0.add([BoardSide(phase)], context: &$1) }
                context.message = .plain("Tab opens a second phase beside it.")
            })
    }

    /// Shows a phase on the active side, or besides the one that is alone.
    mutating func put(_ phase: BoardPhase, besides isSecond: Bool, context: inout Context) {
        var side = BoardSide(phase)
        side.open(&context)
        guard tab != nil else { return add([side], context: &context) }
        arrange(&context) { tab in
            if isSecond {
                tab.forgetAside()
                (tab.sides, tab.active) = ([tab[.left], side], .right)
            } else {
                tab[tab.active] = side
            }
        }
    }

    private mutating func step(after: Bool, context: inout Context) {
        guard let tab else { return }
        let here = tab[tab.active]
        let found: BoardPhase?? = context.read { diary in try diary.boardPhases.neighbour(of: here.id, after: after) }
        guard let found else { return }
        guard let phase = found else {
            context.message = .plain(Self.noNeighbour(of: here.about, after: after))
            return
        }
        put(phase, besides: false, context: &context)
    }

    /// The message that a phase is the first or last one of its client, or of the templates.
    private static func noNeighbour(of phase: BoardPhase, after: Bool) -> Phrase {
        switch (phase.clientName, after) {
        case (let client?, true): "\(phase.name) is the last phase of \(client)."
        case (let client?, false): "\(phase.name) is the first phase of \(client)."
        case (nil, true): "\(phase.name) is the last template."
        case (nil, false): "\(phase.name) is the first template."
        }
    }
}
