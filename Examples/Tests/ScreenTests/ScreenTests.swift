import Driving
import Testing

/// The samples in front of a person: each test runs headless, in a real terminal and in a real browser, against
/// a real backend. One after the other, since each starts programs of its own.
@Suite("Screens", .serialized, .timeLimit(.minutes(5))) enum ScreenTests {}
