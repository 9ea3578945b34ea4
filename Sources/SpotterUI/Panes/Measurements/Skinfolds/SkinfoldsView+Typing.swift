import DiaryStore
import FitnessModel
import TerminalKit
import ViewKit

extension SkinfoldsView {
    /// Digits are folds here and no other pane.
    func capturesText(_ keys: [Key]) -> Bool {
        guard row != nil, column.isNumber, keys.count == 1, case .char(let typed)? = keys.first else { return false }
        return typed.isASCII && typed.isNumber
    }

    mutating func begin(with keys: [Key], context: inout Context) -> Bool {
        let typed = String(keys.compactMap { if case .char(let typed) = $0 { typed } else { nil } })
        guard !typed.isEmpty, typed.count == keys.count, typed.allSatisfy({ $0.isNumber && $0.isASCII }),
            column.isNumber, open(&context)
        else { return false }
        for key in keys { cell?.type(key) }
        return true
    }

    /// Opens the cell under the cursor; false where nothing can be typed.
    mutating func open(_ context: inout Context) -> Bool {
        guard let row, let client else { return false }
        guard !context.isReadOnly else {
            context.message = .warning("The diary is open for reading only.")
            return false
        }
        guard column.isTyped else {
            context.message = .plain("\(column.name) is computed: Left and Right go to what is typed.")
            return false
        }
        cell = SkinfoldCell(row.id, column, text: row.text(in: column, unit: client.unit))
        return true
    }

    mutating func type(_ key: Key, context: inout Context) {
        context.message = nil
        switch key {
        case .escape: close(&context)
        case .ctrl("g"):
            if let meant = cell?.question?.instead { cell?.line.replace(with: meant) }
        case .tab: accept(&context) { $0.goOn(1, &$1) }
        case .backTab: accept(&context) { $0.goOn(-1, &$1) }
        case .enter: accept(&context) { _, _ in }
        case .up: accept(&context) { _ = $0.move(.up, count: 1, context: &$1) }
        case .down: accept(&context) { _ = $0.move(.down, count: 1, context: &$1) }
        default: cell?.type(key)
        }
    }

    mutating func paste(_ text: String, context: inout Context) { cell?.paste(text) }

    mutating func acceptTyped(_ context: inout Context) -> Bool {
        accept(&context) { _, _ in }
        return cell == nil
    }

    /// Tab goes along the row and keeps typing; at its end it says that all is written.
    private mutating func goOn(_ offset: Int, _ context: inout Context) {
        guard stepTyped(offset) else {
            if offset > 0 { context.message = .success("The row is written. a begins the next one.") }
            return
        }
        _ = open(&context)
        reveal(context)
    }

    /// Writes the cell that is typed, once it is settled, and goes on.
    private mutating func accept(
        _ context: inout Context, then next: (inout SkinfoldsView, inout Context) -> Void
    ) {
        guard let typed = cell, let row, let client else { return }
        let text = typed.line.text.trimmingBlanks
        if text != typed.original {
            if let mistake = mistake(text, typed.column, row, context) {
                context.message = .warning(mistake)
                return
            }
            if typed.question?.text != text, let question = doubt(text, typed.column, row, context) {
                cell?.question = question
                context.message = .warning("\(question.words) Enter again keeps it.")
                return
            }
            let changed: BodyMeasurement?
            if typed.column == .day {
                changed = row.moved(to: text, context)
            } else {
                changed = row.with(text, in: typed.column, of: client)
            }
            guard let changed, context.save("Saved.", { try $0.measurements.update(from: row, to: changed) }) else {
                return
            }
        }
        close(&context)
        reload(&context)
        next(&self, &context)
    }

    private mutating func close(_ context: inout Context) {
        cell = nil
        if let key = draftKey { context.saveDraft(nil, for: key) }
    }

