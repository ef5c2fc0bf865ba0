import ArchitectureRules
import SourceModel
import Testing

@testable import ArchitectureChecker

@Suite("Code that nothing uses") struct UnusedCodeTests {
    /// What one check says of dropped errors, by their lines.
    private func found(
        _ files: [String: String], all: Bool = false, classesElsewhere: Set<String>? = nil
    ) throws -> (lines: [Int], unused: Int) {
        let sources = Sources(files: files)
        let request = CheckRequest(rules: ["error-dropped"], includesUnused: all)
        let result = try Checker(configuration: CheckConfiguration(), styles: []).check(
            ProjectSources(model: sources.model, classesElsewhere: classesElsewhere), request)
        return (result.findings.map(\.location.line), result.unused)
    }

    private let loader = """
        final class RideLoader {
            func load() {
                do { try open() } catch {}
            }
            func open() throws {}
        }
        """

    @Test("a function that nothing calls is left out and counted, and is reported if it is asked for")
    func function() throws {
        let user = "struct Home { let loader = RideLoader() }\n"
        let found = try found(["A.swift": loader, "B.swift": user])
        #expect(found.lines.isEmpty && found.unused == 1)
        #expect(try self.found(["A.swift": loader, "B.swift": user], all: true).lines == [3])
    }

    @Test(
        "a function counts that anything names, whatever it is called on",
        arguments: [
            "func start(_ loader: RideLoader) { loader.load() }",
            "func start(_ loader: RideLoader) { run(loader.load) }",
            "func start(_ loader: AnyObject) { loader.load(1) }\nlet made = RideLoader()",
            "struct Row: View { let loader: RideLoader\nvar body: some View { Text().task { loader.load() } } }\nlet row: Any = Row.self",
            "func start(_ loader: AnyObject) { loader.load() }\nlet made = RideLoader()",
            "protocol Ferry { func load() }\nstruct Pier { let ferry: any Ferry\nfunc start(_ ferry: AnyObject) { ferry.load() } }\nlet made = RideLoader()\nPier(ferry: made).start(made)",
            "protocol Ferry { func load() }\nstruct Pier { let ferry: any Ferry\nfunc start(_ port: Port) { port.ferry.load() } }\nlet made = RideLoader()\nPier(ferry: made).start(made)",
        ])
    func used(_ code: String) throws {
        let found = try found(["A.swift": loader, "B.swift": code + "\nlet begun: Any = start"])
        #expect(found.lines == [3] && found.unused == 0)
    }

    private let screen = """
        final class RideViewController: UIViewController, LibraryProtocol {
            @IBOutlet var label: UILabel!
            override func viewDidLoad() {
                do { try open() } catch {}
            }
            func open() throws {}
        }
        """

    @Test(
        "a screen counts that a storyboard names, or code by a text; without knowing the storyboards, all do",
        arguments: [
            ("", ["HomeViewController"] as Set, false), ("", ["RideViewController"], true),
            ("let screen = RideViewController()", [], true), ("", nil, true),
            ("let screen: AnyClass? = NSClassFromString(name)", [], true),
            ("enum A { static let a = NSClassFromString(\"XCTestCase\") }", [], false),
            ("enum A { static let a = NSClassFromString(\"App.RideViewController\") }", [], true),
        ] as [(String, Set<String>?, Bool)])
    func screens(_ code: String, _ elsewhere: Set<String>?, _ isUsed: Bool) throws {
        let found = try found(["A.swift": screen, "B.swift": code], classesElsewhere: elsewhere)
        #expect(found.lines == (isUsed ? [4] : []) && found.unused == (isUsed ? 0 : 1))
    }

    @Test("a function that only unused code calls is unused, and so is one that calls itself")
    func chain() throws {
        let user = """
            final class Home {
                private func first(_ loader: RideLoader) { second(loader) }
                private func second(_ loader: RideLoader) { loader.load(); first(loader) }
            }
            let home = Home()
            """
        #expect(try found(["A.swift": loader, "B.swift": user]).unused == 1)
    }

