#if canImport(UIKit) && canImport(MapKit)
    import CoreLocation
    import MapKit
    import SceneryScreens
    import UIKit

    /// A map of pins. A tap on a pin chooses it, and what the screen says is chosen is selected on the map.
    @MainActor final class PinMap: UIView {
        /// A person chose the pin of this identity.
        var onChoose: (ScreenMap.Pin.ID) -> Void = { _ in }

        private let map = MKMapView()
        private var pins: [ScreenMap.Pin] = []
        private var annotations: [ScreenMap.Pin.ID: MKPointAnnotation] = [:]
        private var selected: ScreenMap.Pin.ID?
        /// Whether the pins are to be brought into view once the map has a size.
        private var needsRegion = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            map.delegate = self
            map.translatesAutoresizingMaskIntoConstraints = false
            addSubview(map)
            NSLayoutConstraint.activate([
                map.topAnchor.constraint(equalTo: topAnchor),
                map.bottomAnchor.constraint(equalTo: bottomAnchor),
                map.leadingAnchor.constraint(equalTo: leadingAnchor),
                map.trailingAnchor.constraint(equalTo: trailingAnchor),
                // A map has no height of its own.
                heightAnchor.constraint(equalToConstant: 240),
            ])
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }

        func show(_ next: ScreenMap, isEnabled: Bool) {
            map.accessibilityLabel = next.label
            map.isUserInteractionEnabled = isEnabled
            selected = next.selected
            if next.pins != pins { show(next.pins) }
            let shown = map.selectedAnnotations.compactMap(id)
            for id in shown where id != selected {
                map.deselectAnnotation(annotations[id], animated: true)
            }
            if let selected, !shown.contains(selected), let annotation = annotations[selected] {
                map.selectAnnotation(annotation, animated: true)
            }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard needsRegion, !bounds.isEmpty else { return }
            needsRegion = false
            map.showAnnotations(map.annotations, animated: false)
        }

        /// Keeps the annotations of pins that stay, so that the selected one is not deselected.
        private func show(_ next: [ScreenMap.Pin]) {
            let old = Dictionary(pins.map { ($0.id, $0) }) { first, _ in first }
            let wanted = Set(next.map(\.id))
            for (id, annotation) in annotations where !wanted.contains(id) {
                map.removeAnnotation(annotation)
                annotations[id] = nil
            }
            for pin in next where pin != old[pin.id] {
                let annotation = annotations[pin.id] ?? MKPointAnnotation()
                annotation.title = pin.title
                annotation.coordinate = CLLocationCoordinate2D(
                    latitude: pin.latitude, longitude: pin.longitude)
                if annotations.updateValue(annotation, forKey: pin.id) == nil {
                    map.addAnnotation(annotation)
                }
            }
            pins = next
            needsRegion = !next.isEmpty
            setNeedsLayout()
        }

        private func id(of annotation: any MKAnnotation) -> ScreenMap.Pin.ID? {
            annotations.first { $0.value === annotation }?.key
        }
    }

    extension PinMap: MKMapViewDelegate {
        /// Also called for the map's own selections; these are what the screen says already.
        func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
            guard let id = id(of: annotation), id != selected else { return }
            selected = id
            onChoose(id)
        }
    }
#endif
