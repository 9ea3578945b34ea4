import DiaryStore
import FitnessModel
import ViewKit

extension RowLabel {
    /// The label of a row added at the end: the next letter after straight labels, else the pair of the last one when that
    /// stands alone, else the next letter, alone where the sheet has straight labels.
    static func next(after labels: [String]) -> String {
        guard let last = labels.last else { return "A1" }
        guard let label = RowLabel(last) else { return "" }
        if isStraight(last) { return label.nextSuperset.letters }
        if label.number == 1 { return label.nextInSuperset.text }
        return labels.contains(where: isStraight) ? label.nextSuperset.letters : label.nextSuperset.text
    }

    /// The label of a row put below the one at `index`, and the labels that give way to it, by their place: A1, A2 with a
    /// row between them become A1, A2, A3; A, B become A, B, C. No label comes to stand twice.
    static func inserting(below index: Int, in labels: [String]) -> (label: String, moved: [Int: String]) {
        guard labels.indices.contains(index), let above = RowLabel(labels[index]) else { return ("", [:]) }
        if isStraight(labels[index]) { return insertingStraight(after: above, below: index, in: labels) }
        let read = labels.map { RowLabel($0) }
        var taken = Set(read[...index].compactMap { $0 }.filter { $0.superset == above.superset }.map(\.number))
        func take(from number: Int) -> Int {
            let free = (number...).first { !taken.contains($0) } ?? number
            taken.insert(free)
            return free
        }
        let number = take(from: above.number + 1)
        let below = read.indices.filter { $0 > index && read[$0]?.superset == above.superset }
        var moved: [Int: String] = [:]
        if below.contains(where: { read[$0]?.number == number }) {
            for place in below {
                guard let old = read[place], old.number >= number else { continue }
                moved[place] = RowLabel(superset: old.superset, number: take(from: old.number + 1)).text
            }
        }
        return (RowLabel(superset: above.superset, number: number).text, moved)
    }

    /// The next letter; where it stands below, the letters from there on give way by one, straight ones and supersets alike.
    private static func insertingStraight(
        after above: RowLabel, below index: Int, in labels: [String]
    ) -> (label: String, moved: [Int: String]) {
        let new = above.nextSuperset
        let read = labels.map { RowLabel($0) }
        guard read.contains(where: { $0?.superset == new.superset }) else { return (new.letters, [:]) }
        var moved: [Int: String] = [:]
        for (place, old) in read.enumerated() {
            guard let old, old.superset >= new.superset else { continue }
            let label = RowLabel(superset: old.superset + 1, number: old.number)
            moved[place] = isStraight(labels[place]) ? label.letters : label.text
        }
        return (new.letters, moved)
    }
}

extension SheetView {
    /// Writes the labels anew, and says how; the next time they become the other.
    func relabel(_ context: inout Context) {
        guard let phase = sheet.phase?.id,
            let labelling = context.write(nil, { diary in try diary.relabel(phase) })
        else { return }
        context.message =
            switch labelling {
            case .grouped?: .success("Labelled as they are grouped. L again: straight A, B, C. u: undo")
            case .straight?: .success("Labelled as straight sets. L again: in pairs A1, A2. u: undo")
            case .pairs?: .success("Labelled in pairs. L again: straight A, B, C. u: undo")
            case nil: .plain("There are no rows to label yet.")
            }
    }
}
