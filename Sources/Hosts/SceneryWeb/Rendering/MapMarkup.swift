import Foundation
import SceneryScreens

/// Pins as a drawing to scale and as a list of buttons; both show which pin is chosen.
struct MapMarkup {
    let map: ScreenMap
    let id: String
    let isEnabled: Bool

    private static let width = 320.0
    private static let height = 180.0
    private static let margin = 24.0

    var markup: Element {
        .parent(
            .div, [.value(.class, "map"), .value(.role, "group"), .value(.ariaLabel, map.label)],
            [
                .parent(
                    .svg,
                    [
                        .value(.viewBox, "0 0 \(Int(Self.width)) \(Int(Self.height))"),
                        .value(.ariaHidden, "true"),
                    ], map.pins.map(circle)),
                .parent(.ul, [.value(.ariaLabel, map.label)], map.pins.map(item)),
            ])
    }

    private func item(_ pin: ScreenMap.Pin) -> Element {
        let isChosen = pin.id == map.selected
        return .parent(
            .li, [],
            [
                .text(
                    .button,
                    [
                        .value(.type, "submit"), .value(.class, "pin"),
                        .value(.name, FormName.pinPrefix + id),
                        .value(.value, pin.id), .value(.ariaPressed, isChosen ? "true" : "false"),
                    ].adding(.disabled, if: !isEnabled), pin.title)
            ])
    }

    private func circle(_ pin: ScreenMap.Pin) -> Element {
        let isChosen = pin.id == map.selected
        let point = point(of: pin)
        return Element(
            .circle,
            [
                .value(.class, isChosen ? "chosen" : "other"), .value(.cx, Self.text(point.x)),
                .value(.cy, Self.text(point.y)), .value(.r, isChosen ? "9" : "6"),
            ])
    }

    /// The position of a pin in the drawing: north is up, and a degree of longitude is as much shorter than
    /// one of latitude as it is there on Earth.
    private func point(of pin: ScreenMap.Pin) -> (x: Double, y: Double) {
        let latitudes = map.pins.map(\.latitude)
        let longitudes = map.pins.map(\.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
            let east = longitudes.max()
        else { return (0, 0) }
        let middle = (south + north) / 2
        let shortening = max(cos(middle * .pi / 180), 0.01)
        let across = max((east - west) * shortening, 1e-9)
        let up = max(north - south, 1e-9)
        let scale = min((Self.width - 2 * Self.margin) / across, (Self.height - 2 * Self.margin) / up)
        return (
            Self.width / 2 + (pin.longitude - (west + east) / 2) * shortening * scale,
            Self.height / 2 - (pin.latitude - middle) * scale
        )
    }

    private static func text(_ number: Double) -> String {
        number.isFinite ? String((number * 10).rounded() / 10) : "0"
    }
}
