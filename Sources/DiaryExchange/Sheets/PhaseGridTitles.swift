import FitnessModel

/// Titles of columns and fields in training sheets, in the languages of their authors. All are folded like a
/// `SearchKey`: lower case without accents.
enum PhaseGridTitles {
    /// A setting of a row.
    enum Field: CaseIterable {
        case label, exercise, tempo, reps, sets, rest, micro
    }

    /// A field of the head.
    enum Head: CaseIterable {
        case client, name, periodization, goal, start, notes
    }

    // English, German, Czech and Slovak, Italian, Spanish, French, Polish.
    private static let fields: [Field: Set<String>] = [
        .label: [
            "label", "order", "no", "nr", "c", "#", "superset", "block", "reihenfolge", "poradi", "por", "ordine",
            "orden", "ordre", "kolejnosc", "lp",
        ],
        .exercise: [
            "exercise", "exercises", "exercise name", "movement", "lift", "ubung", "ubungen", "uebung", "uebungen",
            "cvik", "cviky", "cviceni", "cvicenie", "esercizio", "esercizi", "ejercicio", "ejercicios", "exercice",
            "exercices", "cwiczenie", "cwiczenia",
        ],
        .tempo: ["tempo", "kadenz", "kadence", "cadenza", "cadencia", "cadence", "tempo cviku"],
        .reps: [
            "reps", "rep", "rep range", "repetitions", "wiederholungen", "wdh", "wh", "opakovani", "opakovania",
            "opak", "ripetizioni", "rip", "repeticiones", "repes", "repetitions par serie", "powtorzenia", "powt",
        ],
        .sets: [
            "sets", "set", "satze", "saetze", "satz", "serien", "serie", "serii", "series", "seria", "pocet serii",
        ],
        .rest: [
            "rest", "rest time", "pause", "pausen", "pauza", "odpocinek", "oddych", "recupero", "riposo", "pausa",
            "descanso", "recuperation", "repos", "przerwa", "odpoczynek",
        ],
        .micro: [
            "intensity", "int", "micro", "microcycle", "rpe", "rir", "%", "%1rm", "% 1rm", "% of 1rm", "intensitat",
            "intensitaet", "intenzita", "intensita", "intensidad", "intensite", "intensywnosc", "notes", "note",
            "cue", "cues", "comment", "comments", "remarks", "bemerkung", "bemerkungen", "notiz", "notizen",
            "poznamka", "poznamky", "osservazioni", "notas", "remarques", "uwagi",
        ],
    ]

    private static let heads: [Head: Set<String>] = [
        .client: [
            "name", "client", "athlete", "client name", "kunde", "kundin", "athlet", "athletin", "klient", "klientka",
            "jmeno", "meno", "sportovec", "cliente", "atleta", "nome", "nombre", "nom", "imie", "zawodnik",
        ],
        .name: [
            "phase", "program", "programme", "plan", "trainingsplan", "programm", "faze", "faza", "fase", "programma",
            "programa", "training plan", "treninkovy plan",
        ],
        .periodization: [
            "periodization", "periodisation", "periodisierung", "periodizace", "periodizacia", "periodizzazione",
            "periodizacion", "periodyzacja",
        ],
        .goal: ["goal", "goals", "aim", "ziel", "ziele", "cil", "ciel", "obiettivo", "objetivo", "objectif", "cel"],
        .start: [
            "start", "start date", "from", "date", "beginn", "datum", "ab", "zacatek", "zaciatok", "od", "inizio",
            "data", "inicio", "fecha", "debut", "poczatek",
        ],
        .notes: [
            "notes", "note", "comments", "remarks", "bemerkungen", "notizen", "poznamky", "osservazioni", "notas",
            "remarques", "uwagi",
        ],
    ]

    private static let totals: Set<String> = [
        "total", "totals", "sum", "volume", "volume kg", "volume lb", "tonnage", "sets", "reps", "summe", "gesamt",
        "volumen", "celkem", "spolu", "objem", "totale", "suma", "razem",
    ]

    private static let sessions: Set<String> = [
        "session", "sess", "s", "day", "d", "week", "w", "wk", "workout", "training", "tr", "einheit", "te", "tag",
        "woche", "kw", "trenink", "tyden", "tyzden", "t", "den", "seduta", "settimana", "giorno", "sesion", "semana",
        "dia", "seance", "semaine", "jour", "trening", "tydzien", "dzien", "no", "#",
    ]

