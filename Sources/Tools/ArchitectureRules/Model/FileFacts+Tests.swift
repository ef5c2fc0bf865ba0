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

extension DeclarationFact {
    /// Whether it is compiled only for those who develop the app, as their own menu is.
    var isForDebugging: Bool { conditions.areForDebugging }
}

extension BodyFact {
    /// Whether code is compiled only for debugging: `#if DEBUG`
    func isForDebugging(_ location: FileLocation) -> Bool {
        conditional.contains { $0.lines.contains(location.line) && $0.conditions.areForDebugging }
    }
}

extension [String] {
    /// Whether these conditions are met in builds for developers and testers only.
    fileprivate var areForDebugging: Bool {
        contains { condition in Self.debugging.contains(where: condition.hasPrefix) }
    }

    private static let debugging = ["(DEBUG", "(DEVELOPMENT", "(!RELEASE", "!(RELEASE", "(TESTING"]
}
