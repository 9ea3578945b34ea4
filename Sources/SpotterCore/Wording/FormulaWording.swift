package import FitnessModel
package import Phrases

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
