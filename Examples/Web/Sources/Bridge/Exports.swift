import LayoutCore

// The functions that a page calls. The page writes numbers and text at the addresses that the
// functions return, calls `run`, and reads the answer at the addresses of the answer.

nonisolated(unsafe) private var playground: Playground?
nonisolated(unsafe) private var numbers: [Double] = []
nonisolated(unsafe) private var text: [UInt8] = []

/// Creates the playground; returns 0 if that fails.
@_expose(wasm, "start")
public func start() -> Int32 {
  playground = try? Playground()
  return playground == nil ? 0 : 1
}

/// Reserves memory for a request's numbers, and returns its address.
@_expose(wasm, "roomForNumbers")
public func roomForNumbers(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  numbers = [Double](repeating: 0, count: Int(count))
  return numbers.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Reserves memory for a request's text, and returns its address.
@_expose(wasm, "roomForText")
public func roomForText(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  text = [UInt8](repeating: 0, count: Int(count))
  return text.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Answers the current request.
@_expose(wasm, "run")
public func run(_ operation: Int32) {
  guard let operation = Operation(rawValue: Int(operation)) else { return }
  playground?.run(operation, numbers, String(decoding: text, as: UTF8.self))
}

/// Returns the count of numbers in the answer.
@_expose(wasm, "answerCount")
public func answerCount() -> Int32 { Int32(playground?.answer.numbers.count ?? 0) }

/// Returns the address of the answer's numbers.
@_expose(wasm, "answerNumbers")
public func answerNumbers() -> UnsafePointer<Double>? {
  playground?.answer.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// Returns the length of the answer's text in bytes.
@_expose(wasm, "answerLength")
public func answerLength() -> Int32 { Int32(playground?.answer.text.count ?? 0) }

/// Returns the address of the answer's text.
@_expose(wasm, "answerText")
public func answerText() -> UnsafePointer<UInt8>? {
  playground?.answer.text.withUnsafeBufferPointer { $0.baseAddress }
}
