import Foundation
import Testing

/// What `check` says of files that `mock` wrote.
@Suite("generated-stale over files of mocks") struct StaleMocksTests {
    private let scratch: Scratch

    /// Two modules with a protocol of one name; protocols named like those of SDKs or like keywords; a nested one whose
    /// name another has that has no mock; and a class.
    init() throws {
        scratch = try Scratch()
        try scratch.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cart"), .target(name: "Disk"),
                    .testTarget(name: "CartTests", dependencies: ["Cart"]),
                    .testTarget(name: "DiskTests", dependencies: ["Disk"]),
                ])

            """, to: "Package.swift")
        try scratch.write(
            """
            /// scenery:mock
            public protocol Store { func load() -> Int }
            /// scenery:mock
            protocol Clock { func now() -> Int }
            enum Checkout {
                /// scenery:mock
                protocol Step { func go() }
            }
            enum Delivery {
                protocol Step { func wait() }
            }
            /// scenery:mock
            class Printer {
                func start() {}
            }

            """, to: "Sources/Cart/Cart.swift")
        try scratch.write(
            """
            /// scenery:mock
            public protocol Store { func save(_ text: String) }
            /// scenery:mock
            protocol `Protocol` { func write() }
            /// scenery:mock
            protocol UITableViewDelegate { func table() }

            """, to: "Sources/Disk/Disk.swift")
        for module in ["Cart", "Disk"] {
            try scratch.write("import \(module)\n", to: "Tests/\(module)Tests/Tests.swift")
            let written = try scenery(
                "mock", "Sources/\(module)", "--output", "Tests/\(module)Tests/Mocks.swift",
                "--testable-import", module)
            try #require(written.code == 0, "\(written.errors)")
        }
    }

    private func scenery(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(Tool.binary, arguments, in: scratch.folder)
    }

    @Test("what was just written is current")
    func current() throws {
        let checked = try scenery("check")
        #expect(checked.code == 0, "\(checked.output)")
    }

    @Test(
        "a change of a protocol or a class makes its file stale, and no other",
        arguments: [
            ("Cart", "func load()", "func read()"), ("Cart", "func now()", "func today()"),
            ("Cart", "func go()", "func run()"), ("Cart", "func start()", "func stop()"),
            ("Disk", "func save(", "func keep("), ("Disk", "func write()", "func print()"),
            ("Disk", "func table()", "func row()"), ("Disk", "protocol UITableViewDelegate", "protocol Rows"),
        ])
    func changed(module: String, old: String, new: String) throws {
        let path = "Sources/\(module)/\(module).swift"
        try scratch.write(scratch.text(path).replacingOccurrences(of: old, with: new), to: path)
        let checked = try scenery("check")
        #expect(checked.code == 1)
        let named = checked.output.split(separator: "\n").filter { $0.contains("[generated-stale]") }
        #expect(
            named.count == 1 && named[0].hasPrefix("Tests/\(module)Tests/Mocks.swift:1:1:"),
            "\(checked.output)")
    }

    @Test("a change of a protocol without a mock makes none stale")
    func unmocked() throws {
        let path = "Sources/Cart/Cart.swift"
        try scratch.write(
            scratch.text(path).replacingOccurrences(of: "func wait()", with: "func stay()"), to: path)
        #expect(try scenery("check").code == 0)
    }
}
