package import FitnessModel
// Views speak in phrases.
@_exported public import Phrases

extension Phrase {
    /// A day in the words of the language.
    package init(_ day: Day, _ style: DateStyle) {
        self.init(ShownDate(year: day.year, month: day.month, day: day.day, weekday: day.weekday.rawValue), style)
    }
}