    @Test(
        "a name counts for nothing that the code around, or the type before it, says is another type's",
        arguments: [
            "final class Ferry { func load() {}\nfunc start() { load() }\nfunc again() { self.load() } }\nlet made = RideLoader()",
            "enum Ferry { static func load() {} }\nfunc start() { Ferry.load() }\nlet made = RideLoader()",
            "func start(_ loader: AnyObject) { loader.load(ride: 1) }\nlet made = RideLoader()",
            "protocol Ferry { func load() }\nstruct Pier { let ferry: any Ferry\nfunc start() { ferry.load() } }\nlet made = RideLoader()",
            "enum Ferry { case load }\nfunc start(_ ferry: Ferry) -> Bool { ferry == .load }\nlet made = RideLoader()",
            "final class Ferry { static let shared = Ferry()\nfunc load() {} }\nfunc start() { Ferry.shared.load() }\nlet made = RideLoader()",
            "final class Ferry { func load() {} }\nstruct Pier { func start() { let ferry = Ferry()\nferry.load() } }\nlet made = RideLoader()",
            "final class Ferry { func load() {} }\nstruct Pier { func start(_ ferry: Ferry) { ferry.load() } }\nlet made = RideLoader()",
            "enum Port { enum Action { case load } }\nenum Pier { enum Action { case go } }\nfunc start() -> Any { Port.Action.load }\nlet made = RideLoader()",
        ])
    func others(_ code: String) throws {
        #expect(try found(["A.swift": loader, "B.swift": code]).unused == 1)
    }

    @Test(
        "a function outside of any type counts if code outside of an object with such a function calls it",
        arguments: [
            ("", 1), ("load()", 0), ("run(load)", 0), ("Ferry().load()", 1), ("Port.load()", 1),
        ])
    func globals(_ call: String, unused: Int) throws {
        let code = """
            func load() { do { try risk() } catch {} }
            final class Ferry { func load() {}
            func start() { load() } }
            """
        let user = "func begin() { \(call) }\nlet begun: Any = begin"
        #expect(try found(["A.swift": code, "B.swift": user]).unused == unused)
    }

    @Test(
        "what is public counts if nothing of an app names it; in a library others may use it",
        arguments: [
            ("App/RidesApp.swift", "@main struct RidesApp: App {}", 1),
            ("Example/RidesApp.swift", "@main struct RidesApp: App {}", 0),
            ("App/Rides.swift", "struct Rides {}", 0),
            (
                "App/Rides.swift",
                "@main enum Start { static func main() { RidesApp.main() } }\nstruct RidesApp: App {}", 1
            ),
            (
                "App/main.swift",
                "UIApplicationMain(0, nil, nil, nil)\nfinal class Rides: NSObject, UIApplicationDelegate {}",
                1
            ),
            ("App/main.swift", "print(1)\nfinal class Rides: NSObject, UIApplicationDelegate {}", 0),
        ])
    func libraries(_ path: String, _ app: String, unused: Int) throws {
        let code = "public final class A { public func tap() { do { try risk() } catch {} } }"
        #expect(try found(["A.swift": code, path: app]).unused == unused)
    }

    @Test(
        "a type is unused whose protocols of the system make none of its objects, and which only previews name",
        arguments: [
            "final class Old: NSObject, NSCoding { func old() { do { try risk() } catch {} } }",
            "struct Old: View { func old() { do { try risk() } catch {} } }\n#Preview { Old() }",
            "struct Old: UIViewRepresentable { func makeUIView() { do { try risk() } catch {} } }",
            "struct Used: View { func old() { do { try risk() } catch {} } }\nlet used = Used()",
            "final class Used: NSObject, CLLocationManagerDelegate { func old(_ a: Used) { do { try risk() } catch {} } }\nlet used = Used()",
        ])
    func systemProtocols(_ code: String) throws {
        #expect(try found(["A.swift": code]).unused == 1)
    }

    @Test(
        "code counts that stands under a condition in a chain, and what the system finds by itself",
        arguments: [
            "struct Old: View { var body: some View { Text().task { do { try risk() } catch {} } } }\nfinal class Home { func show() { Text()\n#if os(iOS)\n.sheet { Old() }\n#endif\n} }\nlet shown: Void = Home().show()",
            "struct Ride: AppIntent { func perform() { do { try risk() } catch {} } }",
            "struct Used: View { var body: some View { Text().task { do { try risk() } catch {} } } }\nlet used = Used()",
        ])
    func conditions(_ code: String) throws {
        let found = try found(["A.swift": code])
        #expect(found.unused == 0 && found.lines == [1])
    }

    @Test("a name counts where the object has what the type inherits")
    func inherited() throws {
        let code = "class Base: RideLoader { func start() { load() } }\nBase().start()"
        #expect(try found(["A.swift": loader.replacing("final ", with: ""), "B.swift": code]).unused == 0)
    }

    @Test("all of a type is unused that nothing names but itself and its preview")
    func type() throws {
        let code = """
            final class OldLoader {
                static let shared = OldLoader()
                init() { do { try open() } catch {} }
                func open() throws {}
            }
            struct OldLoader_Previews: PreviewProvider { static var previews: some View { Text(OldLoader.shared) } }
            """
        #expect(try found(["A.swift": code]).unused == 1)
    }

