package import Phrases
package import TerminalKit

// Texts that are not phrases yet. Each use goes as its folder is converted.

extension Message {
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload package static func plain(_ text: String) -> Message { .plain(Phrase(verbatim: text)) }
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload package static func success(_ text: String) -> Message { .success(Phrase(verbatim: text)) }
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload package static func warning(_ text: String) -> Message { .warning(Phrase(verbatim: text)) }
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload package static func failure(_ text: String) -> Message { .failure(Phrase(verbatim: text)) }
}

extension Screen {
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload @discardableResult
    package mutating func popup(_ rect: Rect, title: String) -> Rect { popup(rect, title: Phrase(verbatim: title)) }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    package mutating func listLine(
        _ row: Rect, isSelected: Bool, left: String, right: String = "", style: Style = .text
    ) {
        listLine(
            row, isSelected: isSelected, left: Phrase(verbatim: left), right: Phrase(verbatim: right), style: style)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    package mutating func heading(_ text: String, at place: Point, width: Int) {
        heading(Phrase(verbatim: text), at: place, width: width)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload @discardableResult
    package mutating func facts(_ facts: [(String, String)], in area: Rect) -> Int {
        self.facts(facts.map { (Phrase(verbatim: $0.0), Phrase(verbatim: $0.1)) }, in: area)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    package mutating func table(
        _ list: ScrollList, count: Int, columns: [TableColumn], in area: Rect, rows: Rect, isFocused: Bool = true,
        cells: (Int) -> [String]
    ) {
        table(list, count: count, columns: columns, in: area, rows: rows, isFocused: isFocused) {
            (index: Int) -> [Phrase] in cells(index).map(Phrase.init(verbatim:))
        }
    }
}

extension TableLine {
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    package init(_ texts: [String], style: Style = .text, styles: [Int: Style] = [:]) {
        self.init(texts.map(Phrase.init(verbatim:)), style: style, styles: styles)
    }
}

extension RecordList {
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    package func draw(
        into screen: inout Screen, rows: Rect, isFocused: Bool = true, empty: String,
        row: (inout Screen, Item, Rect) -> Void
    ) {
        draw(into: &screen, rows: rows, isFocused: isFocused, empty: Phrase(verbatim: empty), row: row)
    }
}
