import Foundation
import Observation
import RuntimeTestSupport
import SceneryObservables
import Testing

// snippet: view model
@MainActor
final class RideViewModel {
    let driver = ObservableValue("nobody yet")
    let minutes = ObservableValue(0)
}
// end

@Suite("The tutorial on observables")
@MainActor
struct Tutorial {
    final class Control {
        var text = ""
        var onEdit: (String) -> Void = { _ in }
    }

    @Observation.Observable final class Profile {
        var name = "Mina"
    }

    let viewModel = RideViewModel()

    @Test("a label observes its view model")
    func binding() {
        let label = Control()
        // snippet: bind
        viewModel.driver.bind(owner: label) { label, driver in
            label.text = driver
        }
        viewModel.driver.value = "Mina"
        // end
        #expect(label.text == "Mina")
    }

    @Test("a token ends an observation")
    func observing() {
        let journal = Journal<String>()
        // snippet: token
        let token = viewModel.minutes.observe { minutes in
            journal.append("\(minutes) min")
        }
        viewModel.minutes.value = 4
        token.end()
        viewModel.minutes.value = 3
        // end
        #expect(journal.entries == ["0 min", "4 min"])
    }

    @Test("a correction is delivered after the value it corrects")
    func correcting() {
        let viewModel = (minutes: viewModel.minutes, ())
        let journal = Journal<Int>()
        // snippet: correction
        let corrections = viewModel.minutes.observe { minutes in
            if minutes < 0 { viewModel.minutes.value = 0 }
        }
        // end
        let after = viewModel.minutes.observe { journal.append($0) }
        viewModel.minutes.value = -1
        #expect(journal.entries == [0, -1, 0])
        withExtendedLifetime((corrections, after)) {}
    }

    @Test("several values are set together")
    func deriving() {
        // snippet: derive
        let headline = viewModel.driver.combine(with: viewModel.minutes) { driver, minutes in
            "\(driver) comes in \(minutes) min"
        }
        let late = viewModel.minutes.map { $0 > 10 }.distinct()
        // end
        let journal = Journal<String>()
        let token = headline.observe { journal.append($0) }
        // snippet: transaction
        ObservableTransaction.run {
            $0[viewModel.driver] = "Arash"
            $0[viewModel.minutes] = 7
        }
        // end
        #expect(journal.entries == ["nobody yet comes in 0 min", "Arash comes in 7 min"])
        // snippet: update
        viewModel.minutes.update { $0 += 1 }
        viewModel.minutes.setIfChanged(8)
        // end
        #expect(journal.entries.count == 3)
        #expect(!late.value)
        withExtendedLifetime(token) {}
    }

    @Test("distance from the value delivered last, and from the previous one")
    func tolerating() {
        let speed = ObservableValue(0)
        // snippet: distinct
        let steady = speed.distinct { abs($0 - $1) < 3 }
        let jumps = speed.distinctFromPrevious { abs($0 - $1) < 3 }
        // end
        let (steadily, suddenly) = (Journal<Int>(), Journal<Int>())
        let tokens = [steady.observe { steadily.append($0) }, jumps.observe { suddenly.append($0) }]
        for value in 1...4 { speed.value = value }
        #expect(steadily.entries == [0, 3])
        #expect(suddenly.entries == [0])
        withExtendedLifetime(tokens) {}
    }

    // snippet: state
    struct RideState: Equatable, Codable {
        var minutes = 0
        @Pulse var message: String?
    }
    // end

    @Test("equal events are two")
    func pulses() {
        let (state, label) = (ObservableValue(RideState()), Control())
        // snippet: pulse
        state.pulse(\.$message).bind(owner: label) { label, message in
            if let message { label.text += message }
        }
        state.update { $0.message = "Late. " }
        state.update { $0.minutes = 12 }
        state.update { $0.message = "Late. " }
        // end
        #expect(label.text == "Late. Late. ")
    }

    @Test("an observable ends")
    func ending() {
        let journal = Journal<String>()
        // snippet: finish
        let ended = viewModel.minutes.observe { minutes in
            journal.append("\(minutes) min")
        } finished: {
            journal.append("arrived")
        }
        viewModel.minutes.finish()
        viewModel.minutes.value = 9
        // end
        #expect(journal.entries == ["0 min", "arrived"])
        withExtendedLifetime(ended) {}
    }

    @Test("two-way bindings of two values, and of a control and a value")
    func bothWays() {
        // snippet: two way
        let price = ObservableValue(5)
        let text = ObservableValue("")
        let both = price.bindTwoWay(with: text, forward: { "\($0)" }, backward: { Int($0) })
        text.value = "12"
        text.value = "12x"
        // end
        #expect(price.value == 12)
        let field = Control()
        // snippet: control
        let binding = viewModel.driver.bindControl { field.text = $0 }
        field.onEdit = { binding.send($0) }
        // end
        field.onEdit("Arash")
        #expect(viewModel.driver.value == "Arash")
        #expect(field.text == "nobody yet")
        withExtendedLifetime(both) {}
    }

    @Test("values and tracking")
    func others() async {
        // snippet: values
        for await minutes in viewModel.minutes.values() {
            if minutes == 0 { break }
        }
        // end
        let profile = Profile()
        // snippet: tracking
        let name: ObservableValue<String> = ObservableValue(tracking: { profile.name })
        let tracked = name.tracked()
        // end
        #expect(tracked.value == "Mina")
    }

    @Test("every snippet of the page is compiled here")
    func page() throws {
        let page = try TutorialPage("observables", source: #filePath)
        #expect(!page.fences.isEmpty)
        #expect(page.untested == [])
    }
}
