import FitnessModel

/// A column title: its words in lower case, and the unit after them.
struct BodyTitle: Hashable {
    /// "left arm", without punctuation and unit.
    let name: String
    /// "cm", "in", "kg", "%"; empty if there is none.
    let unit: String

    private static let units: [String: String] = [
        "kg": "kg", "kgs": "kg", "kilograms": "kg", "lb": "lb", "lbs": "lb", "pounds": "lb", "cm": "cm", "mm": "mm",
        "m": "m", "in": "in", "inch": "in", "inches": "in", "\"": "in", "″": "in", "ft": "ft", "%": "%", "bpm": "bpm",
        "mmhg": "mmHg", "/min": "bpm",
    ]
    /// Titles of GoldenCheetah, which are single words.
    private static let joined = [
        "weightkg": "weight kg", "fatkg": "fat mass kg", "boneskg": "bone mass kg", "musclekg": "muscle mass kg",
        "leankg": "lean mass kg", "fatpercent": "body fat %",
    ]
    /// Last words that mark a title as a fold or as a girth.
    private static let foldWords: Set<String> = ["fold", "skinfold", "caliper"]
    private static let girthWords: Set<String> = ["girth", "circumference", "circ", "tape"]

    /// The unit that a text names, in Spotter's spelling; nil if it is not a unit.
    static func unit(_ text: String) -> String? { units[text.trimmingBlanks.lowercased()] }

    init(_ title: String, unit stated: String = "") {
        let lower = title.trimmingBlanks.lowercased()
        let spaced = (Self.joined[lower] ?? lower).replacing("%", with: " % ")
        var words = spaced.split { $0.isWhitespace || "_-.,:;()[]{}/|".contains($0) }.map(String.init)
        var unit = Self.units[stated.trimmingBlanks.lowercased()] ?? stated.trimmingBlanks
        if words.first == "%" { words.append(words.removeFirst()) }
        if words.count > 1, let last = words.last, let known = Self.units[last] {
            words.removeLast()
            if unit.isEmpty { unit = known }
        }
        name = words.joined(separator: " ")
        self.unit = unit
    }

    private init(name: String, unit: String) { (self.name, self.unit) = (name, unit) }

    /// The column with this title; nil if it is unknown.
    var column: BodyColumn? {
        if let plain = Self.plain[name] { return plain }
        switch name {
        case "weight", "body weight", "bodyweight", "scale weight", "mass", "wt":
            return unit.isEmpty || unit == "kg" || unit == "lb" ? .weight(MassUnit(rawValue: unit)) : nil
        case "height", "body height", "stature":
            return ["", "cm", "mm", "m", "in", "ft"].contains(unit) ? .height(unit: unit) : nil
        case "body fat", "bodyfat", "body fat percentage", "body fat percent", "percent body fat": return .fat
        case "fat", "bf", "fat percent", "%": return unit == "kg" || unit == "lb" ? .computed : .fatOfFolds
        default: return bodyPart ?? (isComputed ? .computed : nil)
        }
    }

    private static let plain: [String: BodyColumn] = [
        "date": .day, "day": .day, "datum": .day, "date of measurement": .day, "measurement date": .day,
        "measured on": .day, "time": .time, "time of day": .time, "note": .note, "notes": .note, "comment": .note,
        "comments": .note, "remarks": .note, "fat mass": .fatMass, "lean mass": .leanMass, "systolic": .systolic,
        "diastolic": .diastolic, "bone mass": .mass("Bone mass"), "muscle mass": .mass("Muscle mass"),
    ]

    private var isComputed: Bool {
        let words = name.split(separator: " ")
        return Self.computed.contains(name) || words.contains("rank") || words.contains("ranking") || name == "#"
    }

    /// Values that Spotter computes itself, and values that other programs compute by other formulas. Earlier versions
    /// of Spotter called an average a mean in their tables.
    private static let computed: Set<String> = [
        "age", "lean", "lbm", "lean body mass", "sum", "total", "sum of folds", "sum of skinfolds", "bmi", "ffmi",
        "body mass index", "density", "body density", "whr", "whtr", "waist to height", "waist to hip", "trend",
        "navy fat", "fat navy", "body fat us navy", "7 day average", "7 day mean", "weight 7 day avg",
        "weight 7 day mean",
    ]
}

