import Testing

@testable import SourceModel

@Suite("Screens of storyboards") struct StoryboardTests {
    private func lasting(_ storyboards: [String: String]) throws -> Set<String> {
        let files = Dictionary(uniqueKeysWithValues: storyboards.map { ("App/\($0).storyboard", $1) })
        let project = try TemporaryProject(files)
        return try ProjectReader(root: project.root).read().lastingScreens
    }

    private func screen(
        _ name: String, _ kind: String = "viewController", identifier: String = "", to segues: String = ""
    ) -> String {
        """
        <scene sceneID="s\(name)"><objects>
            <\(kind) storyboardIdentifier="\(identifier)" id="\(name)" customClass="\(name)Screen" sceneMemberID="viewController">
                <view key="view" id="v\(name)" customClass="\(name)View"/>
                <connections>\(segues)</connections>
            </\(kind)>
        </objects></scene>
        """
    }

    private func segue(_ kind: String, _ destination: String) -> String {
        "<segue destination=\"\(destination)\" kind=\"\(kind)\" relationship=\"viewControllers\" id=\"g\(destination)\"/>"
    }

    private func document(initial: String, _ screens: String...) -> String {
        "<?xml version=\"1.0\"?>\n<document type=\"com.apple.Storyboard\" initialViewController=\"\(initial)\"><scenes>"
            + screens.joined() + "</scenes></document>"
    }

    @Test("the main storyboard's first screen lasts with what it embeds, but nothing that it shows")
    func first() throws {
        let main = document(
            initial: "Nav",
            screen("Nav", "navigationController", to: segue("relationship", "Home")),
            screen("Home", to: segue("embed", "Map") + segue("show", "Ride")), screen("Map"), screen("Ride"))
        #expect(try lasting(["Main": main]) == ["NavScreen", "HomeScreen", "MapScreen"])
        #expect(try lasting(["Rides": main]).isEmpty)
    }

    @Test("tabs of any storyboard last, also those that stand in another one")
    func tabs() throws {
        let tabs = document(
            initial: "Login", screen("Login"),
            screen("Tabs", "tabBarController", to: segue("relationship", "P1") + segue("relationship", "P2")),
            "<viewControllerPlaceholder storyboardName=\"Rides\" id=\"P1\" sceneMemberID=\"viewController\"/>",
            "<viewControllerPlaceholder storyboardName=\"Fares\" referencedIdentifier=\"fares\" id=\"P2\" sceneMemberID=\"viewController\"/>"
        )
        let found = try lasting([
            "Start": tabs, "Rides": document(initial: "Rides", screen("Rides"), screen("Ride")),
            "Fares": document(initial: "Fare", screen("Fare"), screen("Fares", identifier: "fares")),
        ])
        #expect(found == ["TabsScreen", "RidesScreen", "FaresScreen"])
    }

    @Test("a class does not last that a storyboard shows for a while too")
    func shown() throws {
        let main = document(
            initial: "Tabs",
            screen(
                "Tabs", "tabBarController", to: segue("relationship", "Rides") + segue("relationship", "Map")),
            screen("Rides", to: segue("show", "Map")), screen("Map"))
        #expect(try lasting(["Main": main]) == ["TabsScreen", "RidesScreen"])
    }
}
