import Scenery
import Testing

@MainActor @Suite("Events are handled first in, first out, each to its end")
struct EventQueueTests {
    @Test("an event is handled before send returns")
    func atOnce() {
        var handled: [Int] = []
        let queue = EventQueue<Int> { handled.append($0) }
        queue.send(1)
        #expect(handled == [1])
    }

    @Test("an event sent from an event waits for its end and for those sent before it")
    func nested() {
        var log: [String] = []
        var queue: EventQueue<Int>?
        queue = EventQueue { event in
            log.append("\(event) begins")
            if event < 3 {
                queue?.send(event * 10)
                queue?.send(event * 10 + 1)
                if event == 1 { queue?.send(2) }
            }
            log.append("\(event) ends")
        }
        queue?.send(1)
        #expect(
            log == [
                "1 begins", "1 ends", "10 begins", "10 ends", "11 begins", "11 ends", "2 begins", "2 ends",
                "20 begins", "20 ends", "21 begins", "21 ends",
            ])
    }

    @Test("a chain of a hundred thousand events needs no stack and keeps its order")
    func chain() {
        var handled = 0
        var inOrder = true
        var queue: EventQueue<Int>?
        queue = EventQueue { event in
            inOrder = inOrder && event == handled
            handled += 1
            if event < 100_000 { queue?.send(event + 1) }
        }
        queue?.send(0)
        #expect(handled == 100_001 && inOrder)
    }
}
