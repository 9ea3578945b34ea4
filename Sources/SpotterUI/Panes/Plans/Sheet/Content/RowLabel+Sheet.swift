import FitnessModel

extension RowLabel {
    /// The label of a row added at the end: the pair of the last one when that stands alone, else the next letter.
    static func next(after labels: [String]) -> String {
        guard let last = labels.last else { return "A1" }
        guard let label = RowLabel(last) else { return "" }
        return label.number == 1 ? label.nextInSuperset.text : label.nextSuperset.text
    }

    /// The label of a row put below the one at `index`, and the labels that give way to it, by their place: A1, A2 with a
    /// row between them become A1, A2, A3. No label comes to stand twice.
    static func inserting(below index: Int, in labels: [String]) -> (label: String, moved: [Int: String]) {
        guard labels.indices.contains(index), let above = RowLabel(labels[index]) else { return ("", [:]) }
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
}
