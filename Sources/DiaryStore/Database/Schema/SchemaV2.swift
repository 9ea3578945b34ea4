/// The second schema: long-term plans, machines and plates, muscle groups, marks of the stopwatch, badges. Frozen once
/// released, as the first one.
enum SchemaV2 {
    /// All statements, in order.
    static var sql: String { mesocycles + machines + exercises + sessions + badges + search }
}
