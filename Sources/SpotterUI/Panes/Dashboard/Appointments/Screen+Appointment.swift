import DiaryStore
import FitnessModel
import SpotterCore
import TerminalKit

extension Screen {
    /// "17:30 Jan Stencel   P6 session 3 of 6 · left knee · 8 left".
    mutating func appointment(_ item: AppointmentItem, _ forms: [String], at row: Rect) {
        let one = item.appointment
        let isOpen = one.state == .planned
        let isLive = isOpen && one.session != nil
        put(one.time?.text ?? "  day", in: row.left(5), align: .leading, style: isOpen ? .key : .muted)
        pair(
            item.name, isLive ? ["live"] : forms, at: row.droppingLeft(6),
            style: isLive ? Style(.live, .bold) : isOpen ? .text : .muted)
    }

    /// "09:00 free 1 h 30 min".
    mutating func freeTime(from: Int, to: Int, at row: Rect) {
        let text = "\(TimeOfDay(minuteOfDay: from)?.text ?? "") free \(AppointmentText.length(to - from))"
        put(text, in: row, align: .leading, style: .muted)
    }

    /// A name and, from the middle on, the longest of the forms of what is said of it that fits.
    mutating func pair(_ name: String, _ what: [String], at row: Rect, style: Style) {
        let nameWidth = min(24, max(row.width / 3, min(16, row.width / 2)))
        let room = row.droppingLeft(nameWidth + 1)
        put(name, in: row.left(nameWidth), align: .leading)
        let fitting = what.first { TextWidth.of($0) <= room.width } ?? what.last ?? ""
        put(fitting, in: room, align: .leading, style: style)
    }
}