// Body parts: a fold site, a girth, or both.
extension BodyTitle {
    private var bodyPart: BodyColumn? {
        var words = name.split(separator: " ").map(String.init)
        let last = words.last ?? ""
        if words.count > 1, Self.foldWords.contains(last) {
            words.removeLast()
            let part = BodyTitle(name: words.joined(separator: " "), unit: unit)
            let site = part.site ?? part.unsided?.site
            return unit.isEmpty || unit == "mm" ? site.map(BodyColumn.fold) : nil
        }
        if words.count > 1, Self.girthWords.contains(last) {
            words.removeLast()
            let part = BodyTitle(name: words.joined(separator: " "), unit: unit)
            return (part.measure ?? part.unsided?.measure).flatMap(part.column(of:))
        }
        if let site { return unit.isEmpty || unit == "mm" ? .fold(site) : nil }
        if let measure { return column(of: measure) }
        guard let (site, measure) = unsided else { return nil }
        switch unit {
        case "": return .foldOrGirth(site, measure)
        case "mm": return .fold(site)
        default: return measure.flatMap(column(of:))
        }
    }

    /// The column of a measure; nil if the measure cannot be read in this unit.
    private func column(of measure: BodyMeasure) -> BodyColumn? {
        let units = measure.isGirth ? ["", "cm", "mm", "m", "in"] : ["", measure.unit]
        return units.contains(unit) ? .measure(measure, unit: unit == measure.unit ? "" : unit) : nil
    }

    /// A site whose name is not also that of a girth.
    private var site: SkinfoldSite? { Self.sites[name] }

    private static let sites: [String: SkinfoldSite] = {
        var sites: [String: SkinfoldSite] = [
            "pec": .chest, "pecs": .chest, "pectoral": .chest, "tricep": .triceps, "subscap": .subscapular,
            "sub scapular": .subscapular, "scapula": .subscapular, "mid axillary": .midaxillary,
            "axillary": .midaxillary, "supra iliac": .suprailiac, "abdominal": .umbilical, "umbilicus": .umbilical,
            "patella": .knee, "quads": .quad, "quadriceps": .quad, "ham": .hamstring, "hamstrings": .hamstring,
            "low back": .lowerBack, "lumbar": .lowerBack, "tri": .triceps, "subsc": .subscapular,
            "midax": .midaxillary, "supra": .suprailiac, "umbil": .umbilical, "hams": .hamstring, "lback": .lowerBack,
        ]
        for site in SkinfoldSite.allCases where site != .calf && site != .biceps {
            for title in [site.fileTitle, site.rawValue] where title != "chest" { sites[BodyTitle(title).name] = site }
        }
        return sites
    }()

    /// A body part whose name alone may be a fold or a girth. The measure is nil if Spotter has no such girth without a
    /// side.
    private var unsided: (site: SkinfoldSite, measure: BodyMeasure?)? { Self.unsided[name] }

    private static let unsided: [String: (site: SkinfoldSite, measure: BodyMeasure?)] = [
        "chest": (.chest, .chest), "calf": (.calf, nil), "calves": (.calf, nil), "biceps": (.biceps, nil),
        "bicep": (.biceps, nil), "bi": (.biceps, nil), "thigh": (.quad, nil), "abdomen": (.umbilical, nil),
        "stomach": (.umbilical, nil),
    ]

    private var measure: BodyMeasure? {
        if let known = Self.measures[name] { return known }
        var words = name.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(where: { Self.sides[$0] != nil }), let isLeft = Self.sides[words[place]]
        else { return nil }
        words.remove(at: place)
        switch words.joined(separator: " ") {
        case "arm", "upper arm", "bicep", "biceps": return isLeft ? .leftArm : .rightArm
        case "thigh", "upper leg": return isLeft ? .leftThigh : .rightThigh
        case "calf": return isLeft ? .leftCalf : .rightCalf
        default: return nil
        }
    }

    private static let sides = ["left": true, "l": true, "right": false, "r": false]
    private static let measures: [String: BodyMeasure] = [
        "neck": .neck, "shoulder": .shoulder, "shoulders": .shoulder, "waist": .waist, "hip": .hip, "hips": .hip,
        "bust": .chest, "pulse": .pulse, "resting heart rate": .pulse, "resting pulse": .pulse, "rhr": .pulse,
        "resting hr": .pulse, "blood pressure": .pressure, "bp": .pressure,
    ]
}
