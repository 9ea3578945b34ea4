import DiaryStore
import FitnessModel
import Testing

@Suite("Two windows at the first start")
struct SetUpTests {
    @Test("The second window joins the gym of the first, and sees its entries")
    func join() throws {
        let disk = try DiskDiary()
        let welcome = try disk.open()
        let other = try disk.open()
        let eva = try other.gym.setUp(gym: "Gym 20", trainer: "Eva")
        try other.clients.add(named: "Jan Novák")
        #expect(try welcome.gym.setUp(gym: "Iron", trainer: "Ada") == eva)
        #expect(welcome.actor == eva)
        #expect(try welcome.trainers.list().map(\.name) == ["Eva"])
        #expect(try welcome.gym.get()?.name == "Gym 20")
        #expect(try welcome.clients.list().map(\.name) == ["Jan Novák"])
    }
}
