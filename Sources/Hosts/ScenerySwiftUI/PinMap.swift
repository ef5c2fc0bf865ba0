#if canImport(SwiftUI) && canImport(MapKit)
    import CoreLocation
    import MapKit
    import SceneryScreens
    import SwiftUI

    /// A map of pins, which shows all of them at first. A person chooses one by tapping it.
    struct PinMap: View {
        let map: ScreenMap
        /// Reads and sets the chosen pin.
        let selection: Binding<String?>

        var body: some View {
            Map(initialPosition: .automatic, selection: selection) {
                ForEach(map.pins) { pin in
                    Marker(
                        pin.title,
                        coordinate: CLLocationCoordinate2D(
                            latitude: pin.latitude, longitude: pin.longitude)
                    )
                    .tag(pin.id)
                }
            }
            // A map takes all the height that there is, of which a list has no end.
            .frame(height: 240)
            .accessibilityLabel(Text(map.label))
        }
    }
#endif
