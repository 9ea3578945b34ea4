import DiaryStore
import FitnessModel
import TerminalKit

extension Command.ID {
    static let closeBoard: Self = "board.close"
    static let otherSide: Self = "board.side"
    static let swapSides: Self = "board.swap"
    static let pickPhase: Self = "board.pick"
    static let olderPhase: Self = "board.older"
    static let newerPhase: Self = "board.newer"
    static let newTab: Self = "board.new-tab"
    static let closeTab: Self = "board.close-tab"
    static let closeSide: Self = "board.close-side"
    static let leadingSide: Self = "board.order"
    static let nextFigure: Self = "board.figure"
    static let wholeCells: Self = "board.whole"
    static let takeCell: Self = "board.take"
    static let giveCell: Self = "board.give"
    static let giveRow: Self = "board.give-row"
}

extension BoardView {
    private static func needsSheet(_ state: AppState) -> String? {
        state.board.tab == nil ? "no phase is here yet: p picks one" : nil
    }
    private static func needsTwo(_ state: AppState) -> String? {
        state.board.tab?.right == nil ? needsSheet(state) ?? "one phase is alone here: Tab picks another" : nil
    }
    private static func needsRow(_ state: AppState) -> String? {
        if let missing = needsTwo(state) { return missing }
        return state.sheet?.line?.exercise == nil ? "the cursor is on no exercise" : nil
    }

    static let commands: [Command] = [
        Command(.otherSide, "Go to the other side", hint: "side", in: .board, keys: ["Tab", "S-Tab"]),
        Command(.pickPhase, "Pick the phase of this side", hint: "pick", in: .board, keys: ["p"]),
        Command(
            .olderPhase, "Show the client's previous phase on this side", hint: "previous", in: .board, keys: ["{"],
            unless: needsSheet),
        Command(
            .newerPhase, "Show the client's next phase on this side", hint: "next", in: .board, keys: ["}"],
            unless: needsSheet),
        Command(.swapSides, "Swap the sides", hint: "swap", in: .board, keys: ["x"], unless: needsTwo),
        Command(
            .nextFigure, "Compare by best set, e1RM, volume, sets, RPE in turn", hint: "compare by", in: .board,
            keys: ["="], unless: needsSheet),
        Command(
            .takeCell, "Take the marked cell of the other side into this cell", hint: "take cell", in: .board,
            keys: ["<"], unless: needsRow),
        Command(
            .giveCell, "Carry this cell over to the marked cell of the other side", in: .board, keys: [">"],
            unless: needsRow),
        Command(
            .giveRow, "Carry this row over to the other side", hint: "row over", in: .board, keys: ["Y"],
            unless: needsRow),
        Command(
            .wholeCells, "Show whole cells, or the best set of each", hint: "whole cells", in: .board, keys: ["+"],
            unless: needsSheet),
        Command(
            .leadingSide, "Take the order of rows from the left or the right side", in: .board, keys: ["O"],
            unless: needsTwo),
        Command(.newTab, "New tab", hint: "new tab", in: .board, keys: ["C-t", "t"]),
        Command(.closeTab, "Close the tab", in: .board, keys: ["X", "C-w"], unless: needsSheet),
        Command(.closeSide, "Show the phase of this side alone", in: .board, keys: ["W"], unless: needsTwo),
        Command(.closeBoard, "Close the Board", hint: "close", in: .board, keys: ["b"]),
    ]

