import Scenery
import Testing

private protocol Watching<Item>: AnyObject { associatedtype Item }
private protocol PlainSeeing: Boundary {}
private protocol Logic: Boundary {}

private final class Role: Logic {
    weak var concrete: Role?
    weak var existential: (any PlainSeeing)?
    weak var composed: (any PlainSeeing & Sendable)?
    weak var parameterised: (any Watching<Int>)?
    var strong: (any Logic)?
    var number: Int?
    var text: String?
    var list: [Role]?
    var closure: (() -> Void)?
    init() {}
}

@MainActor private final class WiredView: SceneView {
    let context = SceneContext("Wired")
    let logic: Role
    let others: Role?
    init(_ logic: Role, others: Role? = nil) {
        self.logic = logic
        self.others = others
    }
}

private final class Seer: PlainSeeing, Sendable {}
private final class IntWatcher: Watching { typealias Item = Int }

private final class RoleWithComponent: Logic {
    let component: any Component = ComponentWithOutput()
}

private final class ComponentWithOutput: Component {
    weak var output: (any ComponentOutput)?
}

@MainActor private final class ViewOfComponent: SceneView {
    let context = SceneContext("Component")
    let logic = RoleWithComponent()
}

@MainActor @Suite("Wiring names what a builder forgot")
struct WiringTests {
    @Test("every kind of reference that is nil is named; optional values are not")
    func kinds() {
        let view = WiredView(Role(), others: Role())
        let names = Set(Wiring.missingReferences(in: view).map(\.property))
        #expect(names == ["concrete", "existential", "composed", "parameterised", "strong"])
    }

    @Test("a scene with every reference set has none missing, cycles included")
    func complete() {
        let (role, seer, watcher) = (Role(), Seer(), IntWatcher())
        role.concrete = role
        role.strong = role
        role.existential = seer
        role.composed = seer
        role.parameterised = watcher
        let view = WiredView(role, others: role)
        #expect(Wiring.missingReferences(in: view).isEmpty)
        var reported = false
        _ = Wiring.checked(view) { _ in reported = true }
        #expect(!reported)
        withExtendedLifetime((seer, watcher)) {}
    }

    @Test("missing references of roles further in are found, each object once, and reported with what to do")
    func deep() {
        let (outer, inner) = (Role(), Role())
        outer.strong = inner
        inner.strong = outer
        let missing = Wiring.missingReferences(in: WiredView(outer, others: outer))
        #expect(missing.filter { $0.property == "concrete" }.count == 2)
        #expect(
            missing.first?.description.contains("Role.concrete is not set; set it in the scene's builder")
                == true)
    }

    @Test("a component without an output is complete: its own builder wires it")
    func component() {
        #expect(Wiring.missingReferences(in: ViewOfComponent()).isEmpty)
    }

    #if DEBUG
        @Test("checked reports the missing and returns the view")
        func checked() {
            var reported: [Wiring.MissingReference] = []
            let view = WiredView(Role(), others: Role())
            #expect(Wiring.checked(view) { reported = $0 } === view)
            #expect(!reported.isEmpty)
        }
    #endif
}
