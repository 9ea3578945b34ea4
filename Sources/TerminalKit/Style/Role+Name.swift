extension Role {
    /// The dotted name that theme files use, for example `tab.active`.
    public var name: String {
        switch self {
        case .text: "text"
        case .muted: "muted"
        case .accent: "accent"
        case .title: "title"
        case .heading: "heading"
        case .header: "header"
        case .border: "border"
        case .tab: "tab"
        case .tabActive: "tab.active"
        case .selection: "selection"
        case .selectionUnfocused: "selection.unfocused"
        case .success: "success"
        case .warning: "warning"
        case .error: "error"
        case .ghost: "ghost"
        case .live: "live"
        case .handsFree: "hands-free"
        case .key: "key"
        case .superset: "superset"
        case .gaugeFull: "gauge.full"
        case .gaugeEmpty: "gauge.empty"
        case .gaugeOver: "gauge.over"
        case .input: "input"
        case .cursorCell: "cursor.cell"
        case .popup: "popup"
        case .draft: "draft"
        case .match: "match"
        }
    }

    /// The role of a name that a theme file uses, nil when there is none.
    public init?(name: String) {
        guard let role = Role.allCases.first(where: { $0.name == name }) else { return nil }
        self = role
    }

    /// The names under which a theme may set this role, the most exact first: `gauge.full`, `gauge`.
    var fallbackNames: [String] {
        let parts = name.split(separator: ".")
        return (1...parts.count).reversed().map { parts.prefix($0).joined(separator: ".") }
    }
}
