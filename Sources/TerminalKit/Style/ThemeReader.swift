/// Puts a definition and what it inherits together, and notes what cannot be used.
struct ThemeReader {
    private(set) var issues: [ThemeIssue] = []
    /// The theme itself first, then what it inherits, the base last.
    private var chain: [ThemeDefinition]
    private let palette: [String: String]

    init(_ definition: ThemeDefinition, library: [ThemeDefinition]) {
        chain = [definition]
        while let last = chain.last, let parent = last.fields["inherits"], parent != ThemeDefinition.base.name {
            if chain.contains(where: { $0.name == parent }) {
                issues.append(ThemeIssue(theme: last.name, place: "inherits", problem: .circle))
                break
            }
            guard let next = library.first(where: { $0.name == parent }) else {
                issues.append(ThemeIssue(theme: last.name, place: "inherits", problem: .unknownParent(parent)))
                break
            }
            chain.append(next)
        }
        if definition.name != ThemeDefinition.base.name { chain.append(.base) }
        palette = chain.reduce(into: [:]) { $0.merge($1.palette) { own, _ in own } }
        check(definition)
    }

    /// A key of the theme, or of the nearest one that it inherits and that has it. A title is never inherited.
    func field(_ key: String) -> String? {
        key == "title" ? chain.first?.fields[key] : chain.lazy.compactMap { $0.fields[key] }.first
    }

    mutating func appearance() -> Theme.Appearance {
        guard let value = field("appearance") else { return .dark }
        if let appearance = Theme.Appearance(rawValue: value) { return appearance }
        note("appearance", .notOneOf(Theme.Appearance.allCases.map(\.rawValue)))
        return .dark
    }

    mutating func assumedBackground() -> RGB? {
        guard let value = field("assumed-background") else { return nil }
        if case .rgb(let colour) = Look.colour(value, palette: palette) { return colour }
        note("assumed-background", .unknownWord(value))
        return nil
    }

    mutating func looks() -> [Role: Look] {
        let values = chain.reduce(into: [String: String]()) { $0.merge($1.roles) { own, _ in own } }
        var parsed: [String: Look] = [:]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            var unknown: [String] = []
            parsed[name] = Look(value, palette: palette) { unknown.append($0) }
            for word in unknown {
                note(name, .unknownWord(word))
            }
        }
        return Role.allCases.reduce(into: [:]) { looks, role in
            looks[role] = role.fallbackNames.lazy.compactMap { parsed[$0] }.first
        }
    }

    private mutating func check(_ definition: ThemeDefinition) {
        let known = Set(Role.allCases.flatMap(\.fallbackNames))
        for name in definition.roles.keys.sorted() where !known.contains(name) {
            note(name, .unknownRole(nearest: NearName.nearest(to: name, among: known.sorted())))
        }
        for name in definition.palette.keys.sorted() where Look.colour(name, palette: palette) == nil {
            note(name, .unknownWord(definition.palette[name] ?? name))
        }
        for key in definition.fields.keys.sorted() where !ThemeDefinition.knownFields.contains(key) {
            note(key, .unknownKey)
        }
    }

    private mutating func note(_ place: String, _ problem: ThemeIssue.Problem) {
        issues.append(ThemeIssue(theme: chain.first?.name ?? "", place: place, problem: problem))
    }
}
