import Foundation
import SceneryObservables
import Testing

@Suite("Pulses in a state")
struct PulseTests {
    struct RideState: Equatable, Hashable, Codable, Sendable {
        var minutes = 0
        @Pulse var message: String?
        @Pulse var stops: [Int] = []
    }

    let state = ObservableValue(RideState())
    let received = Journal<String?>()

    @Test("two assignments of equal values are two, and other properties are none")
    func events() {
        let token = state.pulse(\.$message).observe { received.append($0) }
        state.update { $0.message = "late" }
        state.update { $0.minutes = 4 }
        state.update { $0.message = "late" }
        state.value.message = nil
        #expect(received.entries == [nil, "late", "late", nil])
        withExtendedLifetime(token) {}
    }

    @Test("assignments within one update are delivered as one")
    func once() {
        let token = state.pulse(\.$message).observe { received.append($0) }
        state.update {
            $0.message = "late"
            $0.message = "later"
        }
        #expect(received.entries == [nil, "later"])
        withExtendedLifetime(token) {}
    }

    @Test("a change in place and a new state are assignments")
    func otherAssignments() {
        let counts = Journal<Int>()
        let token = state.pulse(\.$stops).observe { counts.append($0.count) }
        state.update { $0.stops.append(7) }
        state.value = RideState(stops: [7])
        state.value = RideState(minutes: 1)
        #expect(counts.entries == [0, 1, 1, 0])
        withExtendedLifetime(token) {}
    }

    @Test("an old state that is set again delivers its pulse again")
    func timeTravel() {
        state.update { $0.message = "late" }
        let old = state.value
        let token = state.pulse(\.$message).observe { received.append($0) }
        state.update { $0.message = nil }
        state.value = old
        #expect(received.entries == ["late", nil, "late"])
        withExtendedLifetime(token) {}
    }

    @Test("equality and hashes ignore how often a value was assigned")
    func equality() {
        var state = RideState(message: "late")
        state.message = "late"
        #expect(state == RideState(message: "late"))
        #expect(state.hashValue == RideState(message: "late").hashValue)
        #expect(state != RideState(message: "early"))
        let observable = ObservableValue(state)
        #expect(!observable.setIfChanged(RideState(message: "late")))
    }

    @Test("only values are encoded, and a missing optional value decodes as nil")
    func coding() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(RideState(minutes: 4, message: "late", stops: [7]))
        #expect(String(decoding: data, as: UTF8.self) == #"{"message":"late","minutes":4,"stops":[7]}"#)
        #expect(
            try JSONDecoder().decode(RideState.self, from: data)
                == RideState(minutes: 4, message: "late", stops: [7]))
        let short = try JSONDecoder().decode(RideState.self, from: Data(#"{"minutes":1,"stops":[]}"#.utf8))
        #expect(short == RideState(minutes: 1))
        let null = try JSONDecoder().decode(
            RideState.self, from: try encoder.encode(RideState(minutes: 2)))
        #expect(null == RideState(minutes: 2))
    }
}
