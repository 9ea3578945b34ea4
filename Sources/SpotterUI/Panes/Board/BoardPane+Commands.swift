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

extension BoardPane {
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

    mutating func perform(_ command: Command.ID, count: Int, desk: inout Desk) -> Bool {
        if sheet?.isMoving == true {
            let isDone = sheet?.perform(command, count: count, desk: &desk) ?? false
            settle(desk)
            return isDone
        }
        switch command {
        case .closeBoard, .leave, .back: close(&desk)
        case .otherSide: changeSide(&desk)
        case .pickPhase: pick(&desk)
        case .olderPhase, .newerPhase: step(after: command == .newerPhase, desk: &desk)
        case .newTab: pickTab(&desk)
        case .closeTab: closeTab(&desk)
        case .takeCell, .giveCell, .giveRow: carry(command, desk: &desk)
        case .wholeCells where tab?.right == nil:
            desk.message = .plain("A sheet alone shows whole cells already. Tab lays a second one beside it.")
        case .wholeCells: isWhole.toggle()
        case .nextFigure: nextFigure(&desk)
        case .swapSides: arrange(&desk) { $0.swap() }
        case .leadingSide:
            arrange(&desk) { $0.leading = $0.leading.other }
            let side = tab?.leading.rawValue ?? ""
            desk.message = .plain("The rows stand in the order of the \(side) side.")
        case .closeSide: arrange(&desk) { $0 = BoardTab($0[$0.active]) }
        default:
            guard move(command, count: count, desk: &desk) else {
                let isDone = sheet?.perform(command, count: count, desk: &desk) ?? false
                settle(desk)
                return isDone
            }
        }
        settle(desk)
        return true
    }

    /// Changes how the tab is laid out and keeps that for the next start.
    private mutating func arrange(_ desk: inout Desk, _ change: (inout BoardTab) -> Void) {
        guard var tab else { return }
        change(&tab)
        self.tab = tab
        save(&desk)
        desk.isStale = true
    }

    private func close(_ desk: inout Desk) {
        save(&desk)
        desk.actions.append { $0.closeBoard() }
    }

    private mutating func closeTab(_ desk: inout Desk) {
        guard let tab else { return }
        shelf.remove(at: shown)
        shown = max(0, min(shown, shelf.count - 1))
        visit(&desk)
        save(&desk)
        desk.isStale = true
        desk.message = .plain("Closed the tab \(tab.title). Nothing of the phases is changed.")
    }

    private mutating func nextFigure(_ desk: inout Desk) {
        let all = ComparedFigure.allCases
        let index = all.firstIndex(of: figure) ?? 0
        figure = all[(index + 1) % all.count]
        desk.message = .plain("Compared by \(figure.name). = goes on.")
    }

    mutating func changeTab(by offset: Int, desk: inout Desk) {
        guard !shelf.isEmpty else { return }
        shown = (shown + offset + shelf.count) % shelf.count
        visit(&desk)
        save(&desk)
    }
}

// MARK: Phases

extension BoardPane {
    /// Chooses the phase of the active side; on an empty Board the first one.
    private func pick(_ desk: inout Desk) {
        let shown = tab.map { $0[$0.active].id }
        desk.present(
            PhaseFinder(shown == nil ? "Which phase" : "Which phase for this side", at: shown, &desk) { phase, state in
                state.board.put(phase, besides: false, desk: &state.desk)
            })
    }

    /// Chooses the second phase of a tab that has one.
    func pickSecond(_ desk: inout Desk) {
        desk.present(
            PhaseFinder("Which phase beside this one", &desk) { phase, state in
                state.board.put(phase, besides: true, desk: &state.desk)
            })
    }

    private func pickTab(_ desk: inout Desk) {
        desk.present(
            PhaseFinder("Which phase on the new tab", &desk) { phase, state in
                state.board.add(BoardTab(BoardSide(phase)), desk: &state.desk)
                state.desk.message = .plain("Tab lays a second phase beside it.")
            })
    }

    /// Shows a phase on the active side, or besides the one that is alone.
    mutating func put(_ phase: BoardPhase, besides isSecond: Bool, desk: inout Desk) {
        var side = BoardSide(phase)
        side.open(&desk)
        guard var tab else { return add(BoardTab(side), desk: &desk) }
        if isSecond {
            tab.right = side
            tab.active = .right
        } else {
            tab[tab.active] = side
        }
        self.tab = tab
        save(&desk)
        desk.isStale = true
    }

    private mutating func step(after: Bool, desk: inout Desk) {
        guard let tab else { return }
        let here = tab[tab.active]
        let found: BoardPhase?? = desk.read { diary throws(StoreError) in try diary.neighbour(of: here.id, after: after)
        }
        guard let found else { return }
        guard let phase = found else {
            let whose = here.about.clientName ?? "the templates"
            desk.message = .plain("\(here.about.name) is the \(after ? "last" : "first") of \(whose).")
            return
        }
        put(phase, besides: false, desk: &desk)
    }
}
