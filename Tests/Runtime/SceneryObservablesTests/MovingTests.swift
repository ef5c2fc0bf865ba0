import SceneryObservables
import Testing

@Suite("Moving from another library: the code of the pages")
@MainActor
struct MovingTests {
    @Test("a label shows a derived text for its own lifetime")
    func first() {
        let minutes = ObservableValue(0)
        let label = MovingLabel()
        // snippet: first
        minutes.map { "\($0) min" }.bind(owner: label) { label, text in
            label.text = text
        }
        minutes.value = 4
        // end
        #expect(label.text == "4 min")
    }

    @Test("a search looks for the newest query only")
    func search() async {
        let asked = Journal<String>()
        let model = SearchViewModel(
            pause: { try Task.checkCancellation() },
            find: { query in
                asked.append(query)
                return [query.uppercased()]
            })
        for query in ["r", "ri", "ri", "ride"] { model.query.value = query }
        for await results in model.results.values() where results == ["RIDE"] { break }
        #expect(asked.entries == ["ride"])
    }
}