    @Test(
        "what the system, a storyboard, Objective-C or another project may use is used",
        arguments: [
            "final class A: UIViewController { override func viewDidLoad() { do { try open() } catch {} } }",
            "final class A: UIViewController { @IBAction func tap() { do { try open() } catch {} } }",
            "final class A: NSObject { override func awakeFromNib() { do { try open() } catch {} } }",
            "@objc final class A: NSObject { func tap() { do { try open() } catch {} } }",
            "final class A: NSObject { @objc func tap() { do { try open() } catch {} } }\nlet a = A()",
            "public final class A { public func tap() { do { try open() } catch {} } }",
            "extension UIView: Loading { func load() { do { try open() } catch {} } }",
            "struct A { func callAsFunction() { do { try open() } catch {} } }\nlet a: Void = A()()",
            "struct A: Hashable { func hash(into hasher: inout Hasher) { do { try open() } catch {} } }\nlet a = A()",
            "@main struct A { static func main() { do { try open() } catch {} } }",
            "final class A: UIViewController, View { func bind(reactor: B) { do { try open() } catch {} } }\nfinal class B: Reactor {}\nlet a = A().bind(to: 1)",
        ])
    func called(_ code: String) throws {
        let found = try found(["A.swift": code + "\nfunc open() throws {}\n"])
        #expect(found.lines == [1] && found.unused == 0)
    }

    @Test("a delegate's method is used, for the system may call it; a private one of the same type is not")
    func delegates() throws {
        let code = """
            final class Place: NSObject, CLLocationManagerDelegate {
                func locationManager(_ manager: CLLocationManager) { do { try open() } catch {} }
                private func old() { do { try open() } catch {} }
                func open() throws {}
            }
            let place = Place()
            """
        let found = try found(["A.swift": code])
        #expect(found.lines == [2] && found.unused == 1)
    }

    @Test("a method without parameters and a result, or with a closure first, is no delegate's of the system")
    func bareMethods() throws {
        let code = """
            final class Place: NSObject, CLLocationManagerDelegate {
                func old() { do { try open() } catch {} }
                func older(done: @escaping () -> Void) { do { try open() } catch {} }
                func count() -> Int { do { try open() } catch {}; return 1 }
                func open() throws {}
            }
            let place = Place()
            """
        let found = try found(["A.swift": code])
        #expect(found.lines == [4] && found.unused == 2)
        let library = code.replacing("CLLocationManagerDelegate", with: "PlaceLibraryDelegate")
        #expect(try self.found(["A.swift": library]).unused == 0)
    }

    @Test(
        "a function in an extension of a type from outside is unused if nothing names it, unless a protocol may ask for it",
        arguments: [
            ("extension UIView { func wave() { do { try risk() } catch {} } }", 1),
            ("extension UIView { func wave() { do { try risk() } catch {} } }\nUIView().wave()", 0),
            (
                "extension UIView { func wave() { do { try risk() } catch {} } }\nextension UIView: Waving {}",
                0
            ),
            (
                "extension UIView { func wave() { do { try risk() } catch {} } }\nprotocol Waving { func wave() }",
                0
            ),
            ("extension UIView { @objc func wave() { do { try risk() } catch {} } }", 0),
        ])
    func extensions(_ code: String, unused: Int) throws {
        #expect(try found(["A.swift": code]).unused == unused)
    }

    @Test("what only tests name is unused")
    func tests() throws {
        let user = "final class RideTests { func test() { RideLoader().load() } }"
        #expect(try found(["A.swift": loader, "Tests/RideTests.swift": user]).unused == 1)
        #expect(
            try found(["A.swift": loader, "App/Rides.swift": user + "\nlet tests = RideTests().test()"])
                .unused == 0)
    }

    @Test("what is public in a type that is not is used by the project alone")
    func access() throws {
        let code = """
            final class Rides { public func old() { do { try open() } catch {} }
                func open() throws {} }
            let rides = Rides()
            """
        #expect(try found(["A.swift": code]).unused == 1)
    }

    @Test("only rules about running code leave it out")
    func rules() {
        #expect(
            Set(ArchitectureRules.all.map(\.info).filter(\.isAboutUse).map(\.id)) == [
                "error-dropped", "callback-captures-self", "server-data-forced", "singleton-in-scene",
                "platform-call-in-logic", "view-branches-on-model", "router-decides",
            ])
    }
}
