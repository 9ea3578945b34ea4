import FitnessModel
import GRDB

extension Change {
    /// Deletes the foods that are only a client's. Those that recipes of others are made of become the trainer's.
    func deleteFoods(of client: Identifier<Client>) throws {
        let kept = """
            UPDATE food SET client = NULL WHERE client = ? AND id IN (
                SELECT p.food FROM recipe_part p JOIN food r ON r.id = p.recipe WHERE r.client IS NOT ?)
            """
        // A recipe that is kept keeps what it is made of, too.
        repeat { try db.run(kept, client, client) } while db.changesCount > 0
        let foods = "(SELECT id FROM food WHERE client = ?)"
        try db.run("UPDATE food_entry SET food = NULL WHERE food IN \(foods)", client)
        try db.run("DELETE FROM recipe_part WHERE recipe IN \(foods)", client)
        try db.run("DELETE FROM food_portion WHERE food IN \(foods)", client)
        try db.run("DELETE FROM hidden_food WHERE food IN \(foods)", client)
        try db.run("DELETE FROM food WHERE client = ?", client)
    }
}
