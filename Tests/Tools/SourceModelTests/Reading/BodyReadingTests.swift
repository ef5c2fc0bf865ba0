import SourceModel
import Testing

@Suite("What bodies do")
struct BodyReadingTests {
    @Test("calls are read in every spelling, with their arguments")
    func calls() {
        let body = code(
            """
            f()
            let a = Presenter(view: self, count: 1)
            let b: Worker = .init(name: "x")
            let c = Module.Presenter.init()
            self.view?.show(a.title, with: make())
            Store.shared.load { result in use(result) } failure: { _ in }
            make().run().stop
            _ = try? await api.fetch()
            Box<Item>(b)
            """)
        #expect(
            body.calls.map(\.callee.text) == [
                "f", "Presenter", ".init", "Module.Presenter.init", "self.view.show", "make",
                "Store.shared.load", "use",
                "make", "(…).run", "api.fetch", "Box",
            ])
        #expect(body.calls[0].isStatement && !body.calls[1].isStatement)
        #expect(body.calls[1].arguments.map(\.label) == ["view", "count"])
        #expect(body.calls[1].arguments[1].value == .literal("1"))
        #expect(body.calls[2].expected?.text == "Worker")
        #expect(body.calls[4].arguments[1].value == .call(5))
        #expect(body.calls[6].arguments.map(\.label) == [nil, "failure"])
        #expect(body.calls[7].closure == 0)
        #expect(body.calls[9].callee.root == .call(8))
        #expect(body.calls[10].tried == "try?" && body.calls[10].isAwaited && body.calls[10].isStatement)
        #expect(body.calls[11].callee.generics.map(\.text) == ["Item"])
        #expect(body.locals.map(\.name) == ["a", "b", "c", "result"])
        #expect(body.locals[0].value == .call(1))
        #expect(body.uses.map(\.chain.text) == ["self", "a.title", "result", "(…).stop", "b"])
    }

    @Test("a chain continues under conditions, and after them")
    func conditionalChains() {
        let body = code(
            """
            Text("a").padding()
            #if os(iOS)
                .sheet { Details(title) }
            #else
                #if DEBUG
                .debug()
                #endif
            #endif
                .last()
            """)
        #expect(
            body.calls.map(\.callee.text) == [
                "Text", "(…).padding", "….sheet", "Details", "….debug", "….last",
            ])
        #expect(body.calls[3].closure == 0)
        #expect(body.uses.map(\.chain.text) == ["title"])
        #expect(body.conditional.map(\.lines) == [4...4, 6...8, 7...7])
    }

    @Test("closures tell what they capture and whether they name self")
    func closures() {
        let body = code(
            """
            service.load { [weak self, unowned(unsafe) b, view = self.view] item in
                self?.show(item)
                view.close { self?.done() }
            }
            handler = { self.stop() }
            let later = {}
            run { { [weak self] in self?.a() }() }
            """)
        #expect(body.closures.map(\.namesSelf) == [true, true, true, false, true, true])
        #expect(body.closures[0].captures.map(\.name) == ["self", "b", "view"])
        #expect(body.closures[0].captures.map(\.ownership) == [.weak, .unownedUnsafe, .strong])
        #expect(body.closures[0].captures[2].value?.text == "self.view")
        #expect(body.closures[0].call == 0)
        #expect(body.closures[1].closure == 0)
        #expect(body.closures[2].target?.text == "handler")
        #expect(body.closures[3].isEmpty)
        #expect(body.closures[5].captures.map(\.name) == ["self"])
    }

    @Test("branches say what they read and whether they decide")
    func branches() {
        let body = code(
            """
            if let view { view.show() } else if user.isAdmin { } else if x == nil { }
            guard let item = self.item, count > 3 else { return }
            switch state { case .idle: break; case .failed(let reason) where reason.isBad: log(reason); default: break }
            let name = isOn ? "a" : "b"
            for case let item? in items where item.ok { }
            while index < 3 { }
            if case .on = mode { }
            """)
        #expect(body.branches.map(\.kind) == [.if, .if, .if, .guard, .switch, .ternary, .for, .while, .if])
        #expect(body.branches.map(\.decides) == [false, true, false, true, true, true, true, true, true])
        #expect(body.branches[1].subjects.map(\.text) == ["user.isAdmin"])
        #expect(body.branches[3].subjects.map(\.text) == ["self.item", "count"])
        #expect(body.branches[4].subjects.map(\.text) == ["state"])
    }

    @Test("errors that are caught say whether they are used")
    func catches() {
        let body = code(
            """
            do { try a() } catch { }
            do { try a() } catch { log(error) }
            do { try a() } catch let problem as NetworkError { show(problem) } catch is Other { print("x") }
            switch result { case .success(let x): use(x); case .failure: break }
            switch result { case .failure(let error): show(error) default: break }
            """)
        #expect(body.catches.map(\.kind) == [.catch, .catch, .catch, .catch, .failureCase, .failureCase])
        #expect(body.catches.map(\.isEmpty) == [true, false, false, false, true, false])
        #expect(body.catches.map(\.usesError) == [false, true, true, false, false, true])
        #expect(body.types.map(\.type.text) == ["NetworkError", "Other"])
    }

    @Test("what is forced names its subject")
    func forced() {
        let body = code(
            """
            let a = try! decoder.decode(User.self, from: data)
            let b = json["a"] as! String
            let c = user.name!
            let d = find()!.run()
            """)
        #expect(body.forced.map(\.kind) == [.try, .cast, .unwrap, .unwrap])
        #expect(body.forced[0].subject == .call(0))
        #expect(body.forced[1].type?.text == "String")
        #expect(body.forced[2].subject == .chain(ChainFact(root: .name, names: ["user", "name"])))
        #expect(body.forced[3].subject == .call(1))
        #expect(body.types.filter { $0.kind == .metatype }.map(\.type.text) == ["User"])
        #expect(body.locals[1].type?.text == "String")
    }

    @Test("assignments, interpolations, key paths and macros are read")
    func others() {
        let body = code(
            #"""
            self.view = view
            items[0].title = "Hello \(user.name)"
            total += price.value
            let p = \Cart.items
            #expect(self.isOpen)
            btn.addTarget(self, action: #selector(tap), for: .touchUpInside)
            """#)
        #expect(body.assignments.map(\.target.text) == ["self.view", "….title"])
        #expect(body.assignments[0].value == .chain(ChainFact(root: .name, names: ["view"])))
        #expect(body.calls.map(\.callee.text) == ["#expect", "btn.addTarget", "#selector"])
        #expect(body.uses.map(\.chain.text).contains("user.name"))
        #expect(body.types.map(\.type.text) == ["Cart"])
    }

    @Test("variables are seen to the end of their block")
    func locals() {
        let body = code(
            """
            if let a = b {
                let c = 1
            }
            guard let d = a else { return }
            for e in d {
                f(e)
            }
            """)
        #expect(body.locals.map(\.name) == ["a", "c", "d", "e"])
        #expect(body.locals.map(\.lastLine) == [4, 4, 9, 8])
    }

    @Test(
        "what throws by itself is told from what calls something that may",
        arguments: [
            ("throw StoreError.full", true), ("if a { throw error }", true), ("run { throw error }", true),
            ("let a = try await task.value", true), ("for try await a in b { f(a) }", true),
            ("try f()", false), ("let a = try? task.value", false), ("for await a in b { f(a) }", false),
            ("a = try f().b", false), ("func g() { f() }", false),
        ])
    func throwing(_ text: String, _ throwsItself: Bool) {
        #expect(code(text).throwsItself == throwsItself)
    }

    private func code(_ text: String) -> BodyFact {
        let facts = read("func f() {\n\(text)\n}")
        #expect(facts.problems.isEmpty)
        return facts.globals[0].body ?? BodyFact()
    }
}