    /// Why a text cannot stand in a cell.
    private func mistake(
        _ text: String, _ column: SkinfoldColumn, _ row: BodyMeasurement, _ context: Context
    ) -> String? {
        switch column {
        case .day:
            guard let day = row.moved(to: text, context)?.day else {
                return "Not a day: today, -3d, mon, 12 mar, 12/3/2026."
            }
            if day > context.today { return "\(day.iso) is in the future." }
            if let born = client?.birthDay, day < born { return "\(day.iso) is before the birth on \(born.iso)." }
            return nil
        case .height:
            guard !text.isEmpty else { return nil }
            guard let height = Length.read(text, unit: .cm) else { return "Not a height: 180, 180 cm, 1.80 m." }
            return (500...2_800).contains(height.millimetres) ? nil : "A height is 50 to 280 cm."
        case .weight:
            guard !text.isEmpty else { return nil }
            guard let weight = Mass.read(text, unit: client?.unit ?? .kg) else {
                return "Not a weight: 80.4, 80.4 kg, 177 lb."
            }
            return (1_000...999_000).contains(weight.grams) ? nil : "A weight is 1 to 999 kg."
        case .site:
            if text.isEmpty || FoldReading(text) != nil { return nil }
            return "Not a fold: 8.2, 8,2 or several readings 8.2/8.4/8.3, in mm."
        case .age, .lean, .fat, .sum: return nil
        }
    }

    /// What is asked about a text that is hardly meant.
    private func doubt(
        _ text: String, _ column: SkinfoldColumn, _ row: BodyMeasurement, _ context: Context
    ) -> SkinfoldCell.Question? {
        switch column {
        case .site(let site):
            guard let doubt = FoldReading(text)?.doubt() else { return nil }
            let meant = doubt.meant.map { NumberFormat.shown($0, decimals: 1) }
            let words = "\(site.name) \(NumberFormat.shown(doubt.reading, decimals: 1)) mm"
            return SkinfoldCell.Question(
                text: text, words: meant.map { "\(words): \($0)? Ctrl-G writes it." } ?? "\(words) is hardly a fold.",
                instead: meant)
        case .weight:
            guard let client, let weight = Mass.read(text, unit: client.unit) else { return nil }
            let last = try? context.diary.weighIns.list(of: client.id, from: .earliest, through: row.day).last
            let typed = WeighIn(day: row.day, weight: weight)
            guard let last, last.weight != row.weight, let change = typed.unlikelyChange(since: last) else {
                return nil
            }
            let far = "\(Mass(grams: abs(change.grams)).shown(in: client.unit)) \(client.unit.rawValue)"
            let tenth = Mass(grams: weight.grams / 10)
            let isTenth = WeighIn(day: row.day, weight: tenth).unlikelyChange(since: last) == nil
            return SkinfoldCell.Question(
                text: text,
                words: "\(far) \(change.grams < 0 ? "less" : "more") than on \(last.day.short)."
                    + (isTenth ? " \(tenth.shown(in: client.unit))? Ctrl-G writes it." : ""),
                instead: isTenth ? tenth.shown(in: client.unit) : nil)
        default: return nil
        }
    }
}

extension BodyMeasurement {
    /// The same on a day that was typed; nil where that is none.
    fileprivate func moved(to text: String, _ context: Context) -> BodyMeasurement? {
        guard let day = Day.read(text, today: context.today) else { return nil }
        var moved = self
        moved.day = day
        if day != self.day { moved.minute = nil }
        return moved
    }
}

// MARK: Draft

extension SkinfoldsView {
    private var draftKey: String? { client.map { "skinfolds of \($0.id.rawValue)" } }

    var needsAutosave: Bool { cell.map { $0.line.text != $0.original } ?? false }

    mutating func autosave(_ context: inout Context) {
        guard let key = draftKey, let cell, let place = columns.firstIndex(of: cell.column) else { return }
        context.saveDraft("\(cell.row.rawValue) \(columns[place].name)\n\(cell.line.text)", for: key)
    }

    /// Opens the cell that was half typed when the program ended.
    mutating func restoreDraft(_ context: Context) {
        guard cell == nil, !context.isReadOnly, let key = draftKey, let draft = context.draft(key) else { return }
        let parts = draft.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let place = parts[0].split(separator: " ", maxSplits: 1)
        guard parts.count == 2, place.count == 2, let id = Int64(place[0]),
            let row = rows.first(where: { $0.id.rawValue == id }), let client,
            let column = columns.first(where: { $0.name == place[1] })
        else { return }
        select(row.id, column)
        var typed = SkinfoldCell(row.id, column, text: row.text(in: column, unit: client.unit))
        typed.line.replace(with: String(parts[1]))
        typed.isSelected = false
        cell = typed
    }
}
