import ArchitectureRules
import Testing

@testable import ArchitectureChecker

@Suite("The checker's part of scenery.yml") struct ConfigurationTests {
    private func read(_ text: String) throws -> CheckConfiguration {
        try CheckConfiguration(
            text: text, file: "scenery.yml", rules: ["view-model-not-primitive", "router-decides"],
            roles: ["view", "logic", "presentation"])
    }

    @Test("the file of a generated app is valid")
    func generated() throws {
        let configuration = try read("# App\napp: Trip\nstyle: viper\nhosts:\n  - web\n")
        #expect(configuration.app == "Trip")
        #expect(configuration.styles.isEmpty)
    }

    @Test("a file of comments alone is an empty configuration", arguments: ["", "# nothing yet\n"])
    func comments(_ text: String) throws {
        #expect(try read(text) == CheckConfiguration())
    }

    @Test("every key is read")
    func whole() throws {
        let configuration = try read(
            """
            styles:
              vip:
                suffixes: { view: Screen, logic: Brain }
            sources:
              include: [App, "Kit/**"]
              exclude: ["**/Generated/**"]
            rules:
              view-model-not-primitive: off
              router-decides: warning
            baseline: known.yml
            layers:
              rooms:
                reason: arrows point inward
                severity: warning
                order:
                  - { name: app, modules: Trip }
                  - { name: scenes, files: "Scenes/*/**", peers: apart }
                  - { name: core, modules: [Core, "!CoreTests"] }
                allow: [core knows app]
                deny: app knows core, scenes
                exhaustive: true
                except: { files: Legacy }
                transitive: yes
                edges: [imports]
            forbid:
              quiet:
                from: { roles: logic }
                calls: [print, NSLog]
                reason: logic is silent
            """)
        #expect(configuration.styles.first?.suffixes == ["view": "Screen", "logic": "Brain"])
        #expect(configuration.sources.include.map(\.text) == ["App", "Kit/**"])
        #expect(
            configuration.rules == ["view-model-not-primitive": .off, "router-decides": .severity(.warning)])
        #expect(configuration.baseline == "known.yml")
        guard case .layers(let layers) = configuration.customRules.first?.content else {
            Issue.record("no layers")
            return
        }
        #expect(layers.order.map(\.name) == ["app", "scenes", "core"])
        #expect(layers.order.map(\.keepsPeersApart) == [false, true, false])
        #expect(layers.denied == [.init(from: "app", to: "core"), .init(from: "app", to: "scenes")])
        #expect(layers.isExhaustive && layers.isTransitive && layers.edges == [.imports])
        #expect(configuration.customRules.map(\.severity) == [.warning, .error])
        #expect(configuration.customRules.map(\.reason) == ["arrows point inward", "logic is silent"])
    }

    @Test(
        "a problem is reported with its line, its key and the most similar name",
        arguments: [
            ("rulez: {}", "scenery.yml:1: rulez: unknown key (did you mean \"rules\"?); use one of"),
            (
                "rules:\n  router-decide: off",
                "scenery.yml:2: rules.router-decide: no rule is named \"router-decide\" (did you mean \"router-decides\"?)"
            ),
            (
                "rules:\n  router-decides: eror",
                "scenery.yml:2: rules.router-decides: \"eror\" is not a severity (did you mean \"error\"?)"
            ),
            (
                "sources:\n  exlude: x",
                "scenery.yml:2: sources.exlude: unknown key (did you mean \"exclude\"?)"
            ),
            (
                "forbid:\n  a:\n    from: { role: logic }\n    calls: print\n    reason: x",
                "scenery.yml:3: forbid.a.from.role: unknown key (did you mean \"roles\"?)"
            ),
            (
                "forbid:\n  a:\n    from: { roles: logik }\n    calls: print\n    reason: x",
                "scenery.yml:3: forbid.a.from.roles: no role is named \"logik\" (did you mean \"logic\"?)"
            ),
            (
                "forbid:\n  a:\n    from: { roles: logic }\n    reason: x",
                "scenery.yml:3: forbid: forbids nothing"
            ),
            ("forbid:\n  a:\n    calls: print", "scenery.yml:3: forbid.a.reason: is missing; say why"),
            (
                "layers:\n  a:\n    reason: x\n    order:\n      - { name: app }",
                "scenery.yml:5: order: the layer \"app\" selects nothing"
            ),
            (
                "layers:\n  a:\n    reason: x\n    order:\n      - { name: app, files: A }\n    allow: [ap knows app]",
                "scenery.yml:6: allow: no layer is named \"ap\" (did you mean \"app\"?)"
            ),
            (
                "layers:\n  a:\n    reason: x\n    order:\n      - { name: app, files: A }\n    edges: import",
                "scenery.yml:6: edges: \"import\" is not a kind of edge (did you mean \"imports\"?)"
            ),
            (
                "layers:\n  a:\n    reason: x\n    order:\n      - { name: app, files: A }\n    exhaustive: maybe",
                "scenery.yml:6: layers.a.exhaustive: \"maybe\" is neither true nor false"
            ),
            (
                "forbid:\n  router-decides:\n    calls: print\n    reason: x",
                "scenery.yml:2: router-decides: the name \"router-decides\" is taken"
            ),
            ("rules: [a", "scenery.yml:2: not readable as YAML"),
        ])
    func wrong(_ text: String, _ message: String) {
        let error = #expect(throws: CheckError.self) { try read(text) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
}
