import Phrases
import SpotterCore
import Testing

struct SessionNameTests {
    @Test(
        "The number of a session is never cut",
        arguments: [
            (40, "P6 In season, session 12"), (24, "P6 In season, session 12"), (23, "P6 In season, no. 12"),
            (16, "P6 In s…, no. 12"), (11, "P…, no. 12"),
        ])
    func number(_ width: Int, _ shown: String) {
        #expect(SessionName.text(phase: "P6 In season", column: 12, title: "", width: width).text == shown)
    }

    @Test("Without a phase its title names it")
    func title() {
        #expect(SessionName.text(phase: nil, column: nil, title: "Legs").text == "Legs")
        #expect(SessionName.text(phase: nil, column: 3, title: "").text == "Free session")
        #expect(SessionName.text(phase: "P6", column: nil, title: "x").text == "P6")
    }
}
