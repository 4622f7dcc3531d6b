import LayoutCore
import Testing

@Suite struct PixelGridTests {
  @Test func nearestPixel_halves_roundUp() {
    let grid = PixelGrid(scale: 2)
    let pixels = [0, 0.24, 0.25, 0.5, 0.74, 0.75, -0.25, -0.26].map {
      grid.nearestPixel(to: LayoutUnit(points: $0))
    }
    #expect(pixels == [0, 0, 1, 1, 1, 2, 0, -1])
  }

  @Test func nearestPixel_thirds_areExact() {
    let grid = PixelGrid(scale: 3)
    for pixel in [0, 1, 2, 301, 1_000_000_001] as [Int64] {
      let length = LayoutUnit(points: grid.points(ofPixel: pixel))
      #expect(grid.nearestPixel(to: length) == pixel)
    }
  }

  @Test func floor_cutsToPixels() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.floor(101.9) == 101.0 + 2.0 / 3)
    #expect(grid.floor(-0.1) == -1.0 / 3)
    #expect(grid.floor(1e300) == 1e300)
  }

  @Test(arguments: [0, -2, .nan, .infinity, 1000])
  func scale_unusable_becomesOne(scale: Double) {
    #expect(PixelGrid(scale: scale).scale == 1)
  }
}
