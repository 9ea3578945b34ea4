import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

/// What the line under the cursor amounts to: every figure of both sides and the difference in words.
extension BoardView {
    /// A stretch of words that is not broken between lines.
    private typealias Piece = [(text: String, style: Style)]

    func drawDetail(into screen: inout Screen, _ layout: BoardLayout, _ tab: BoardTab) {
        guard layout.detail.height > 1 else { return }
        screen.horizontalLine(from: layout.detail.origin, width: layout.detail.width)
        let area = layout.detail.droppingTop(1).inset(columns: 1)
        guard let index = cursorLine(tab.active), comparison.lines.indices.contains(index) else {
            screen.paragraph(hint(tab), in: area, style: .muted)
            return
        }
        let showsPlan = layout.sides.contains { $0.slots[.reps] != nil }
        var place = area.origin
        for piece in pieces(index, tab, screen.glyphs, asked: layout.values == nil && !showsPlan) {
            let width = piece.reduce(0) { $0 + TextWidth.of($1.text) }
            if place.column > area.column, place.column + width > area.endColumn {
                place = Point(area.column, place.row + 1)
            }
            guard place.row < area.endRow else { return }
            for (text, style) in piece {
                place = place.moved(
                    columns: screen.put(text, at: place, style: style, maxWidth: area.endColumn - place.column))
            }
            place = place.moved(columns: 3)
        }
    }

    private func hint(_ tab: BoardTab) -> String {
        let name = tab[tab.active].about.name
        switch tab[tab.active].view.cursor.line {
        case .header: return "Sheet header of \(name). Enter edits it; Down goes to the rows."
        case .newRow: return "A new row of \(name): Enter, then the exercise. & carries a row over from the other side."
        default: return "The notes of \(name). Enter edits them."
        }
    }

    private func pieces(_ index: Int, _ tab: BoardTab, _ glyphs: Glyphs, asked showsAsked: Bool) -> [Piece] {
        let line = comparison.lines[index]
        guard let here = row(index, tab.active), here.exercise != nil else {
            return [[("This row has no exercise yet: Enter names it.", .muted)]]
        }
        var pieces: [Piece] = [[(here.name, Style(.accent, .bold))]]
        if let days = dayWords(index, glyphs) { pieces.append([(days, .muted)]) }
        let asked = showsAsked ? asked(index, glyphs) : ""
        if !asked.isEmpty { pieces.append([("plan ", .muted), (asked, .text)]) }
        let count = pieces.count
        guard line.row.left != nil, line.row.right != nil else {
            let (has, lacks) = (tab[tab.active].about.name, tab[tab.active.other].about.name)
            pieces.append([("only on \(has). & carries the row over to \(lacks).", .muted)])
            return pieces + own(line.figures(tab.active), unit(tab.active))
        }
        for figure in ComparedFigure.allCases {
            let (left, right) = values(line.left, line.right, of: figure)
            guard !left.isEmpty || !right.isEmpty else { continue }
            let difference = line.fairDifference(figure)
            pieces.append([
                ("\(figure.shortName) ", .muted),
                ("\(left.isEmpty ? "-" : left) \(glyphs.right) \(right.isEmpty ? "-" : right)  ", .text),
                (
                    difference.words(figure, in: unit(.right), glyphs, perSession: line.isPerSession(figure)),
                    difference.style
                ),
            ])
        }
        if line.isPerSession(.volume) || line.isPerSession(.sets), let left = line.left, let right = line.right {
            pieces.append([
                ("done in ", .muted), ("\(left.sessions) \(glyphs.right) \(right.sessions) sessions", .text),
            ])
        }
        if pieces.count == count { pieces.append([("Nothing is done on either side yet.", .muted)]) }
        return pieces
    }

    /// What both sides ask of a row, once where it is the same: "31X0 · 3 reps · 5 sets · rest 150"".
    private func asked(_ index: Int, _ glyphs: Glyphs) -> String {
        let sides = ComparedSide.allCases.compactMap { row(index, $0)?.prescription.inWords(glyphs) }
        guard let first = sides.first, let last = sides.last else { return "" }
        return first == last ? first : sides.map { $0.isEmpty ? "-" : $0 }.joined(separator: " \(glyphs.right) ")
    }

    private func own(_ figures: ExerciseFigures?, _ unit: MassUnit) -> [Piece] {
        ComparedFigure.allCases.compactMap { figure in
            guard let text = figures?.text(figure, in: unit), !text.isEmpty else { return nil }
            return [("\(figure.shortName) ", .muted), (text, .text)]
        }
    }
}

extension Prescription {
    /// Tempo, reps, sets and rest; empty where nothing is asked for.
    fileprivate func inWords(_ glyphs: Glyphs) -> String {
        let parts = [
            tempo, reps.isEmpty ? "" : "\(reps) reps", sets.isEmpty ? "" : "\(sets) sets",
            rest.isEmpty ? "" : "rest \(rest)",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " \(glyphs.separator) ")
    }
}
