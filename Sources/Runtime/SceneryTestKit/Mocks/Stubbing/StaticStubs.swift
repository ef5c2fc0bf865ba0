import Foundation

/// The stubs of static members of generic mocks, which Swift does not let store them.
@_documentation(visibility: internal)
public enum StaticStubs {
    private static let kept = Kept()

    /// The stub of a member of `type`, made at its first use.
    public static func stub<Made: AnyObject>(
        of type: Any.Type, _ member: String, make: () -> Made
    ) -> Made {
        kept.stub("\(ObjectIdentifier(type)).\(member)", make: make)
    }

    private final class Kept: @unchecked Sendable {
        // Unchecked: `lock` guards `stubs`, which are themselves safe to share.
        private let lock = NSLock()
        private var stubs: [String: AnyObject] = [:]

        func stub<Made: AnyObject>(_ key: String, make: () -> Made) -> Made {
            lock.withLock {
                if let known = stubs[key] as? Made { return known }
                let made = make()
                stubs[key] = made
                return made
            }
        }
    }
}
