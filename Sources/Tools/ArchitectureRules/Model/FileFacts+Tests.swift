import SourceModel

extension FileFacts {
    private static let frameworks: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]

    /// Whether it is code for tests, whatever target it is in: by what it imports, or by the folder of tests that it is in.
    var isForTests: Bool {
        imports.contains { Self.frameworks.contains($0.module) }
            || path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
}

extension MemberFact {
    /// Whether it is compiled only for debugging, as previews and their samples are.
    var isForDebugging: Bool { conditions.areForDebugging }
}

extension MemberInPlace {
    var isForDebugging: Bool { conditions.areForDebugging }
}

extension [String] {
    /// Whether these conditions are met in debug builds only.
    fileprivate var areForDebugging: Bool {
        contains { $0.hasPrefix("(DEBUG") || $0.hasPrefix("(DEVELOPMENT") }
    }
}