    /// A title in the form of the tables: folded, without text in brackets and without a final point or colon.
    static func folded(_ title: String) -> String {
        var words = SearchKey.fold(title)
        if let bracket = words.firstIndex(where: { "([".contains($0) }), bracket > words.startIndex {
            words = String(words[..<bracket])
        }
        while let last = words.last, ".: ".contains(last) { words.removeLast() }
        return words
    }

    /// The settings of a column; two for "Sets x Reps".
    static func fields(_ title: String) -> [Field] {
        let words = folded(title)
        if let field = field(words) { return [field] }
        let parts = words.split { "x×/*&".contains($0) }.map { field(String($0).trimmingBlanks) }
        return parts == [.sets, .reps] || parts == [.reps, .sets] ? parts.compactMap { $0 } : []
    }

    private static func field(_ words: String) -> Field? {
        words.isEmpty ? nil : Field.allCases.first { fields[$0]?.contains(words) == true }
    }

    /// The head field with this title.
    static func head(_ title: String) -> Head? {
        let words = folded(title)
        return words.isEmpty ? nil : Head.allCases.first { heads[$0]?.contains(words) == true }
    }

    /// Whether a row with this name is a total.
    static func isTotal(_ name: String) -> Bool { totals.contains(folded(name)) }

    /// The unit that a title names: "Load (kg)", "Weight lbs".
    static func unit(_ title: String) -> MassUnit? {
        let words = SearchKey.fold(title).split { !$0.isLetter }
        if words.contains("kg") { return .kg }
        return words.contains("lb") || words.contains("lbs") ? .lb : nil
    }

    /// Whether a title gives minutes as the unit of its numbers: "Rest (min)".
    static func saysMinutes(_ title: String) -> Bool { SearchKey.fold(title).split { !$0.isLetter }.contains("min") }

    /// Whether a word precedes the number of a session or the letter of a day.
    static func isSession(_ word: String) -> Bool { sessions.contains(folded(word)) }

    private static let days: Set<String> = ["day", "tag", "den", "giorno", "dia", "jour", "dzien"]

    private static let weeks: Set<String> = [
        "week", "wk", "woche", "tyden", "tyzden", "settimana", "semana", "semaine", "tydzien",
    ]

    /// Whether a word precedes the number of a recurring day: "Workout 2", but not "Week 2".
    static func isNumberedDay(_ word: String) -> Bool { isSession(word) && !weeks.contains(folded(word)) }

    /// Whether a column with this title may contain the day of each row.
    static func isDay(_ title: String) -> Bool { days.contains(folded(title)) }

    /// The name of a phase day: "A", "push"; nil for numbers and weekdays.
    static func dayName(_ text: String) -> String? {
        guard text.first?.isLetter == true, !isDay(text), let days = try? PhaseDays(text), days.names == [text] else {
            return nil
        }
        return text
    }

    /// The day in a session title after its number, "A" in "3 Day A 2026-03-12", and the title without it.
    static func parted(_ title: String) -> (title: String, day: String?) {
        var words = title.split { $0.isWhitespace || "·|".contains($0) }.map(String.init)
        guard words.count > 2, isDay(words[1]), let name = dayName(words[2]) else { return (title, nil) }
        words.removeSubrange(1...2)
        return (words.joined(separator: " "), name)
    }

    /// Parses a session title: "3", "Week 3", "3 · 12 Mar", "3 2026-03-12", "12 Mar"; nil for other titles.
    static func session(_ title: String, today: Day) -> (number: Int?, day: Day?)? {
        var words = title.split { $0.isWhitespace || "·:|".contains($0) }.map(String.init)
        if let first = words.first, words.count > 1, sessions.contains(folded(first)) { words.removeFirst() }
        guard let first = words.first else { return nil }
        let rest = words.dropFirst().filter { !["-", "–"].contains($0) }.joined(separator: " ")
        if let number = number(first) {
            if rest.isEmpty { return (number, nil) }
            // "12 mar" is a date, not session 12: text after the number is a date only if it has its own number.
            if rest.contains(where: \.isNumber), let day = Day.read(rest, today: today) { return (number, day) }
        }
        guard title.contains(where: \.isNumber) else { return nil }
        return Day.read(words.joined(separator: " "), today: today).map { (nil, $0) }
    }

    /// Parses "3", "W3" and "3.", up to 999.
    private static func number(_ word: String) -> Int? {
        let letters = word.prefix { $0.isLetter || $0 == "#" }
        guard letters.isEmpty || sessions.contains(folded(String(letters))) else { return nil }
        var digits = word.dropFirst(letters.count)
        if digits.last == "." { digits.removeLast() }
        guard (1...3).contains(digits.utf8.count), let number = Int(digits), number > 0 else { return nil }
        return number
    }
}
