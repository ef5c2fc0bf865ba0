import SceneryScreens

@testable import SceneryWeb

/// Random numbers that are the same for the same seed (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

/// Pages of every kind of element, and changes to them.
enum RandomPage {
    static func state(_ random: inout SeededRandom) -> PageState {
        var numbers = Array(1...40).shuffled(using: &random)
        return PageState.of(screen(&random, &numbers), scene: SceneID(name: "Scene", number: 1))
    }

    /// Another page of the same scene (usually), sharing identities with the first.
    static func changed(_ state: PageState, _ random: inout SeededRandom) -> PageState {
        var next = self.state(&random)
        if Int.random(in: 0..<8, using: &random) == 0 {
            next.display.scene = SceneID(name: "Scene", number: 2)
        }
        if Bool.random(using: &random) { next.display.screen.elements.shuffle(using: &random) }
        if Bool.random(using: &random) {
            next.display.screen.elements = Array(
                state.display.screen.elements.shuffled(using: &random).prefix(5))
        }
        next.display.back = [nil, .back, .close].randomElement(using: &random) ?? nil
        next.depth = Int.random(in: 0..<3, using: &random)
        next.display.isSheet = Bool.random(using: &random)
        return next
    }

    private static func screen(_ random: inout SeededRandom, _ numbers: inout [Int]) -> Screen {
        let count = Int.random(in: 0..<8, using: &random)
        let elements = (0..<count).map { _ in element(&random, &numbers, depth: 0) }
        let dialog = ScreenDialog(text(&random), message: text(&random)) { ScreenButton(text(&random)) }
        return Screen(
            text(&random), language: ["en", "fa"].randomElement(using: &random),
            appearance: [nil, .dark].randomElement(using: &random) ?? nil,
            isBusy: Bool.random(using: &random),
            dialog: Int.random(in: 0..<5, using: &random) == 0 ? dialog : nil
        ) { elements }
    }

    private static func element(_ random: inout SeededRandom, _ numbers: inout [Int], depth: Int)
        -> ScreenElement
    {
        let id = "id\(numbers.popLast() ?? Int.random(in: 100..<1_000_000, using: &random))"
        let isOn = Bool.random(using: &random)
        switch Int.random(in: 0..<(depth < 2 ? 13 : 10), using: &random) {
        case 0: return ScreenHeading(text(&random), level: isOn ? 2 : 3).id(id)
        case 1:
            return ScreenText(text(&random), color: ScreenColor.allCases.randomElement(using: &random)).id(id)
        case 2: return ScreenButton(text(&random)).id(id).disabled(isOn)
        case 3: return ScreenField(text(&random), text: text(&random)).id(id)
        case 4: return ScreenToggle(text(&random), isOn: isOn).id(id)
        case 5: return ScreenPicker("Pick", options: options(&random), selected: isOn ? "0" : nil).id(id)
        case 6:
            return ScreenImage(isOn ? "https://example.org/a.png" : "no:thing", description: text(&random))
                .id(id)
        case 7: return ScreenProgress(text(&random), fraction: isOn ? 0.5 : nil).id(id)
        case 8:
            let row = ScreenRow(text(&random), detail: text(&random)) {}
            return (isOn ? row : ScreenRow(row.title, detail: row.detail)).id(id)
        case 9: return ScreenMap("Map", pins: pins(&random), selected: isOn ? "0" : nil).id(id)
        case 10, 11:
            let rows = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
                element(&random, &numbers, depth: depth + 1)
            }
            return ScreenList(isOn ? "List" : "") { rows }.id(id)
        default:
            let inside = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
                element(&random, &numbers, depth: depth + 1)
            }
            return ScreenGroup(isOn ? "Group" : "") { inside }.id(id)
        }
    }

    private static func options(_ random: inout SeededRandom) -> [ScreenPicker.Option] {
        (0..<Int.random(in: 0..<4, using: &random)).map { .init(id: "\($0)", title: text(&random)) }
    }

    private static func pins(_ random: inout SeededRandom) -> [ScreenMap.Pin] {
        (0..<Int.random(in: 0..<4, using: &random)).map { number in
            .init(
                id: "\(number)", title: text(&random), latitude: Double.random(in: -90...90, using: &random),
                longitude: Double.random(in: -180...180, using: &random))
        }
    }

    private static func text(_ random: inout SeededRandom) -> String {
        ["", "one", "two", "<b>&\"'", "سلام", "🙂"].randomElement(using: &random) ?? ""
    }
}

extension PageState {
    /// The page of a screen alone.
    static func of(_ screen: Screen, scene: SceneID) -> PageState {
        PageState(
            display: Display(scene: scene, screen: screen), depth: 0, link: nil, appName: "App",
            hostLanguage: "en")
    }
}
