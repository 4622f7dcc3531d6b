// The playground without a browser: reads requests that a page made, one a line, and prints a
// fingerprint of each answer, or the answer itself if the request is marked with a plus.
//
// A line is the operation, numbers as hexadecimal bit patterns between commas, and the bytes of the
// text in hexadecimal, with spaces between the three; `-` stands for nothing. A line `restart` begins
// with a new playground.

func bytes(_ text: Substring) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = text.utf8[...]
  while rest.count >= 2 {
    bytes.append(UInt8(Substring(rest.prefix(2)), radix: 16) ?? 0)
    rest = rest.dropFirst(2)
  }
  return bytes
}

/// FNV-1a over the bits of all numbers and the bytes of the text.
func fingerprint(_ answer: Answer) -> UInt32 {
  var hash: UInt32 = 0x811c_9dc5
  func take(_ byte: UInt8) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
  for number in answer.numbers {
    for shift in 0..<8 { take(UInt8(truncatingIfNeeded: number.bitPattern >> (shift * 8))) }
  }
  for byte in answer.text { take(byte) }
  return hash
}

var playground = try Playground()
while let line = readLine() {
  let isWanted = line.hasPrefix("+")
  let parts = line.drop { $0 == "+" }.split(separator: " ")
  // The page gave the memory of its module back.
  if parts.first == "restart" {
    playground = try Playground()
    print("0")
    continue
  }
  guard parts.count == 3, let raw = Int(parts[0]), let operation = Operation(rawValue: raw) else {
    print("? \(line)")
    continue
  }
  let numbers =
    parts[1] == "-"
    ? [] : parts[1].split(separator: ",").map { Double(bitPattern: UInt64($0, radix: 16) ?? 0) }
  let text = parts[2] == "-" ? "" : String(decoding: bytes(parts[2]), as: UTF8.self)
  playground.run(operation, numbers, text)
  let answer = playground.answer
  var output = String(fingerprint(answer), radix: 16)
  if isWanted {
    let list = answer.numbers.map { String($0.bitPattern, radix: 16) }.joined(separator: ",")
    let body = answer.text.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    output += " \(list.isEmpty ? "-" : list) \(body.isEmpty ? "-" : body.joined())"
  }
  print(output)
}
