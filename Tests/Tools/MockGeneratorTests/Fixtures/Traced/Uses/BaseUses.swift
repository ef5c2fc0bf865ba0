import SceneryScenes

private final class Screen: Panel, PanelShowing {
    var title = "screen"
    func show(_ fare: Fare) throws(Refusal) -> Int {
        if fare.cents > 9 { throw .full(fare.cents) } else { 1 }
    }
    override func open(by number: Int) -> Bool { super.open(by: number + 1) }
}

private final class Rack: FareShelf, Shelving {
    func clear() async {
        await Task.yield()
        items = []
    }
}

private final class Piece: Made, Making {
    required init(number: Int) { super.init(number: number) }
    override required init(twice number: Int, place: String) throws {
        if number < 0 { throw Refusal.late }
        try super.init(twice: number, place: place)
        self.place = place
    }
    required init(text: String) { super.init(number: text.count) }
}

@MainActor private final class MainScreen: MainPanel, MainShowing {
    func show() async -> Int { 3 }
    override func layout() -> Int { 4 }
    nonisolated override func anywhere() -> Int { 5 }
}

@MainActor func useBases() async {
    await use("PanelShowing") {
        let recorder = Recorder()
        let screen = Screen(name: "front")
        let role = recorder.tracer.attached { screen.traced() }
        check(role !== screen && untraced(role) === screen)
        // Through the base class alone, it is the role that is reached.
        let panel: Panel = role
        panel.width = 4
        check(screen.width == 4 && panel.width == 4 && panel.name == "front" && panel.twice() == 8)
        _ = recorder.take()
        do { _ = try panel.area } catch { check(error as? Refusal == .late) }
        check(role.open(by: 2) && panel.openings == 3)
        check(
            recorder, "Screen get PanelShowing.area ()", "✗ late", "Screen call PanelShowing.open(by:) (2)",
            "→ true", "Screen get PanelShowing.openings ()", "→ 3")
        check(try panel.area == 16)
        panel[1] = 7
        check(screen.width == 6 && panel[2] == 8)
        panel.fares.append(Fare(cents: 1))
        check(screen.fares.count == 1)
        panel.other = screen
        check(screen.other === screen)
        _ = recorder.take()
        check(try await laden(recorder) == Fare(cents: 7))
        role.title = "b"
        check(screen.title == "b")
        _ = recorder.take()
        do { _ = try role.show(Fare(cents: 10)) } catch { check(error as? Refusal == .full(10)) }
        check(recorder, "Screen call PanelShowing.show(_:) (Fare(cents: 10))", "✗ full(10)")
    }
    await use("Shelving") {
        let recorder = Recorder()
        check(await shelved(recorder) == [10, 20, 5, 0])
        check(
            recorder, "Rack call Shelving.put(_:) (Fare(cents: 5))", "→ 10",
            "Rack call Shelving.put(_:) (Fare(cents: 6))", "→ 20", "Rack call Shelving.first() ()",
            "→ Fare(cents: 5)", "Rack call Shelving.clear() ()", "→ ()",
            "Rack get Shelving.items ()", "→ []")
    }
    await use("Making") {
        let recorder = Recorder()
        let piece = Piece(number: 3)
        let role = MakingProxy(piece, recorder.crossings("Making", of: piece))
        check(role.number == 3)
        let type: Made.Type = Swift.type(of: role)
        check(type.init(number: 8).number == 8)
        let other = try MakingProxy<Piece>(twice: 4, place: "here")
        check(other.number == 8 && other.place == "here" && untraced(other) is Piece)
        check(MakingProxy<Piece>(text: "four").number == 4)
        do {
            _ = try MakingProxy<Piece>(twice: -1, place: "")
            check(false)
        } catch { check(error as? Refusal == .late) }
    }
    await use("MainShowing") {
        let recorder = Recorder()
        let screen = MainScreen(2)
        let role = MainShowingProxy(screen, recorder.crossings("MainShowing", of: screen))
        let panel: MainPanel = role
        check(panel.layout() == 4 && panel.anywhere() == 5)
        check(await role.show() == 3)
        check(recorder.take().first == "MainScreen call MainShowing.layout() ()")
    }
}

private nonisolated func laden(_ recorder: Recorder) async throws -> Fare {
    let role = recorder.tracer.attached { Screen(name: "late").traced() }
    role.width = 6
    return try await role.load(1)
}

private nonisolated func shelved(_ recorder: Recorder) async -> [Int] {
    let role = recorder.tracer.attached { Rack().traced() }
    var found = [role.put(Fare(cents: 5)), role.put(Fare(cents: 6)), role.first()?.cents ?? 0]
    await role.clear()
    found.append(role.items.count)
    return found
}
