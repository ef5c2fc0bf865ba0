import SourceModel

/// What a test target needs for the mocks of the app's protocols: the package's test kit, a file that is written before
/// each build, and the script that writes it.
struct MockSetup: Equatable {
    static let product = "SceneryTestKit"
    static let phase = "Scenery mocks"
    static let fileName = "SceneryMocks.swift"

    let testTarget: String
    /// The module whose protocols are mocked.
    var module: String
    /// Files and folders, from the project's folder.
    var sources: [String]
    /// The file of the mocks, from the project's folder.
    let output: String

    /// The command that writes the mocks, in the project's folder.
    var command: String {
        (["scenery mock"] + sources.map(Self.quoted)
            + ["--testable-import \(module)", "--output \(Self.quoted(output))"]).joined(separator: " ")
    }

    /// The script of the build phase. A machine without the command builds with the mocks that are checked in.
    var script: [String] {
        [
            "if command -v scenery > /dev/null; then",
            "  cd \"$SRCROOT\" && \(command)",
            "else",
            "  echo \"warning: scenery is not installed, so the mocks were not written again\"",
            "fi",
        ]
    }

    /// A word of the shell in double quotes, or as it is where it needs none.
    static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy {
            switch $0 {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
            default: false
            }
        }
        guard !isPlain else { return word }
        let escaped = word.map { "\"\\$`".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return "\"\(escaped)\""
    }

    /// What to do by hand where the project's file is left alone.
    var byHand: [String] {
        [
            "link the product \(Self.product) of the package Scenery to the target \(testTarget)",
            "add a Run Script phase before its Compile Sources, not based on dependency analysis, "
                + "with user script sandboxing off:",
        ] + script.map { "    " + $0 }
    }
}
