import CoreLocationStandIn
import Foundation
import UIKitStandIn

/// <https://developer.apple.com/documentation/mapkit/mkannotation>
@MainActor public protocol MKAnnotation: AnyObject {
    /// <https://developer.apple.com/documentation/mapkit/mkannotation/coordinate>
    var coordinate: CLLocationCoordinate2D { get }
    /// <https://developer.apple.com/documentation/mapkit/mkannotation/title>
    var title: String? { get }
}

/// <https://developer.apple.com/documentation/mapkit/mkpointannotation>
@MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
    /// <https://developer.apple.com/documentation/mapkit/mkpointannotation/coordinate>
    public var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    /// <https://developer.apple.com/documentation/mapkit/mkshape/title>
    public var title: String?
    /// <https://developer.apple.com/documentation/mapkit/mkpointannotation>
    public override init() { super.init() }
}

/// Its methods are optional, which is what the defaults stand for.
/// <https://developer.apple.com/documentation/mapkit/mkmapviewdelegate>
@MainActor public protocol MKMapViewDelegate: AnyObject {
    /// <https://developer.apple.com/documentation/mapkit/mkmapviewdelegate/mapview(_:didselect:)-7nhpw>
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
}

/// <https://developer.apple.com/documentation/mapkit/mkmapview>
@MainActor open class MKMapView: UIView {
    /// <https://developer.apple.com/documentation/mapkit/mkmapview/delegate>
    public weak var delegate: (any MKMapViewDelegate)?
    /// <https://developer.apple.com/documentation/mapkit/mkmapview/annotations>
    public private(set) var annotations: [any MKAnnotation] = []
    /// <https://developer.apple.com/documentation/mapkit/mkmapview/selectedannotations>
    public private(set) var selectedAnnotations: [any MKAnnotation] = []
    /// Not Apple's: the annotations that were brought into view, each time.
    public private(set) var shown: [[any MKAnnotation]] = []

    /// <https://developer.apple.com/documentation/mapkit/mkmapview/addannotation(_:)>
    public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

    /// <https://developer.apple.com/documentation/mapkit/mkmapview/removeannotation(_:)>
    public func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        selectedAnnotations.removeAll { $0 === annotation }
    }

    /// One annotation at a time is selected. The delegate is notified as of a person's tap.
    /// <https://developer.apple.com/documentation/mapkit/mkmapview/selectannotation(_:animated:)>
    public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard annotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations = [annotation]
        delegate?.mapView(self, didSelect: annotation)
    }

    /// <https://developer.apple.com/documentation/mapkit/mkmapview/deselectannotation(_:animated:)>
    public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }

    /// <https://developer.apple.com/documentation/mapkit/mkmapview/showannotations(_:animated:)>
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        shown.append(annotations)
    }

    /// Not Apple's: what a person's tap on a pin does.
    public func tap(_ title: String) {
        guard isUserInteractionEnabled, let pin = annotations.first(where: { $0.title == title }) else {
            return
        }
        selectAnnotation(pin, animated: true)
    }
}
