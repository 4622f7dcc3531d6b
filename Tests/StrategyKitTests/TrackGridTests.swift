import StrategyKit
import Testing

@Suite struct TrackGridTests {
  func grid(
    _ columns: ColumnCount, spacing: Double = 0, leading: Double = 0, trailing: Double = 0,
    width: Double = 320, floor: PixelGrid? = nil
  ) -> TrackGrid {
    TrackGrid(
      columns: columns, spacing: spacing, leading: leading, trailing: trailing,
      crossLength: LayoutUnit(points: width), floor: floor)
  }

  func edges(_ grid: TrackGrid) -> [[Double]] {
    (0..<grid.count).map {
      [
        grid.lower(of: $0).points,
        grid.upper(of: $0).points,
      ]
    }
  }

  @Test func tracks_shareTheRoom() {
    let grid = grid(3, spacing: 10, leading: 5, trailing: 15)
    #expect(
      edges(grid) == [
        [5, 98.0 + 1.0 / 3], [108.0 + 1.0 / 3, 201.0 + 2.0 / 3], [211.0 + 2.0 / 3, 305],
      ])
    #expect(grid.trackExtent == 280.0 / 3)
  }

  @Test(arguments: 1...40)
  func lastTrack_endsWithTheRoom(count: Int) {
    let grid = grid(.fixed(count), spacing: 1.5, width: 333.37)
    #expect(grid.upper(of: count - 1) == LayoutUnit(points: 333.37))
    for track in 1..<count {
      #expect(grid.lower(of: track) - grid.upper(of: track - 1) == grid.spacing)
    }
  }

  @Test func span_coversTracksAndSpacing() {
    let grid = grid(4, spacing: 8, width: 344)
    #expect(grid.upper(of: 1, span: 2).points == 256)
    #expect(grid.extent(span: 2) == 168)
  }

  @Test func floor_leavesTheRestUnused() {
    let grid = grid(3, spacing: 7, width: 320.5, floor: PixelGrid(scale: 1))
    #expect(edges(grid) == [[0, 102], [109, 211], [218, 320]])
  }

  @Test func adaptive_takesAsManyAsFit() {
    #expect(grid(.adaptive(minimumWidth: 100), spacing: 10).count == 3)
    #expect(grid(.adaptive(minimumWidth: 100.01), spacing: 10).count == 2)
    #expect(grid(.adaptive(minimumWidth: 1000)).count == 1)
  }

  @Test func adaptiveTracks_haveAtMostTheirNumberAndWidth() {
    #expect(grid(.adaptive(minimumWidth: 50, maximumCount: 4), spacing: 10).count == 4)
    func limited(_ alignment: TrackAlignment) -> [[Double]] {
      edges(
        grid(
          .adaptive(minimumWidth: 90, maximumWidth: 95, alignment: alignment), spacing: 5))
    }
    #expect(limited(.leading) == [[0, 95], [100, 195], [200, 295]])
    #expect(limited(.center) == [[12.5, 107.5], [112.5, 207.5], [212.5, 307.5]])
    #expect(limited(.trailing) == [[25, 120], [125, 220], [225, 320]])
    #expect(
      edges(grid(.adaptive(minimumWidth: 100, maximumWidth: 10))) == [
        [0, 100], [100, 200], [200, 300],
      ])
  }

  /// As CSS: fixed and minimum extents first, then flexible ones up to their maximums, then fractions.
  @Test func tracks_shareTheRoomByTheirSizes() {
    func tracks(_ sizes: TrackSize..., alignment: TrackAlignment = .leading) -> [[Double]] {
      edges(grid(.tracks(sizes, alignment: alignment), spacing: 10))
    }
    #expect(
      tracks(.fixed(81), .fraction(1), .fraction(2)) == [[0, 81], [91, 164], [174, 320]])
    // The first fraction keeps its minimum, and the others share what it leaves.
    #expect(
      tracks(.fraction(1, minimum: 150), .fraction(1), .fraction(1))
        == [[0, 150], [160, 235], [245, 320]])
    #expect(
      tracks(.flexible(minimum: 20, maximum: 50), .flexible(minimum: 20, maximum: .infinity))
        == [[0, 50], [60, 320]])
    // Fractions whose sum is less than 1 leave a rest.
    #expect(
      tracks(.fixed(110), .fraction(0.5), alignment: .trailing) == [[100, 210], [220, 320]])
    #expect(tracks(.fixed(40), .fixed(30), alignment: .center) == [[120, 160], [170, 200]])
    // Too wide tracks are shortened in proportion.
    #expect(tracks(.fixed(600), .fraction(1, minimum: 20)) == [[0, 300], [310, 320]])
  }

  @Test func invalidTracks_areReplacedAndReported() {
    var problems: [String] = []
    let columns = ColumnCount.tracks([.fixed(.nan), .fraction(-1, minimum: 30), .fixed(400)])
    let made = TrackGrid(
      columns: columns, spacing: 0, leading: 0, trailing: 0, crossLength: LayoutUnit(points: 215)
    ) { problems.append("\($0) \($1) \($2) \($3)") }
    #expect(
      problems == [
        "columns notFinite nan 0.0", "columns negative -1.0 0.0", "columns noRoom 430.0 215.0",
      ])
    #expect(edges(made) == [[0, 0], [0, 15], [15, 215]])
    #expect(edges(grid(.tracks([]))) == [[0, 320]])
  }

  @Test func anInvalidMinimum_leavesTheMaximumWidth() {
    #expect(edges(grid(.adaptive(minimumWidth: .nan, maximumWidth: 100))) == [[0, 100]])
    #expect(edges(grid(.adaptive(minimumWidth: 0, maximumWidth: 0))) == [[0, 320]])
    #expect(edges(grid(.adaptive(minimumWidth: 100, maximumWidth: .nan))) == [[0, 320]])
  }

  @Test func badData_isReplacedAndReported() {
    var notes: [String] = []
    func make(_ columns: ColumnCount, _ spacing: Double, _ leading: Double, _ trailing: Double)
      -> TrackGrid
    {
      TrackGrid(
        columns: columns, spacing: spacing, leading: leading, trailing: trailing,
        crossLength: LayoutUnit(points: 300)
      ) { key, problem, _, used in notes.append("\(key) \(problem) \(used)") }
    }
    #expect(edges(make(2, 400, 0, 0)) == [[0, 0], [300, 300]])
    #expect(edges(make(2, 0, 200, 400)) == [[100, 100], [100, 100]])
    #expect(make(0, 0, 0, 0).count == 1)
    #expect(make(.fixed(.max), 0, 0, 0).count == 65_535)
    #expect(make(.adaptive(minimumWidth: .nan), 0, 0, 0).count == 1)
    #expect(make(2, .nan, 0, 0).spacing == .zero)
    #expect(
      notes == [
        "columnSpacing noRoom 300.0", "sectionInsets noRoom 300.0", "columns zero 1.0",
        "columns tooLarge 65535.0", "columns notFinite 1.0", "columnSpacing notFinite 0.0",
      ])
  }

  /// Spacing that is more negative than tracks are wide moves tracks back, and has no other effect.
  @Test func veryNegativeSpacing_makesNoExtentNegative() {
    let narrow = grid(5, spacing: -0.5, width: 2, floor: PixelGrid(scale: 1))
    #expect(edges(narrow) == [[0, 0], [-0.5, -0.5], [-1, -1], [-1.5, -1.5], [-2, -2]])
    let sized = grid(.tracks([.fixed(10), .fixed(20)]), spacing: -50)
    #expect(edges(sized) == [[0, 10], [-40, -20]])
    for grid in [narrow, sized] {
      #expect(grid.edges(of: 0, span: grid.count).upper == .zero)
      #expect(grid.extent(of: 0, span: grid.count) == 0)
    }
    // Spacing between so many tracks is longer than an integer.
    for floor in [nil, PixelGrid(scale: 1)] {
      let many = grid(.fixed(65_535), spacing: -1e12, width: 41, floor: floor)
      #expect(edges(many)[0][1] > 29_000_000_000)
    }
    #expect(grid(.tracks([.fixed(10), .fraction(1)]), spacing: -1e300).count == 2)
  }
}
