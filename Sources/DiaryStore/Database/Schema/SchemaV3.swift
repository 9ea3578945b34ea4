/// The third version: the diary of a day. Foods and what was eaten, activities, runs, goals and body weights.
///
/// Columns that end in `_cal` are small calories (thousandths of a kilocalorie), `_mg` milligrams, `_milli` thousandths.
enum SchemaV3 {
    static let sql = foods + foodSearch + eaten + activities + runs + energy
}
