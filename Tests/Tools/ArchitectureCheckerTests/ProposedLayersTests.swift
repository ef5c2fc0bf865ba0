import ArchitectureRules
import SourceModel
import Styles
import Testing

@testable import ArchitectureChecker

@Suite("Layers that are proposed") struct ProposedLayersTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var files: [String: String]
        var dependencies: [String: [String]] = [:]
        /// The names of the layers, the outermost first.
        var names: [String]
    }

    static let shapes = [
        Shape(
            testDescription: "one reference back among many",
            files: [
                "Shop/Screens/Cart.swift":
                    "class CartScreen { var a: Item?; var b: Price?; var c: Tax?; var d: Sum? }",
                "Shop/Screens/List.swift":
                    "class ListScreen { var a: Item?; var b: Price?; var c: Tax?; var d: Sum? }",
                "Shop/Screens/Bill.swift":
                    "class BillScreen { var a: Item?; var b: Price?; var c: Tax?; var d: Sum? }",
                "Shop/Model/Item.swift": "class Item { weak var screen: CartScreen? }\nclass Price {}",
                "Shop/Model/Tax.swift": "class Tax {}\nclass Sum {}",
                "Shop/Tools/Log.swift": "enum Log {}",
                "Shop/Tools/Clock.swift": "enum Clock { static let log = Log.self }",
                "Shop/Model/Rate.swift": "class Rate { let log = Log.self }",
            ], names: ["model-and-screens", "tools"]),
        Shape(
            testDescription: "an app delegate that everything asks",
            files: [
                "Shop/App/AppDelegate.swift":
                    "@UIApplicationMain class AppDelegate { var first: CartScreen?; var store: Store? }",
                "Shop/App/Setup.swift": "enum Setup { static func run() { _ = Store() } }",
                "Shop/Screens/Cart.swift": "class CartScreen { var app: AppDelegate?; var store: Store? }",
                "Shop/Screens/Bill.swift": "class BillScreen { var store: Store? }",
                "Shop/Storage/Store.swift": "class Store { func save() { _ = AppDelegate.self } }",
                "Shop/Storage/Row.swift": "class Row {}",
            ], names: ["screens", "storage"]),
        Shape(
            testDescription: "folders of the same name below others",
            files: [
                "Views/Cart.swift": "class CartScreen { var item: Item? }",
                "Views/Bill.swift": "class BillScreen { var item: Item? }",
                "Views/Model/Shown.swift": "struct Shown { var screen: BillScreen? }",
                "Model/Item.swift": "class Item {}", "Model/Tax.swift": "class Tax {}",
            ], names: ["views", "model"]),
        Shape(
            testDescription: "modules that the manifest connects",
            files: [
                "Sources/ShopApp/main.swift": "import FeatureCart\nimport FeatureList",
                "Sources/FeatureCart/Cart.swift": "import Core\nclass Cart { var item: Item? }",
                "Sources/FeatureList/List.swift": "import Core\nclass List { var item: Item? }",
                "Sources/FeatureBill/Bill.swift": "class Bill {}",
                "Sources/Core/Item.swift": "public class Item {}",
            ],
            dependencies: [
                "ShopApp": ["FeatureCart", "FeatureList"], "FeatureCart": ["Core"], "FeatureList": ["Core"],
                "FeatureBill": ["Core"],
            ], names: ["shop-app", "feature", "core"]),
        Shape(
            testDescription: "five folders that know each other, above one that knows none",
            files: [
                "Shop/Ads/Ad.swift": "class Ad { var log: Log?; var b: Bill? }",
                "Shop/Ads/AdView.swift": "class AdView {}",
                "Shop/Bills/Bill.swift": "class Bill { var c: Cart? }",
                "Shop/Bills/Due.swift": "class Due {}",
                "Shop/Carts/Cart.swift": "class Cart { var d: Deal? }",
                "Shop/Carts/Box.swift": "class Box {}",
                "Shop/Deals/Deal.swift": "class Deal { var a: Ad? }", "Shop/Deals/Cut.swift": "class Cut {}",
                "Shop/Logs/Log.swift": "class Log {}", "Shop/Logs/Line.swift": "class Line {}",
            ], names: ["ads-and-bills-and-others", "logs"]),
        Shape(
            testDescription: "folders that all know each other",
            files: [
                "Shop/Ads/Ad.swift": "class Ad { var b: Bill? }", "Shop/Ads/AdView.swift": "class AdView {}",
                "Shop/Bills/Bill.swift": "class Bill { var a: Ad? }", "Shop/Bills/Due.swift": "class Due {}",
            ], names: []),
    ]

    @Test("the code as it is observes them, and they are named after what is in them", arguments: shapes)
    func observed(_ shape: Shape) throws {
        let sources = Sources(files: shape.files, dependencies: shape.dependencies)
        let styles = try StyleLibrary().everyStyle()
        let proposal = ConfigurationProposal(ProjectContext(model: sources.model, styles: styles))
        #expect(proposal.layers.isEmpty == shape.names.isEmpty)
        for name in shape.names { #expect(proposal.text.contains("- { name: \(name), "), "\(proposal.text)") }
        #expect(proposal.layers.count == shape.names.count, "\(proposal.layers)")
        let findings = try sources.findings(proposal.text)
        #expect(findings.isEmpty, "\(findings.map(\.message))\n\(proposal.text)")
    }

    @Test("layers of the same names are told apart, and a name that is no word is quoted")
    func names() {
        let layers = [["A/Model", "A/View"], ["B/Model", "B/View"], ["2048"]]
        #expect(LayerNames(layers).all == ["model-and-view", "b-model-and-b-view", "2048"])
    }
}
