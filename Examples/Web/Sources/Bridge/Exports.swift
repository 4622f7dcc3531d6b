import LayoutCore

// What a page calls. It writes numbers and text where it is told to, calls `run`, and reads the
// answer where it is told that it is.

nonisolated(unsafe) private var playground: Playground?
nonisolated(unsafe) private var numbers: [Double] = []
nonisolated(unsafe) private var text: [UInt8] = []

/// Makes the playground; 0 where that cannot be done.
@_expose(wasm, "start")
public func start() -> Int32 {
  playground = try? Playground()
  return playground == nil ? 0 : 1
}

/// Makes room for a request's numbers, and tells where.
@_expose(wasm, "roomForNumbers")
public func roomForNumbers(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  numbers = [Double](repeating: 0, count: Int(count))
  return numbers.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Makes room for a request's text, and tells where.
@_expose(wasm, "roomForText")
public func roomForText(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  text = [UInt8](repeating: 0, count: Int(count))
  return text.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Answers the request.
@_expose(wasm, "run")
public func run(_ operation: Int32) {
  guard let operation = Operation(rawValue: Int(operation)) else { return }
  playground?.run(operation, numbers, String(decoding: text, as: UTF8.self))
}

/// How many numbers the answer has.
@_expose(wasm, "answerCount")
public func answerCount() -> Int32 { Int32(playground?.answer.numbers.count ?? 0) }

/// Where the numbers of the answer are.
@_expose(wasm, "answerNumbers")
public func answerNumbers() -> UnsafePointer<Double>? {
  playground?.answer.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes the text of the answer has.
@_expose(wasm, "answerLength")
public func answerLength() -> Int32 { Int32(playground?.answer.text.count ?? 0) }

/// Where the text of the answer is.
@_expose(wasm, "answerText")
public func answerText() -> UnsafePointer<UInt8>? {
  playground?.answer.text.withUnsafeBufferPointer { $0.baseAddress }
}
