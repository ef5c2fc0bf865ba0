/// The values that a test's closure hands to one over a parameter pack, taken one by one. Mocks make it.
@_documentation(visibility: internal)
public final class ErasedPack<Arguments, Output, Failure: Error> {
    private var values: ArraySlice<Any>
    private let stub: Stub<Arguments, Output, Failure>

    public init(_ values: [Any], of stub: Stub<Arguments, Output, Failure>) {
        self.values = values[...]
        self.stub = stub
    }

    /// The next value; one of another type, or none where one is needed, fails the test.
    public func next<Wanted>(as wanted: Wanted.Type) -> Wanted {
        stub.checked(values.popFirst() as Any, as: wanted)
    }
}
