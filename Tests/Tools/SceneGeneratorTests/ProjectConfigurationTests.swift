import Testing

@testable import SceneGenerator

@Suite("scenery.yml") struct ProjectConfigurationTests {
    @Test("a name is all that is required")
    func minimal() throws {
        let configuration = try ProjectConfiguration(text: "app: Trip\n", file: "scenery.yml")
        #expect(configuration == ProjectConfiguration(app: "Trip", style: "vip", hosts: [.terminal, .web]))
    }

    @Test(
        "an error is reported with file, line and fix",
        arguments: [
            ("", "scenery.yml: the file is empty; write"),
            ("style: vip\n", "scenery.yml:1: app: is missing; write app: NAME"),
            (
                "app: Trip\nstile: vip\n",
                "scenery.yml:2: stile: unknown key (did you mean \"style\"?); use one of"
            ),
            (
                "app: Trip\nhosts:\n  - termnal\n",
                "scenery.yml:3: hosts: no host is named \"termnal\" (did you mean \"terminal\"?)"
            ),
            ("app: Trip\nhosts: [terminal\n", "scenery.yml:3: not readable as YAML"),
            ("app: ../x\n", "scenery.yml:1: app: an app's name \"../x\" looks like a path"),
            ("- app\n", "scenery.yml:1: the file has no keys"),
        ])
    func wrong(_ text: String, _ message: String) {
        let error = #expect(throws: GenerationError.self) {
            try ProjectConfiguration(text: text, file: "scenery.yml")
        }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }
}
