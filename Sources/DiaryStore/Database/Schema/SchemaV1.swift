/// The first schema. Frozen once released: a change is a new migration.
///
/// Ids are made by the program and unique over all tables. Days are TEXT `YYYY-MM-DD`, instants are unix milliseconds,
/// masses grams, lengths millimetres. Foreign keys take no action: children are deleted by name, so that the journal sees
/// each row, and undoing a creation that others built on is refused instead of silently taking their rows along.
/// No trigger writes a journaled table: it would fire again when a changeset is applied.
enum SchemaV1 {
    /// All statements, in order.
    static var sql: String { people + exercises + phases + sessions + journal + search }
}
