import SourceModel
import Synchronization

/// A value that several rules need, computed by the first that asks for it; the rules run on several threads.
///
/// The code that it looks at counts for all who ask.
final class Once<Value: Sendable>: Sendable {
    private let known = Mutex<(value: Value, files: CodeTracking.Files)?>(nil)

    func value(_ compute: () -> Value) -> Value {
        let (value, files) = known.withLock { known in
            if let known { return known }
            let new = CodeTracking.recording(compute)
            known = (new.result, new.files)
            return (value: new.result, files: new.files)
        }
        CodeTracking.note(files)
        return value
    }
}