    mutating func perform(_ command: Command.ID, count: Int, context: inout Context) -> Bool {
        if sheet?.isMoving == true {
            let isDone = sheet?.perform(command, count: count, context: &context) ?? false
            settle(context)
            return isDone
        }
        switch command {
        case .closeBoard, .leave, .back: close(&context)
        case .otherSide: changeSide(&context)
        case .pickPhase: pick(&context)
        case .olderPhase, .newerPhase: step(after: command == .newerPhase, context: &context)
        case .newTab: pickTab(&context)
        case .closeTab: closeTab(&context)
        case .takeCell, .giveCell, .giveRow: carry(command, context: &context)
        case .wholeCells where tab?.right == nil:
            context.message = .plain("A sheet alone shows whole cells already. Tab lays a second one beside it.")
        case .wholeCells: isWhole.toggle()
        case .nextFigure: nextFigure(&context)
        case .swapSides: arrange(&context) { $0.swap() }
        case .leadingSide:
            arrange(&context) { $0.leading = $0.leading.other }
            let side = tab?.leading.rawValue ?? ""
            context.message = .plain("The rows stand in the order of the \(side) side.")
        case .closeSide: arrange(&context) { $0 = BoardTab($0[$0.active]) }
        default:
            guard move(command, count: count, context: &context) else {
                let isDone = sheet?.perform(command, count: count, context: &context) ?? false
                settle(context)
                return isDone
            }
        }
        settle(context)
        return true
    }

    /// Changes how the tab is laid out and keeps that for the next start.
    private mutating func arrange(_ context: inout Context, _ change: (inout BoardTab) -> Void) {
        guard var tab else { return }
        change(&tab)
        self.tab = tab
        save(&context)
        context.isStale = true
    }

    private func close(_ context: inout Context) {
        save(&context)
        context.actions.append { $0.closeBoard() }
    }

    private mutating func closeTab(_ context: inout Context) {
        guard let tab else { return }
        shelf.remove(at: shown)
        shown = max(0, min(shown, shelf.count - 1))
        visit(&context)
        save(&context)
        context.isStale = true
        context.message = .plain("Closed the tab \(tab.title). Nothing of the phases is changed.")
    }

    private mutating func nextFigure(_ context: inout Context) {
        let all = ComparedFigure.allCases
        let index = all.firstIndex(of: figure) ?? 0
        figure = all[(index + 1) % all.count]
        context.message = .plain("Compared by \(figure.name). = goes on.")
    }

    mutating func changeTab(by offset: Int, context: inout Context) {
        guard !shelf.isEmpty else { return }
        shown = (shown + offset + shelf.count) % shelf.count
        visit(&context)
        save(&context)
    }
}

// MARK: Phases

extension BoardView {
    /// Chooses the phase of the active side; on an empty Board the first one.
    private func pick(_ context: inout Context) {
        let shown = tab.map { $0[$0.active].id }
        context.present(
            PhaseFinder(shown == nil ? "Which phase" : "Which phase for this side", at: shown, &context) {
                phase, state in
                state.board.put(phase, besides: false, context: &state.context)
            })
    }

    /// Chooses the second phase of a tab that has one.
    func pickSecond(_ context: inout Context) {
        context.present(
            PhaseFinder("Which phase beside this one", &context) { phase, state in
                state.board.put(phase, besides: true, context: &state.context)
            })
    }

    private func pickTab(_ context: inout Context) {
        context.present(
            PhaseFinder("Which phase on the new tab", &context) { phase, state in
                state.board.add(BoardTab(BoardSide(phase)), context: &state.context)
                state.context.message = .plain("Tab lays a second phase beside it.")
            })
    }

    /// Shows a phase on the active side, or besides the one that is alone.
    mutating func put(_ phase: BoardPhase, besides isSecond: Bool, context: inout Context) {
        var side = BoardSide(phase)
        side.open(&context)
        guard var tab else { return add(BoardTab(side), context: &context) }
        if isSecond {
            tab.right = side
            tab.active = .right
        } else {
            tab[tab.active] = side
        }
        self.tab = tab
        save(&context)
        context.isStale = true
    }

    private mutating func step(after: Bool, context: inout Context) {
        guard let tab else { return }
        let here = tab[tab.active]
        let found: BoardPhase?? = context.read { diary throws(StoreError) in
            try diary.neighbour(of: here.id, after: after)
        }
        guard let found else { return }
        guard let phase = found else {
            let whose = here.about.clientName ?? "the templates"
            context.message = .plain("\(here.about.name) is the \(after ? "last" : "first") of \(whose).")
            return
        }
        put(phase, besides: false, context: &context)
    }
}
