import Testing

@testable import ArchitectureChecker

@Suite("A unified diff") struct UnifiedDiffTests {
    @Test("the diff of equal texts is empty")
    func same() { #expect(UnifiedDiff(from: "a\n", to: "a\n", path: "A").text.isEmpty) }

    @Test("a change has three lines around it, and adjacent changes are joined")
    func hunks() {
        let old = (1...30).map { "\($0)\n" }.joined()
        let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n9\n", with: "\n").replacing(
            "\n25\n", with: "\n25\nmore\n")
        #expect(
            UnifiedDiff(from: old, to: new, path: "A.swift").text == """
                --- a/A.swift
                +++ b/A.swift
                @@ -2,11 +2,10 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                -9
                 10
                 11
                 12
                @@ -23,6 +22,7 @@
                 23
                 24
                 25
                +more
                 26
                 27
                 28

                """)
    }

    @Test("a missing line end is marked, and Windows line ends are kept")
    func ends() {
        #expect(
            UnifiedDiff(from: "a\r\nb", to: "a\r\nc", path: "A").text == """
                --- a/A
                +++ b/A
                @@ -1,2 +1,2 @@
                 a\r
                -b
                \\ No newline at end of file
                +c
                \\ No newline at end of file

                """)
    }
}
