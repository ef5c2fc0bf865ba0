import SourceModel

/// Finds mocks that would have the same name.
package struct NameClashes {
    /// The indices of mocks that cannot be written, with the reason.
    package private(set) var reasons: [Int: MockError] = [:]

    /// - Parameter mocks: An empty name is ignored: that mock is not written anyway. Mocks of one name under conditions that
    ///   exclude each other do not clash.
    package init(_ mocks: [(name: String, source: ProtocolReference, conditions: [String])]) {
        var first: [String: Int] = Dictionary(minimumCapacity: mocks.count)
        var shared: [String: [Int]] = [:]
        for (number, mock) in mocks.enumerated() where !mock.name.isEmpty {
            guard let earlier = first[mock.name] else {
                first[mock.name] = number
                continue
            }
            shared[mock.name, default: [earlier]].append(number)
        }
        for (name, numbers) in shared {
            for number in numbers {
                let other = numbers.first {
                    $0 != number && !mocks[$0].conditions.exclude(mocks[number].conditions)
                }
                guard let other else { continue }
                let (low, high) = (min(number, other), max(number, other))
                reasons[number] = .nameClash(name, mocks[low].source, mocks[high].source)
            }
        }
    }
}
