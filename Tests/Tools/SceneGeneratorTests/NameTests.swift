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
            ("a;b", "neither letter nor digit"), ("a\u{200D}b", "\\u{200D}"), ("a\u{200B}b", "\\u{200B}"),
            ("a\u{FE0F}b", "invisible character \"\\u{FE0F}\""), ("a\u{3164}b", "invisible character"),
            ("a\u{34F}b", "invisible character"), ("\u{430}bout", "mixes letters of Cyrillic and Latin"),
            ("Ab\u{3BF}ut", "mixes letters of Latin and Greek"), ("ａbout", "write \"about\""),
            ("\u{1D400}bout", "write \"About\""), ("ﬁnd", "write \"find\""), ("About.", "looks like a path"),
            ("About..", "looks like a path"), ("con", "is the name of a device"),
            ("Lpt1", "is the name of a device"),
            ("a\nb", "neither letter nor digit"), ("a\u{202E}b", "\\u{202E}"),
        ])
    func refused(_ text: String, _ reason: String) throws {
        let error = #expect(throws: GenerationError.self) { try SceneName(text) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test("that only look like another one are found, and plain ones are not")
    func lookAlikes() {
        let names = ["About", "Ride", "\u{421}\u{410}\u{420}", "Étoile"]
        #expect(LookAlikes.others(than: "ABOUT", among: names) == ["About"])
        #expect(LookAlikes.others(than: "CAP", among: names) == ["\u{421}\u{410}\u{420}"])
        #expect(LookAlikes.others(than: "E\u{301}toile", among: names).isEmpty)
        #expect(LookAlikes.others(than: "About", among: names).isEmpty)
        #expect(LookAlikes.others(than: "Abort", among: names).isEmpty)
        #expect(throws: GenerationError.self) {
            try LookAlikes.refuse("RIDE", subject: "a manager's name", among: names)
        }
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

    @Test("of an event with a value says what is kept, under which title, and in which field")
    func eventsWithValues() throws {
        let events = [
            ("emailEdited:String", "Email", "editedEmail", "_ email: String", "email"),
            ("rowTapped: Int", "Row", "tappedRow", "_ row: Int", "text"),
            (
                "didChangeNewPassword:String", "New password", "changedNewPassword", "_ newPassword: String",
                "password"
            ),
            ("volume:Double", "Volume", "lastVolume", "_ volume: Double", "text"),
            ("classSelected:Bool", "Class", "selectedClass", "_ `class`: Bool", "text"),
        ]
        for (text, title, kept, parameter, kind) in events {
            let event = try SceneEvent(text)
            #expect(event.title == title)
            #expect(event.action == .keep)
            #expect(event.context["kept"] as? String == kept)
            #expect(event.context["parameter"] as? String == parameter)
            #expect(event.context["fieldKind"] as? String == kind)
        }
        #expect(try SceneEvent("closeTapped:Int").action == .close)
        #expect(try SceneEvent("nameChanged").title == "Name changed")
        let error = #expect(throws: GenerationError.self) { try SceneEvent("emailEdited:Sting") }
        #expect(error?.description.contains("\"Sting\" (did you mean \"String\"?)") == true)
        #expect(throws: GenerationError.self) { try SceneEvent("emailEdited:[String]") }
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
