/// The oldest versions of Apple's systems that the package supports.
enum PlatformVersions {
    struct Platform {
        /// As `Package.swift`, XcodeGen and Tuist write it.
        let name: String
        let setting: String
        /// The prefix of the SDK's name.
        let sdk: String
        let oldest: Int
    }

    static let all = [
        Platform(name: "iOS", setting: "IPHONEOS_DEPLOYMENT_TARGET", sdk: "iphone", oldest: 18),
        Platform(name: "macOS", setting: "MACOSX_DEPLOYMENT_TARGET", sdk: "macosx", oldest: 15),
        Platform(name: "tvOS", setting: "TVOS_DEPLOYMENT_TARGET", sdk: "appletv", oldest: 18),
        Platform(name: "visionOS", setting: "XROS_DEPLOYMENT_TARGET", sdk: "xr", oldest: 2),
    ]

    /// Why the test kit cannot be linked.
    ///
    /// - Parameters:
    ///   - found: The versions that the tests are built for, by the platform's name.
    ///   - place: What says so, or would.
    static func misfit(_ found: [(name: String, version: String)], in place: String) -> String? {
        guard !found.isEmpty else {
            let oldest = all.map { "\($0.name) \($0.oldest)" }.joined(separator: ", ")
            return
                "\(place) does not say for which system the tests are built, and the test kit needs \(oldest)"
        }
        for (name, version) in found {
            let major = Int(version.prefix { $0.isNumber }) ?? 0
            guard let platform = all.first(where: { $0.name == name }), major < platform.oldest else {
                continue
            }
            return
                "the test kit needs \(name) \(platform.oldest), and \(place) builds the tests for \(name) \(version)"
        }
        return nil
    }
}
