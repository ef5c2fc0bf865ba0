import SourceModel

extension FlattenedProtocol {
    /// The access level in front of a declaration, followed by a space.
    var accessPrefix: String { mockAccess == "internal" ? "" : mockAccess + " " }

    /// The access level of the mock. A public class may not show what is system programming interface (`@_spi`).
    var mockAccess: String { spiAttributes.isEmpty ? fact.access : "internal" }

    /// The attributes `@_spi(…)` of the protocol and of all its requirements, each once.
    var spiAttributes: [String] {
        var found = fact.attributes.filter { $0.hasPrefix("@_spi") }
        for position in requirements.indices where !requirements[position].attributes.isEmpty {
            found += requirements[position].attributes.filter { $0.hasPrefix("@_spi") }
        }
        return found.count < 2 ? found : Set(found).sorted()
    }
}
