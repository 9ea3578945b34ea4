import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension Screen {
    /// "17:30 Jan Stencel   P6 session 3 of 6 · left knee · 8 left".
    mutating func appointment(_ item: AppointmentItem, _ forms: [String], names: Int, at row: Rect) {
        let one = item.appointment
        let isOpen = one.state == .planned
        let isLive = isOpen && one.session != nil
        put(one.time?.text ?? "  day", in: row.left(5), align: .leading, style: isOpen ? .key : .muted)
        pair(
            item.name, isLive ? ["live"] : forms, names: names, at: row.droppingLeft(6),
            style: isLive ? Style(.live, .bold) : isOpen ? .text : .muted)
    }

    /// "09:00 free 1 h 30 min".
    mutating func freeTime(from: Int, to: Int, at row: Rect) {
        put(AppointmentText.free(from: from, to: to), in: row, align: .leading, style: .muted)
    }

    /// A line below a border that says in full what the lists above have no room for.
    mutating func strip(_ text: String, at area: Rect) {
        guard !area.isEmpty else { return }
        horizontalLine(from: area.origin, width: area.width, style: .border)
        put(text, in: area.bottom(1).inset(columns: 1), align: .leading)
    }

    /// A name in so many columns and, behind it, the longest of the forms of what is said of it that fits.
    mutating func pair(_ name: String, _ what: [String], names: Int, at row: Rect, style: Style) {
        let room = row.droppingLeft(names + 2)
        put(name, in: row.left(names), align: .leading)
        let fitting = what.first { TextWidth.of($0) <= room.width } ?? what.last ?? ""
        put(fitting, in: room, align: .leading, style: style)
    }
}
