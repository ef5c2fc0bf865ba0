/// What a driver writes.
enum DriverReplies {
    static func arrival(in language: Language) -> String {
        switch language {
        case .english: "I am here, in front of the door."
        case .persian: "رسیدم، جلوی در هستم."
        }
    }

    static func reply(to text: String, in ride: Ride) -> String {
        let minutes = max(1, ((ride.etaSeconds ?? 0) + 59) / 60)
        let topic = Topic.allCases.first { topic in topic.words.contains { text.folded.contains($0) } }
        switch ride.language {
        case .english: return english(topic, minutes: minutes)
        case .persian: return persian(topic, minutes: minutes)
        }
    }

    private enum Topic: CaseIterable {
        case place, waiting, thanks

        var words: [String] {
            switch self {
            case .place: ["where", "how long", "when", "کجا", "کی می"]
            case .waiting: ["wait", "minute", "late", "صبر", "دقیقه", "دیر"]
            case .thanks: ["thank", "ممنون", "مرسی"]
            }
        }
    }

    private static func english(_ topic: Topic?, minutes: Int) -> String {
        switch topic {
        case .place: "About \(minutes) min from you."
        case .waiting: "No hurry, I will wait."
        case .thanks: "You are welcome."
        case nil: "All right."
        }
    }

    private static func persian(_ topic: Topic?, minutes: Int) -> String {
        switch topic {
        case .place: "حدود \(minutes) دقیقه تا شما راه دارم."
        case .waiting: "عجله نکنید، صبر می‌کنم."
        case .thanks: "خواهش می‌کنم."
        case nil: "باشه."
        }
    }
}
