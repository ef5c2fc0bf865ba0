/// A value that crossed, kept for a test that compares it with its type.
///
/// A role or another instance is kept weakly, so that keeping it does not change how long a scene lives. A function is
/// not kept: nothing can be compared about it, and it may hold a scene.
package final class KeptValue: @unchecked Sendable {
    // Unchecked, because the value need not be Sendable: it is written here alone, and handed only to the test that
    // drives the scene.
    private let copy: Any?
    private weak var instance: AnyObject?

    init?(_ value: Any, typeName: String) {
        guard !typeName.contains("->") else { return nil }
        var bare = value
        while let optional = bare as? any OptionalValue, let wrapped = optional.value { bare = wrapped }
        if type(of: bare) is AnyClass {
            copy = nil
            instance = bare as AnyObject
        } else {
            copy = value
        }
    }

    /// The value; nil for an instance that was released.
    package var value: Any? { copy ?? instance }
}
