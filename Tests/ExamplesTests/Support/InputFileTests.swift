import Foundation
import Testing

@testable import LayoutViewer

@Suite struct InputFileTests {
  @Test func text_isReadInEveryEncodingWithAMark() throws {
    try withTemporaryFolder { folder in
      let encodings: [(mark: [UInt8], encoding: String.Encoding)] = [
        ([], .utf8), ([0xef, 0xbb, 0xbf], .utf8), ([0xff, 0xfe], .utf16LittleEndian),
        ([0xfe, 0xff], .utf16BigEndian),
      ]
      for (mark, encoding) in encodings {
        let body = try #require("größe,東京".data(using: encoding))
        try (Data(mark) + body).write(to: folder.appendingPathComponent("t.csv"))
        #expect(try InputFile("t.csv", in: folder).text() == "größe,東京")
      }
    }
  }

  @Test func rows_areReadByTheFilesName() throws {
    try withTemporaryFolder { folder in
      try folder.write("a,b\tc\n", to: "t.tsv")
      try folder.write("a,b\tc\n", to: "t.csv")
      #expect(try InputFile("t.tsv", in: folder).rows() == [["a,b", "c"]])
      #expect(try InputFile("t.csv", in: folder).rows() == [["a", "b\tc"]])
    }
  }

  @Test func errors_nameTheFileAsItWasTyped() throws {
    try withTemporaryFolder { folder in
      try Data([0x66, 0xff, 0xfe]).write(to: folder.appendingPathComponent("bad.txt"))
      try folder.write("a\n\"b", to: "open.csv")
      try folder.write("[1,", to: "half.json")
      #expect(throws: UsageError("no.txt: there is no such file")) {
        _ = try InputFile("no.txt", in: folder).data()
      }
      #expect(throws: UsageError(".: is a folder, not a file")) {
        _ = try InputFile(".", in: folder).data()
      }
      #expect(throws: UsageError("bad.txt: is not text in UTF-8")) {
        _ = try InputFile("bad.txt", in: folder).text()
      }
      #expect(throws: UsageError("open.csv: line 2: a quote is opened and never closed")) {
        _ = try InputFile("open.csv", in: folder).rows()
      }
      #expect(
        throws: UsageError(
          "half.json: line 1, column 4, $[1]: found the end of the text; expected a value")
      ) {
        _ = try InputFile("half.json", in: folder).json()
      }
    }
  }

  @Test func names_comeFromThePath() {
    let file = InputFile("photos/My Trip.CSV", in: URL(fileURLWithPath: "/"))
    #expect(file.name == "My Trip")
    #expect(file.fileExtension == "csv")
    #expect(file.entry("a.png").path == "photos/My Trip.CSV/a.png")
  }
}
