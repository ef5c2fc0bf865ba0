import Foundation
import Scenery
import Testing

@MainActor @Suite("A foreign or damaged URL is refused as a whole")
struct HostileLinkTests {
    private nonisolated static let ride = "/rides/11111111-2222-3333-4444-555555555555?layout=map&live=true"

    @Test(
        "with what is wrong in it",
        arguments: [
            ("", "neither a path"), ("home", "neither a path"), ("//evil.example/home", "neither a path"),
            ("javascript:alert(1)", "neither a path"),
            ("file:///etc/passwd", "begin with \"https://trips.example/app\""),
            ("https://evil.example/app/home", "begin with"), ("http://trips.example/app/home", "begin with"),
            ("https://trips.example.evil.example/app/home", "begin with"),
            ("https://trips.example:81/app/home", "begin with"),
            ("https://me:secret@trips.example/app/home", "begin with"),
            ("https://trips.example/apple", "begin with"),
            ("https://trips.example/other/home", "begin with"),
            ("/nowhere", "no scene is at \"/nowhere\""), ("/", "no scene is at"),
            ("/home/extra", "no scene is at"),
            ("/rides", "no scene is at"), ("/HOME", "no scene is at"), ("/home//", "empty segment"),
            ("/%2e%2e/home", "no scene is at"), ("/../home", "no scene is at"),
            ("/home%2f", "no scene is at"),
            ("/rides/7?layout=map&live=true", "\"7\" in the path is not a value of type ID"),
            (ride + "&page=seven", "\"seven\" for \"page\" in the query is not a value of type Int"),
            (ride + "&page=99999999999999999999", "is not a value of type Int"),
            (ride + "&page=1&page=2", "there twice"), (ride + "&layout=map", "there twice"),
            (ride + "&debug=1", "takes no query parameter \"debug\""),
            ("/home?x=1", "takes no query parameter \"x\""),
            ("/rides/11111111-2222-3333-4444-555555555555?layout=map", "needs the query parameter \"live\""),
            (
                "/rides/11111111-2222-3333-4444-555555555555?layout=moon&live=true",
                "is not a value of type Layout"
            ),
            ("/home?x", "not NAME=VALUE"), ("/home?=1", "not NAME=VALUE"),
            ("/home?a=1&&b=2", "not NAME=VALUE"),
            ("/home%", "percent-encoded"), ("/home%4", "percent-encoded"), ("/home%zz", "percent-encoded"),
            ("/search/%ff/in/b?km=1", "percent-encoded"), ("/search/%C0%AF/in/b?km=1", "percent-encoded"),
            ("/search/%00/in/b?km=1", "NUL"), ("/search/a\0/in/b?km=1", "control character"),
            ("/home\r\nSet-Cookie: a=b", "control character"), ("/home#part", "fragment"),
            ("/home?then=home", "does not begin with \"/\""), ("/home?then=", "does not begin with \"/\""),
            ("/home?then=https://evil.example/", "does not begin with \"/\""),
            ("/home?then=/home?then=/home", "takes no query parameter \"then\""),
            ("/home?then=/nowhere", "no scene is at \"/nowhere\""),
            ("/home?then=%2Fhome%25", "percent-encoded"),
            ("/home?then=/home&x=1", "move it to the front"),
            ("/home?root=/home", "\"root\" is behind no"),
            ("/home?tab=A&tab=B", "has no \"root\""), ("/home?tab=A&tab=B&then=/home", "has no \"root\" yet"),
            ("/home?tab=A&root=/home", "\"root\" is behind no"),
            ("/home?then=/home&tab=A", "\"tab\" is behind"),
            ("/home?sheet=/home&tab=A", "\"tab\" is behind"), ("/home?selected=0", "\"selected\" is not"),
            ("/home?tab=A&selected=1", "\"selected\" is not"),
            ("/home?tab=A&selected=-1", "\"selected\" is not"),
            ("/home?tab=A&selected=0&selected=0", "\"selected\" is not"),
            (
                "/home?" + Array(repeating: "sheet=/home", count: 64).joined(separator: "&"),
                "more than 64 scenes"
            ),
            ("/search/" + String(repeating: "a", count: 70_000) + "/in/b?km=1", "bytes long"),
        ])
    func refused(_ text: String, _ reason: String) async throws {
        let scenes = SceneRegistry.test("https://trips.example/app")
        do throws(RouteError) {
            let link = try scenes.link(from: text)
            Issue.record("opened as \(link)")
        } catch {
            #expect("\(error)".contains(reason), "\(error)")
            #expect("\(error)".count < 700)
            #expect(!"\(error)".unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
    }

    @Test("a base is compared without case, and may be left out")
    func accepted() throws {
        let scenes = SceneRegistry.test("https://Trips.example/app/")
        for text in [
            "https://trips.example/app/home", "HTTPS://TRIPS.EXAMPLE/app/home/", "/home", "/home?", "/%68ome",
        ] {
            #expect(try scenes.link(from: text) == DeepLink(HomeRoute()), "\(text)")
        }
        #expect(throws: RouteError.self) { try SceneRegistry.test().link(from: "https://trips.example/home") }
    }
}
