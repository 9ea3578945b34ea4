import FitnessModel

/// Texts about the loads of a machine.
enum LoadsWording {
    /// "5, 10, 15 ... 100 kg (20 loads)".
    static func text(_ machine: Machine, _ loads: AvailableLoads) -> String {
        let unit = machine.unit
        if loads.isAnything { return "any load" }
        let all = loads.all(upTo: Mass(grams: .max), most: 2_000)
        let first = all.prefix(3).map { $0.said(in: unit) }
        guard let last = loads.heaviest else {
            return "\(first.joined(separator: ", ")) ... \(unit.rawValue), no end"
        }
        let count = "(\(Count.text(all.count, "load")))"
        if all.count <= 4 {
            return "\(all.map { $0.said(in: unit) }.joined(separator: ", ")) \(unit.rawValue) \(count)"
        }
        return "\(first.joined(separator: ", ")) ... \(last.said(in: unit)) \(unit.rawValue) \(count)"
    }

    /// Why a machine that should have certain loads takes any; nil where all is well.
    static func problem(_ machine: Machine, _ loads: AvailableLoads) -> String? {
        if !loads.unread.isEmpty {
            return "not read in the list: " + loads.unread.prefix(6).joined(separator: ", ")
                + (loads.unread.count > 6 ? " and \(loads.unread.count - 6) more" : "")
        }
        switch machine.kind {
        case .any: return nil
        case .stack:
            if loads.isAnything { return "no Step is given, so any load counts" }
            return machine.step == .zero ? "the step is 0: it has one load" : nil
        case .bar: return nil
        case .list: return loads.isAnything ? "the list is empty, so any load counts" : nil
        }
    }
}

extension Machine.Kind {
    /// The kind as lists and forms show it.
    var label: String {
        switch self {
        case .any: "any load"
        case .stack: "stack"
        case .bar: "bar with plates"
        case .list: "list of loads"
        }
    }

    /// What the kind is for.
    var explanation: String {
        switch self {
        case .any: "bands, sleds, bodies"
        case .stack: "5, 10, 15 ... 100"
        case .bar: "barbell, lever, landmine"
        case .list: "dumbbells 5 7.5 10 12.5"
        }
    }
}
