import SceneryScreens
import Testing

@MainActor @Suite("The headless host finds elements by what they say")
struct HeadlessHostTests {
    private let record = StageRecord()
    private let view = StageView()
    private let host: HeadlessHost

    init() {
        host = HeadlessHost(root: view)
        let record = record
        view.stage.show("T") {
            ScreenText("Add")
            ScreenButton("Add") { record.log.append("add") }
            ScreenField("Name", clearsOnSubmit: false) { record.log.append("name \($0)") }
            ScreenToggle("Sound", isOn: true) { record.log.append("sound \($0)") }
            ScreenPicker("Size", options: [.init(id: "s", title: "Small"), .init(id: "l", title: "Large")]) {
                record.log.append("size \($0)")
            }
            ScreenMap("Map", pins: [.init(id: "a", title: "Lugo", latitude: 43, longitude: -7)]) {
                record.log.append("pin \($0)")
            }
            ScreenList("Rides") { ScreenRow("Home") { record.log.append("ride") }.id(7) }.id("rides")
        }
    }

    @Test("it taps, types, submits, turns and chooses, and says whether there was what it looked for")
    func actions() async {
        // Changes outside of an event reach the session on the next turn.
        #expect(await host.waits { $0.screen.title == "T" })
        #expect(host.tap("Add") && host.tap("Home") && host.tap("rides/7"))
        #expect(host.type("Ada", into: "Name") && host.submit("Name") && host.submit("Name", "Bob"))
        #expect(host.toggle("Sound") && host.toggle("Sound"))
        #expect(host.choose("Large", in: "Size") && host.choose("Lugo", in: "Map"))
        #expect(
            record.log == [
                "add", "ride", "ride", "name Ada", "name Bob", "sound false", "sound true", "size l", "pin a",
            ])
        #expect(host.ignored.isEmpty)
    }

    @Test("what is not there, or of another kind, is not acted on")
    func missing() async {
        #expect(await host.waits { $0.screen.title == "T" })
        #expect(!host.tap("Nothing") && !host.tap("Name") && !host.type("x", into: "Add"))
        #expect(!host.toggle("Add") && !host.choose("Huge", in: "Size") && !host.submit("Sound"))
        #expect(record.log.isEmpty && host.ignored.isEmpty)
    }
}
