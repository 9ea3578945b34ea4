extension BasalFormula {
    /// Something that a formula takes.
    public enum Input: String, Sendable, CaseIterable {
        case sex, age, height, weight, leanMass
    }

    /// As it is called in books.
    public var name: String {
        switch self {
        case .mifflin: "Mifflin-St Jeor"
        case .harrisBenedict1919: "Harris-Benedict 1919"
        case .harrisBenedict1984: "Roza-Shizgal 1984"
        case .katch: "Katch-McArdle"
        case .cunningham: "Cunningham 1980"
        case .runningCoach: "running coach"
        }
    }

    /// What the formula takes.
    public var inputs: [Input] {
        switch self {
        case .katch, .cunningham: [.leanMass]
        case .mifflin, .harrisBenedict1919, .harrisBenedict1984, .runningCoach: [.sex, .age, .height, .weight]
        }
    }

    /// The best formula for what is known: from lean mass where there is one, because it needs no guess at it.
    public static func best(for body: BodyFigures) -> BasalFormula { body.leanMass == nil ? .mifflin : .katch }

    /// What the formula takes and is not known.
    public func missing(in body: BodyFigures) -> [Input] {
        inputs.filter { input in
            switch input {
            case .sex: body.sex == nil
            case .age: body.age == nil
            case .height: body.height == nil
            case .weight: body.weight == nil
            case .leanMass: body.leanMass == nil
            }
        }
    }

    /// The energy of a day at rest; nil where something is missing.
    public func energy(of body: BodyFigures) -> Energy? {
        kilocalories(of: body).map { Energy(kilocalories: max($0, 0)) }
    }

    private func kilocalories(of body: BodyFigures) -> Double? {
        switch self {
        case .katch: return body.leanMass.map { 370 + 21.6 * $0.value(in: .kg) }
        case .cunningham: return body.leanMass.map { 500 + 22 * $0.value(in: .kg) }
        case .mifflin, .harrisBenedict1919, .harrisBenedict1984, .runningCoach:
            guard let sex = body.sex, let age = body.age, let height = body.height, let weight = body.weight else {
                return nil
            }
            let line = line(of: sex)
            return line.constant + line.weight * weight.value(in: .kg) + line.height * height.value(in: .cm)
                - line.age * Double(age)
        }
    }

    /// Kilocalories a day: the constant, and what a kilogram, a centimetre and a year add or take.
    private func line(of sex: Sex) -> (constant: Double, weight: Double, height: Double, age: Double) {
        switch (self, sex) {
        case (.harrisBenedict1919, .male): (66.4730, 13.7516, 5.0033, 6.7550)
        case (.harrisBenedict1919, .female): (655.0955, 9.5634, 1.8496, 4.6756)
        case (.harrisBenedict1984, .male): (88.362, 13.397, 4.799, 5.677)
        case (.harrisBenedict1984, .female): (447.593, 9.247, 3.098, 4.330)
        case (.runningCoach, .male): (66, 13.7, 5, 6.8)
        case (.runningCoach, .female): (655, 9.6, 1.85, 4.7)
        case (_, .male): (5, 10, 6.25, 5)
        case (_, .female): (-161, 10, 6.25, 5)
        }
    }
}
