extension Screen {
    /// Draws how much of a limit is reached. Past the limit the bar ends with `»` and has the role `gaugeOver`.
    public mutating func gauge(_ value: Double, limit: Double, at point: Point, width: Int) {
        let width = max(0, min(width, size.columns))
        let share = limit > 0 && value.isFinite ? max(0, value / limit) : 0
        let reached = Int((min(share, 1) * Double(width)).rounded(.down))
        let isOver = share > 1
        let full = String(repeating: glyphs.full, count: reached)
        let used = put(full, at: point, style: isOver ? .gaugeOver : .gaugeFull)
        put(String(repeating: glyphs.empty, count: width - reached), at: point.moved(columns: used), style: .gaugeEmpty)
        if isOver, width > 0 {
            put("»", at: point.moved(columns: width - 1), style: .gaugeOver)
        }
    }
}
