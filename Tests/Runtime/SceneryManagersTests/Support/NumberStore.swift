import SceneryTestKit

typealias NumberStore = InMemoryStore<String, Int>
