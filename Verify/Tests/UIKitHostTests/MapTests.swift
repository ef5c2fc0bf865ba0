import Foundation
import MapKitStandIn
import SceneryScreens
import Testing
import UIKitStandIn
import UIKitWithoutMaps
import VerifiedUIKit

@MainActor @Suite("Maps in the UIKit host") struct MapTests {
    private let stage = Stage("Map")
    private let logic = SampleLogic()
    private let controller: VerifiedUIKit.ScreenViewController

    init() {
        controller = VerifiedUIKit.ScreenViewController(StagedView(stage))
    }

    private static let home = ScreenMap.Pin(id: "h", title: "Home", latitude: 52.5, longitude: 13.4)
    private static let work = ScreenMap.Pin(id: "w", title: "Work", latitude: 52.6, longitude: 13.5)

    private func show(_ pins: [ScreenMap.Pin], selected: String? = nil, isDisabled: Bool = false) {
        stage.show("Map") {
            ScreenMap("Places", pins: pins, selected: selected) { [logic] in logic.calls.append($0) }
                .disabled(isDisabled)
        }
    }

    private func map() throws -> MKMapView {
        try #require(controller.view.descendants.lazy.compactMap { $0 as? MKMapView }.first)
    }

    private func selected() throws -> [String?] { try map().selectedAnnotations.map(\.title) }

    @Test("pins are annotations with their titles, in view once the map has a size")
    func pins() throws {
        show([Self.home, Self.work])
        let map = try map()
        #expect(map.annotations.map(\.title) == ["Home", "Work"])
        #expect(map.annotations.map(\.coordinate.latitude) == [52.5, 52.6])
        #expect(map.accessibilityLabel == "Places")
        #expect(map.superview?.heightConstraints.map(\.constant) == [240])
        map.superview?.layoutIfNeeded()
        #expect(map.shown.isEmpty, "a map without a size cannot show a region")
        map.superview?.bounds = CGRect(x: 0, y: 0, width: 300, height: 240)
        map.superview?.setNeedsLayout()
        map.superview?.layoutIfNeeded()
        #expect(map.shown.map(\.count) == [2])
    }

    @Test("a tap on a pin sends the choice once, and the chosen pin is selected")
    func tap() throws {
        show([Self.home, Self.work])
        try map().tap("Work")
        #expect(logic.calls == ["w"])
        #expect(try selected() == ["Work"])
        try map().tap("Work")
        #expect(logic.calls == ["w"])
        try map().tap("Home")
        #expect(logic.calls == ["w", "h"])
    }

    @Test("the screen's choice selects its pin without an event, and its end deselects it")
    func selection() throws {
        show([Self.home, Self.work], selected: "h")
        #expect(try selected() == ["Home"])
        show([Self.home, Self.work], selected: "w")
        #expect(try selected() == ["Work"])
        show([Self.home, Self.work])
        #expect(try selected() == [])
        #expect(logic.calls == [])
    }

    @Test("a pin that stays keeps its annotation, one that moves is moved, one that is gone is removed")
    func update() throws {
        show([Self.home, Self.work], selected: "w")
        let before = try map().annotations
        var moved = Self.work
        moved.latitude = 53
        show([moved], selected: "w")
        let map = try map()
        #expect(map.annotations.count == 1)
        #expect(map.annotations.first === before.last)
        #expect(map.annotations.first?.coordinate.latitude == 53)
        #expect(try selected() == ["Work"])
    }

    @Test("a map that is disabled takes no taps")
    func disabled() throws {
        show([Self.home], isDisabled: true)
        try map().tap("Home")
        #expect(logic.calls == [])
    }

    @Test("where MapKit is missing the pins are a menu")
    func menu() throws {
        let controller = UIKitWithoutMaps.ScreenViewController(StagedView(stage))
        show([Self.home, Self.work], selected: "h")
        let button = try #require(controller.view.descendants.lazy.compactMap { $0 as? UIButton }.first)
        #expect(button.currentTitle == "Places: Home")
        let actions = try #require(button.menu).children.compactMap { $0 as? UIAction }
        actions[1].perform()
        #expect(logic.calls == ["w"])
        #expect(button.currentTitle == "Places: Work")
    }
}
