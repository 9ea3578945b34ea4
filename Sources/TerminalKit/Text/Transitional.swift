// Texts that are not phrases yet. Each use goes as its folder is converted.

extension Screen {
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload @discardableResult
    public mutating func put(
        _ text: String, at point: Point, style: Style = .text, maxWidth: Int? = nil, clip: Rect? = nil
    ) -> Int {
        put(verbatim: text, at: point, style: style, maxWidth: maxWidth, clip: clip)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public mutating func put(_ text: String, in rect: Rect, align: Alignment, style: Style = .text) {
        put(verbatim: text, in: rect, align: align, style: style)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload @discardableResult
    public mutating func paragraph(_ text: String, in rect: Rect, style: Style = .text) -> Int {
        paragraph(verbatim: text, in: rect, style: style)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public mutating func field(
        _ label: String, _ value: String, in rect: Rect, labelWidth: Int, style: Style = .text
    ) {
        field(Phrase(verbatim: label), Phrase(verbatim: value), in: rect, labelWidth: labelWidth, style: style)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload @discardableResult
    public mutating func box(_ rect: Rect, title: String, style: Style = .border) -> Rect {
        box(rect, title: Phrase(verbatim: title), style: style)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public mutating func tableRow(
        _ texts: [String], _ layout: TableLayout, at point: Point, style: Style = .text, styles: [Int: Style] = [:]
    ) {
        tableRow(texts.map(Phrase.init(verbatim:)), layout, at: point, style: style, styles: styles)
    }
}

extension TableColumn {
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public init(_ title: String, _ width: Width, align: Alignment = .leading, dropOrder: Int = 0) {
        self.init(Phrase(verbatim: title), width, align: align, dropOrder: dropOrder)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public init(number title: String, _ width: Width, dropOrder: Int = 0) {
        self.init(number: Phrase(verbatim: title), width, dropOrder: dropOrder)
    }

    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public init(whole title: String, _ width: Width, dropOrder: Int = 0) {
        self.init(whole: Phrase(verbatim: title), width, dropOrder: dropOrder)
    }
}

extension TabRow {
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public init(_ titles: [String], active: Int, width: Int, spare: Int = 0) {
        self.init(titles.map(Phrase.init(verbatim:)), active: active, width: width, spare: spare)
    }
}

extension KeyHint {
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public init(_ key: String, _ label: String) { self.init(key, Phrase(verbatim: label)) }
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public init(_ key: Key, _ label: String) { self.init(key, Phrase(verbatim: label)) }
    @available(*, deprecated, message: "a Phrase, or data") @_disfavoredOverload
    public init(_ keys: [Key], _ label: String) { self.init(keys, Phrase(verbatim: label)) }
}
