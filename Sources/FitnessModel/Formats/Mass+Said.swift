extension Mass {
    /// Whether plates of this unit make the weight: 27.216 kg were said in pounds.
    func isSaid(in unit: MassUnit) -> Bool {
        let hundredths = Int((value(in: unit) * 100).rounded())
        return Mass(Double(hundredths) / 100, unit) == self && hundredths % (unit == .kg ? 5 : 25) == 0
    }

    /// The weight as it was said: "82.5", and with its unit where that is the other one: "60lb" among kilograms.
    public func said(in unit: MassUnit) -> String {
        if unit == .kg, isSaid(in: .lb), !isSaid(in: .kg) {
            let pounds = text(in: .lb) + "lb"
            // What is too long to be read stays in kilograms.
            if Mass.read(pounds, unit: .kg) == self { return pounds }
        }
        let own = text(in: unit)
        return Mass.read(own, unit: unit) == self ? own : text(in: .kg) + "kg"
    }
}
