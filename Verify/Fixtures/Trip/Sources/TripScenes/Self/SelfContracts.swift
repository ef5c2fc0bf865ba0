import Foundation
import Scenery

/// What Self shows and takes, for a screen and a widget alike.
@MainActor protocol SelfViewModeling: ObservableViewModel, Retrying {
    var title: ObservableValue<String> { get }
    var `class`: ObservableValue<String> { get }
    var layer: ObservableValue<[Int]> { get }
    var hidden: ObservableValue<String?> { get }
    var isLoading: ObservableValue<Bool> { get }
    var failure: ObservableValue<ErrorViewModel?> { get }
    func tagTapped(_ tag: Bool)
    func backTapped()
    func bounds()
    func classEdited(_ `class`: String)
}

/// Where the content of Self comes from.
@MainActor protocol SelfLoading: Boundary {
    func load() async throws -> SelfContent
}

/// Where Self can lead.
@MainActor protocol SelfNavigating: Boundary {
    func close()
}

/// The facts that Self shows.
struct SelfContent: BusinessModel {
    var title: String = "Self"
    var `class`: String = "Class"
    var layer: [Int] = []
    var hidden: URL? = nil
}
