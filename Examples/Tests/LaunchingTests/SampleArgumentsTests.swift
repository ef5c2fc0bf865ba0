import Foundation
import Testing

@testable import Launching

@Suite("A sample's arguments")
struct SampleArgumentsTests {
    @Test("the backend's address is taken out, the rest is the host's, in order")
    func address() throws {
        let arguments = try SampleArguments(
            ["--host", "web", "--backend", "http://127.0.0.1:81", "--port", "82"], environment: [:])
        #expect(arguments.backend == URL(string: "http://127.0.0.1:81"))
        #expect(arguments.rest == ["--host", "web", "--port", "82"])
    }

    @Test("the address can come from the environment, and the command line overrules it")
    func environment() throws {
        let environment = ["SCENERY_BACKEND": "http://one.example"]
        #expect(try SampleArguments([], environment: environment).backend?.host() == "one.example")
        let both = try SampleArguments(["--backend", "https://two.example"], environment: environment)
        #expect(both.backend?.host() == "two.example")
    }

    @Test("without an address the sample starts its own backend")
    func none() throws {
        #expect(try SampleArguments(["--plain"], environment: [:]).backend == nil)
    }

    @Test(
        "what is no address is refused by name",
        arguments: ["", "localhost:80", "ftp://a.example", "http://"])
    func wrong(text: String) {
        #expect(throws: SampleArgumentsError.noAddress(text)) {
            try SampleArguments(["--backend", text], environment: [:])
        }
    }

    @Test("an address that is missing is said to be missing")
    func missing() {
        #expect(throws: SampleArgumentsError.addressMissing) {
            try SampleArguments(["--backend"], environment: [:])
        }
    }
}
