/// A file that imports MapKit sees Core Location, as with Apple's module.
@_exported import CoreLocationStandIn
