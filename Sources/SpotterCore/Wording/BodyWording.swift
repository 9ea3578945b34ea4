package import FitnessModel
package import Phrases

extension BodyQuantity {
    /// "Weight, 7-day avg.", "Triceps fold".
    package var name: Phrase {
        switch self {
        case .weight: "Weight"
        case .weightTrend: "Weight, 7-day avg."
        case .weighedFat: "Body fat, weighed"
        case .fat: "Body fat"
        case .leanMass: "Lean mass"
        case .fatMass: "Fat mass"
        case .sum: "Sum of folds"
        case .bmi: "BMI"
        case .navyFat: "Body fat, US Navy"
        case .waistToHeight: "Waist to height"
        case .fold(let site): site.foldName
        case .measure(.pressure): "Systolic pressure"
        case .measure(let measure): measure.name
        case .lowerPressure: "Diastolic pressure"
        case .own(let measure): "\(measure.name)"
        }
    }
}

extension BodyMeasure {
    /// "Left arm", "Resting heart rate".
    package var name: Phrase {
        switch self {
        case .neck: "Neck"
        case .shoulder: "Shoulder"
        case .chest: "Chest"
        case .waist: "Waist"
        case .hip: "Hip"
        case .leftArm: "Left arm"
        case .rightArm: "Right arm"
        case .leftThigh: "Left thigh"
        case .rightThigh: "Right thigh"
        case .leftCalf: "Left calf"
        case .rightCalf: "Right calf"
        case .pulse: "Resting heart rate"
        case .pressure: "Blood pressure"
        }
    }

    /// The head of a column, up to seven letters.
    package var short: Phrase {
        switch self {
        // For translators: heads of columns, at most 7 cells.
        case .shoulder: "Shoul"
        case .leftArm: "Arm L"
        case .rightArm: "Arm R"
        case .leftThigh: "Thigh L"
        case .rightThigh: "Thigh R"
        case .leftCalf: "Calf L"
        case .rightCalf: "Calf R"
        case .pulse: "Pulse"
        case .pressure: "BP"
        case .neck, .chest, .waist, .hip: name
        }
    }
}

extension SkinfoldSite {
    /// "Chest/Pec", "Lower back".
    package var name: Phrase {
        switch self {
        case .chin: "Chin"
        case .cheek: "Cheek"
        case .chest: "Chest/Pec"
        case .triceps: "Triceps"
        case .subscapular: "Subscapular"
        case .midaxillary: "Midaxillary"
        case .suprailiac: "Suprailiac"
        case .umbilical: "Umbilical"
        case .knee: "Knee"
        case .calf: "Calf"
        case .quad: "Quad"
        case .hamstring: "Hamstring"
        case .biceps: "Biceps"
        case .lowerBack: "Lower back"
        }
    }

    /// "Chest/Pec fold".
    var foldName: Phrase { Phrase("\(name) fold", context: "skinfold") }

    /// The head of a column, up to five letters.
    package var short: Phrase {
        switch self {
        // For translators: heads of columns, at most 5 cells.
        case .triceps: "Tri"
        case .subscapular: "Subsc"
        case .midaxillary: "MidAx"
        case .suprailiac: "Supra"
        case .umbilical: "Umbil"
        case .hamstring: "Hams"
        case .biceps: "Bi"
        case .lowerBack: "LBack"
        case .chest: "Chest"
        case .chin, .cheek, .knee, .calf, .quad: name
        }
    }

    /// The hormone that Poliquin's BioSignature links to a site; nil for none. It is not validated: it is
    /// shown because trainers ask for it, as a claim and never as advice.
    package var claim: Phrase? {
        switch self {
        case .chin, .cheek: "no hormone: the first sites to change"
        case .chest, .triceps: "androgens"
        case .subscapular: "insulin, by constitution"
        case .suprailiac: "insulin, recently"
        case .umbilical: "cortisol"
        case .midaxillary, .knee, .calf, .quad, .hamstring, .biceps, .lowerBack: nil
        }
    }
}

extension BodyFatFormula {
    /// The usual name.
    package var name: Phrase {
        switch self {
        case .jacksonPollock7: "Jackson-Pollock 7"
        case .jacksonPollock4: "Jackson-Pollock 4"
        case .jacksonPollock3: "Jackson-Pollock 3"
        case .durninWomersley: "Durnin-Womersley"
        case .yuhasz: "Yuhasz"
        case .sloan: "Sloan"
        case .parrillo: "Parrillo 9"
        }
    }
}

extension DensityFormula {
    /// The author's name.
    package var name: Phrase {
        switch self {
        case .siri: "Siri"
        case .brozek: "Brozek"
        }
    }
}

extension BasalFormula {
    /// The usual name.
    package var name: Phrase {
        switch self {
        case .mifflin: "Mifflin-St Jeor"
        case .harrisBenedict1919: "Harris-Benedict 1919"
        case .harrisBenedict1984: "Roza-Shizgal 1984"
        case .katch: "Katch-McArdle"
        case .cunningham: "Cunningham 1980"
        case .runningCoach: "running coach"
        }
    }
}

extension StrengthFormula {
    /// The author's name.
    package var name: Phrase {
        switch self {
        case .epley: "Epley"
        case .brzycki: "Brzycki"
        case .lombardi: "Lombardi"
        case .mayhew: "Mayhew"
        case .oConner: "O'Conner"
        case .wathan: "Wathan"
        case .lander: "Lander"
        }
    }
}

extension Sex {
    /// "female", "male".
    package var word: Phrase {
        switch self {
        case .female: "female"
        case .male: "male"
        }
    }
}

/// The age of a client.
package enum AgeText {
    /// "1 year", "26 years".
    package static func years(_ years: Int) -> Phrase { "\(years, one: "year", other: "years")" }
}
