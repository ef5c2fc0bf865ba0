import SceneryRules
import Testing

@testable import TeamRules

@Test func presenterWithoutTests() {
    let home = SourceType(
        .class, "HomePresenter", part: .init(scene: "Home", style: "vip", role: "presentation"),
        at: SourceLocation(path: "Home.swift", line: 3))
    let app = SourceModule(name: "App", files: [SourceFile(path: "Home.swift", types: [home])])
    let found = EveryPresenterHasTests().violations(in: SourceProject(modules: [app]))
    #expect(found.map(\.subject) == ["HomePresenter"])
}
