import FitnessModel
import GRDB

/// What a client's change from one unit to another does to load cells: a weight that left its unit out gets the old one
/// written behind it, so that all texts still mean what was done.
struct UnitChange {
    let old: MassUnit
    let new: MassUnit

    /// Rewrites the client's cells. The sets beside them stay, because they stay the same.
    func apply(to client: Identifier<Client>, _ db: Database) throws {
        let sql = """
            SELECT r.id, r.text FROM session s JOIN session_row r ON r.session = s.id
            WHERE s.client = ? AND r.text <> ''
            """
        let cells = try db.all(sql, client) { (id: $0.id(0) as Identifier<SessionRow>, text: $0.text(1)) }
        for cell in cells {
            let text = rewritten(cell.text)
            if text != cell.text { try db.run("UPDATE session_row SET text = ? WHERE id = ?", text, cell.id) }
        }
    }

    /// The text that means in the new unit what this one means in the old.
    func rewritten(_ text: String) -> String {
        var result = ""
        let cell = LoadCell(text, unit: old)
        var end = cell.text.startIndex
        for token in cell.tokens {
            result += cell.text[end..<token.range.lowerBound]
            if case .set = token.item {
                result += rewrittenWord(String(token.text))
            } else {
                result += token.text
            }
            end = token.range.upperBound
        }
        return result + cell.text[end...]
    }

    private func rewrittenWord(_ word: String) -> String {
        let sets = LoadCell(word, unit: old).sets
        guard LoadCell(word, unit: new).sets != sets else { return word }
        let stated = word.split(separator: ">", omittingEmptySubsequences: false)
            .map { statingUnit($0) }.joined(separator: ">")
        return LoadCell(stated, unit: new).sets == sets ? stated : LoadCell.render(sets, unit: new)
    }

    /// "80x3" becomes "80kgx3": the weight stands before the first sign of multiplication.
    private func statingUnit(_ part: Substring) -> String {
        guard let times = part.firstIndex(where: { "xX×".contains($0) }), times > part.startIndex,
            part[part.index(before: times)].isNumber
        else { return String(part) }
        return part[..<times] + old.rawValue + part[times...]
    }
}
