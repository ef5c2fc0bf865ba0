extension Gate {
    /// Lets a request end with a value. None at the gate fails the test.
    ///
    /// - Parameter index: Which of those that wait, from 0; the oldest unless given.
    public func succeed(
        _ output: Output, at index: Int = 0, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        finish(
            .success(output), index,
            TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Lets a request end with an error. None at the gate fails the test.
    ///
    /// - Parameter index: Which of those that wait, from 0; the oldest unless given.
    public func fail(
        _ error: any Error, at index: Int = 0, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        finish(
            .failure(error), index,
            TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func finish(_ result: Result<Output, any Error>, _ index: Int, _ location: TestLocation) {
        let held = held
        guard held.indices.contains(index), release(held[index].number, result) else {
            let texts = held.map { "\(display($0.request))" }.joined(separator: ", ")
            let come = arrivals == 1 ? "1 request has come" : "\(arrivals) requests have come"
            failure.report(
                """
                no request \(index) at the gate "\(name)"
                  waiting: \(texts.isEmpty ? "none" : texts)
                  so far: \(come)
                  await gate.arrival() waits until one comes
                """, at: location)
            return
        }
    }
}

extension Gate where Output == Void {
    /// Lets a request end. None at the gate fails the test.
    public func succeed(
        at index: Int = 0, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        succeed((), at: index, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
