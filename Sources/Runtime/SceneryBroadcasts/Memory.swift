/// A notification that is kept for observers to come; a `TopicMemory` of the channel's topic.
protocol Memory: AnyObject, Sendable {}

/// What tells one observer of `Topic` of it.
final class TopicMemory<Topic>: Memory {
    let tell: @Sendable (Topic) -> Void

    init(_ tell: @escaping @Sendable (Topic) -> Void) {
        self.tell = tell
    }
}

extension Channel {
    /// Keeps `body` for those who register from now on. The round for those who are there follows.
    func remember<Topic>(_ body: @escaping @Sendable (Topic) -> Void) {
        swapMemory(TopicMemory(body))
    }

    func forget() {
        swapMemory(nil)
    }

    private func swapMemory(_ new: (any Memory)?) {
        // What was remembered before is let go of after the lock: it holds what is a user's.
        let old = book.withLock { book in
            defer {
                book.last = new
                book.version += 1
            }
            return book.last
        }
        withExtendedLifetime(old) {}
    }

    /// Tells one observer what was remembered last, and again if that changed meanwhile: it must not
    /// be left with something older than others have heard.
    func replay<Topic>(to observer: Topic) {
        var told: Int?
        while true {
            let (memory, version) = book.withLock { ($0.last, $0.version) }
            guard let memory = memory as? TopicMemory<Topic>, version != told else { return }
            memory.tell(observer)
            told = version
        }
    }
}
