import FitnessModel
import Phrases

/// Texts about the loads of a machine.
enum LoadsWording {
    /// "5, 10, 15 ... 100 kg (20 loads)".
    static func text(_ machine: Machine, _ loads: AvailableLoads) -> Phrase {
        let unit = machine.unit
        if loads.isAnything { return "any load" }
        let all = loads.all(upTo: Mass(grams: .max), most: 2_000)
        let first = all.prefix(3).map { $0.notation(in: unit) }
        guard let last = loads.heaviest else {
            return "\(list: first) ... \(unit.rawValue), no limit"
        }
        let count = all.count
        if count <= 4 {
            let every = all.map { $0.notation(in: unit) }
            return "\(list: every) \(unit.rawValue) (\(count, one: "load", other: "loads"))"
        }
        let end = "\(last.notation(in: unit)) \(unit.rawValue)"
        return "\(list: first) ... \(end) (\(count, one: "load", other: "loads"))"
    }

    /// The error in the loads of a machine; nil if they are valid.
    static func problem(_ machine: Machine, _ loads: AvailableLoads) -> Phrase? {
        if !loads.unread.isEmpty {
            let words = loads.unread.prefix(6).joined(separator: ", ")
            let more = loads.unread.count - 6
            return more > 0 ? "could not read: \(words) and \(more) more" : "could not read: \(words)"
        }
        switch machine.kind {
        case .any: return nil
        case .stack:
            if loads.isAnything { return "the step is missing, so any load is allowed" }
            return machine.step == .zero ? "the step is 0, so it has one load" : nil
        case .bar: return nil
        case .list: return loads.isAnything ? "the list is empty, so any load is allowed" : nil
        }
    }
}

extension Machine.Kind {
    /// The kind as lists and forms show it.
    var label: Phrase {
        switch self {
        case .any: "any load"
        case .stack: "stack"
        case .bar: "bar with plates"
        case .list: "list of loads"
        }
    }

    /// The explanation of the kind.
    var explanation: Phrase {
        switch self {
        case .any: "bands, sleds, body weight"
        case .stack: "5, 10, 15 ... 100"
        case .bar: "barbell, lever, landmine"
        case .list: "dumbbells 5 7.5 10 12.5"
        }
    }
}
