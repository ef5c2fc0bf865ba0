import Testing

@testable import SceneGenerator

@Suite("names") struct NameTests {
    @Test(
        "are normalized",
        arguments: [
            ("about us", "AboutUs", "aboutUs", "About us"), ("about-us", "AboutUs", "aboutUs", "About us"),
            ("AboutUs", "AboutUs", "aboutUs", "About us"), ("class", "Class", "class", "Class"),
            ("Type", "Type", "type", "Type"), ("étoile", "Étoile", "étoile", "Étoile"),
            ("e\u{301}toile", "Étoile", "étoile", "Étoile"), ("日本", "日本", "日本", "日本"),
            ("URL list", "URLList", "urlList", "URL list"), ("درباره", "درباره", "درباره", "درباره"),
        ])
    func normalized(_ text: String, _ type: String, _ variable: String, _ title: String) throws {
        let name = try SceneName(text)
        #expect(name.type == type)
        #expect(name.variable == variable)
        #expect(name.title == title)
    }

    @Test(
        "that cannot be are refused with the reason",
        arguments: [
            ("", "is empty"), ("   ", "is empty"), ("../x", "looks like a path"),
            ("a/b", "looks like a path"),
            ("🚀", "neither letter nor digit"), ("rocket🚀", "neither letter nor digit"),
            ("3D", "starts with a digit"),
            ("a\u{7}b", "\\u{7}"), (String(repeating: "a", count: 300), "300 letters"),
            ("a;b", "neither letter nor digit"),
        ])
    func refused(_ text: String, _ reason: String) throws {
        let error = #expect(throws: GenerationError.self) { try SceneName(text) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test("of modules are plain letters and nobody else's")
    func modules() {
        for text in ["étoile", "Swift", "String", "Scenery"] {
            #expect(throws: GenerationError.self) { try SceneName.module(text, subject: "an app's name") }
        }
    }

    @Test("of values are in backticks where they are keywords, and never what the roles use")
    func values() throws {
        #expect(try ShownValue("class:String").id == "`class`")
        #expect(try SceneEvent("terms tapped").name == "termsTapped")
        let titles = [
            ("termsTapped", "Terms"), ("didTapReload", "Reload"), ("onSelectRow", "Row"),
            ("reload", "Reload"),
            ("didTapOnRestaurant", "Restaurant"), ("tapped", "Tapped"), ("URLListTapped", "URL list"),
        ]
        for (name, title) in titles { #expect(try SceneEvent(name).title == title) }
        #expect(throws: GenerationError.self) { try ShownValue("self") }
        #expect(throws: GenerationError.self) { try SceneEvent("viewDidLoad") }
        #expect(throws: GenerationError.self) { try SceneEvent("init") }
    }

    @Test("of types that a scene cannot show name those it can")
    func types() {
        let error = #expect(throws: GenerationError.self) { try ShownValue("price:Decimall") }
        #expect(error?.description.contains("did you mean \"Decimal\"?") == true)
    }

    @Test("a manager may be named with or without its suffix, and not after a known type")
    func managers() throws {
        #expect(try NeededManager("RideManager") == NeededManager("Ride"))
        #expect(throws: GenerationError.self) { try NeededManager("StringManager") }
    }
}
