import Scenery

/// The entry point of the component: creates it and hides its parts.
@MainActor public enum DeviceLocationAssembly {
    /// - Parameters:
    ///   - output: Held weakly; none by default.
    ///   - configuration: The location of the device, and what the person decides about it.
    public static func assemble(
        output: (any DeviceLocationOutput)? = nil, configuration: DeviceLocationConfiguration
    ) -> any DeviceLocationProviding {
        let component = DeviceLocationComponent(gateway: ConfiguredLocationGateway(configuration))
        component.output = output
        return component
    }
}
