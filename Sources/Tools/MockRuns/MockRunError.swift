/// Why a run cannot be carried out.
struct MockRunError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
