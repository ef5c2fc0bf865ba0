#if os(Linux)
    import Foundation

    /// The pipes that the process of an exit test was born with.
    enum InheritedPipes {
        /// Closes the ends to write to, but for the standard ones.
        ///
        /// Others wait for the end of some of them, which comes when nobody has them any more. And the one through which
        /// failures go to the test outside is read by none of its threads while all of them wait: what XCTest prints
        /// is read as text, and the rest may not fill it up.
        static func leave() {
            let nowhere = open("/dev/null", O_WRONLY)
            for descriptor in STDERR_FILENO + 1..<Int32(1024) where isWritten(descriptor) {
                dup2(nowhere, descriptor)
            }
        }

        private static func isWritten(_ descriptor: Int32) -> Bool {
            var state = stat()
            return fstat(descriptor, &state) == 0 && state.st_mode & S_IFMT == S_IFIFO
                && fcntl(descriptor, F_GETFL) & O_ACCMODE == O_WRONLY
        }
    }
#endif
