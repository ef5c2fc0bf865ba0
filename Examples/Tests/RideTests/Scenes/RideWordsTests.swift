import Settings
import Testing

@testable import Ride

@Suite("A ride in words")
struct RideWordsTests {
    @Test("each state has its own words in each language", arguments: AppLanguage.allCases)
    func states(language: AppLanguage) {
        let texts = RideState.allCases.map(RideWords(language).state)
        #expect(Set(texts).count == RideState.allCases.count)
    }

    @Test("a ride in progress says how long it takes, an ended one does not")
    func status() {
        let words = RideWords(.english)
        #expect(words.status(RideFixtures.ride(.accepted, eta: 300)) == "Your driver is coming · 5 min")
        #expect(words.status(RideFixtures.ride(.accepted, eta: nil)) == "Your driver is coming")
        #expect(words.status(RideFixtures.ride(.finished)) == "You have arrived")
    }

    @Test("the way is read in the direction of the language")
    func path() {
        #expect(RideWords(.english).path(RideFixtures.ride()) == "María Pita → Airport")
        #expect(RideWords(.persian).path(RideFixtures.ride()) == "María Pita ← Airport")
    }

    @Test("the chat counts unread messages")
    func chat() {
        #expect(RideWords(.english).chat(unread: 0) == "Chat")
        #expect(RideWords(.persian).chat(unread: 12) == "گفتگو (۱۲)")
    }
}
