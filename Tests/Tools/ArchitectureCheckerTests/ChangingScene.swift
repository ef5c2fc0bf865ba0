/// A scene of a project that changes: its files, with the violations that are inserted.
struct ChangingScene {
    struct Faults: OptionSet {
        let rawValue: Int
        static let strongBack = Faults(rawValue: 1 << 0)
        static let emptyCatch = Faults(rawValue: 1 << 1)
        static let clock = Faults(rawValue: 1 << 2)
        static let singleton = Faults(rawValue: 1 << 3)
        static let keptClosure = Faults(rawValue: 1 << 4)
        static let loop = Faults(rawValue: 1 << 5)
        static let forced = Faults(rawValue: 1 << 6)
        static let printed = Faults(rawValue: 1 << 7)
        static let knows = Faults(rawValue: 1 << 8)
        static let suppressed = Faults(rawValue: 1 << 9)
        static let concrete = Faults(rawValue: 1 << 10)
        static let count = 11
    }

    var name: String
    var module: String
    var faults: Faults = []
    /// Comment lines before the code, which shift all locations.
    var lead = 0

    /// Text by path.
    var files: [String: String] {
        let texts = [
            "ViewController": view, "Interactor": interactor, "Presenter": presenter, "Store": store,
        ]
        return Dictionary(
            uniqueKeysWithValues: texts.map { ending, text in
                (
                    "Sources/\(module)/\(name)/\(name)\(ending).swift",
                    String(repeating: "// A line.\n", count: lead) + text
                )
            })
    }

    private func when(_ fault: Faults, _ text: String, else other: String = "") -> String {
        faults.contains(fault) ? text : other
    }

    private var view: String {
        """
        import UIKit
        protocol \(name)Displaying: AnyObject { func display(title: String) }
        final class \(name)ViewController: UIViewController, \(name)Displaying {
            var interactor: \(when(.concrete, "\(name)Interactor?", else: "(any \(name)Interacting)?"))
            private var shown = ""
            private let store = \(name)Store()
            func display(title: String) { shown = title }
            func begin() {
                store.onChange = { \(when(.keptClosure, "", else: "[weak self] "))text in \(when(.keptClosure, "self.shown", else: "self?.shown")) = text }
                \(when(.knows, "\(name)Presenter().present(\"\")"))
            }
        }
        """ + "\n"
    }

    private var interactor: String {
        """
        import Foundation
        protocol \(name)Interacting: AnyObject { func begin() }
        final class \(name)Interactor: \(name)Interacting {
            var presenter: (any \(name)Presenting)?
            func begin() {
                do { try load() } catch {\(when(.emptyCatch, "", else: " presenter?.present(\"failed\") "))}
                \(when(.clock, "presenter?.present(\"\\(Date())\")"))
                \(when(.singleton, "\(name)Store.shared.save()"))
                \(when(.suppressed, "// scenery:ignore platform-call-in-logic because of the test"))
                \(when(.suppressed, "_ = UUID()"))
            }
            private func load() throws {}
        }
        """ + "\n"
    }

    private var presenter: String {
        """
        protocol \(name)Presenting: AnyObject { func present(_ text: String) }
        final class \(name)Presenter: \(name)Presenting {
            \(when(.strongBack, "", else: "weak "))var view: (any \(name)Displaying)?
            func present(_ text: String) { view?.display(title: text) \(when(.printed, "; print(text)")) }
        }
        """ + "\n"
    }

    private var store: String {
        """
        import Foundation
        final class \(name)Store {
            static let shared = \(name)Store()
            var onChange: ((String) -> Void)?
            private let queue = \(name)Queue()
            init() { queue.owner = self }
            func save() {}
            func read(_ data: Data) -> [Int] { \(when(.forced, "try! JSONDecoder().decode([Int].self, from: data)", else: "[]")) }
        }
        final class \(name)Queue { \(when(.loop, "", else: "weak "))var owner: \(name)Store? }
        """ + "\n"
    }
}
