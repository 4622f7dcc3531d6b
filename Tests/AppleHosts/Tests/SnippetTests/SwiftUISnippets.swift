import Justified
import LayoutPresets
import LayoutSwiftUI
import SwiftUI
import Waterfall

// The snippets of LayoutSwiftUI's page, of LayoutPresets' and of the README, word for word, and the
// declarations that they use.

struct Tile: Identifiable {
  var id: Int
  var height: Double { 0.5 + Double(id * 7 % 10) / 10 }
}

struct TilesView: View {
  var tiles = (0..<1_000).map { Tile(id: $0) }

  var body: some View {
    LazyLayoutStack(WaterfallLayout(columns: 3), tiles) { tile, _ in
      CGSize(width: 1, height: tile.height)
    } content: { tile in
      Color(red: 0.2, green: tile.height / 2, blue: 0.6)
    }
  }
}

struct PhotoView: View {
  var photo: Photo
  var body: some View { Text("\(photo.id)") }
}

struct Wall: View {
  var photos: [Photo]
  var body: some View {
    ScrollView {
      LayoutStack(WaterfallLayout(columns: 3, itemSizing: .exact)) {
        ForEach(photos) { photo in
          PhotoView(photo: photo)
            .stackItem(answering: .waterfallItem) { $0.span = photo.isPanorama ? 2 : 1 }
        }
      }
    }
  }
}

struct ShortWall: View {
  var photos: [Photo]
  var body: some View {
    LayoutStack(WaterfallLayout(columns: 3)) { ForEach(photos) { PhotoView(photo: $0) } }
  }
}

struct PhotosView: View {
  var photos: [Photo]
  var body: some View {
    LazyLayoutStack(JustifiedLayout(rowExtent: 160), photos) { photo, _ in
      photo.size
    } content: { _ in
      Color(red: 0.2, green: 0.5, blue: 0.6)
    }
  }
}

struct LargeWall: View {
  var photos: [Photo]
  var body: some View {
    LazyLayoutStack(WaterfallLayout(columns: 3), photos) { photo, _ in
      photo.size
    } content: { photo in
      PhotoView(photo: photo)
    }
  }
}

struct Albums: View {
  var albums: [[Photo]]
  var body: some View {
    LazyLayoutStack(
      WaterfallLayout(columns: 3, headerExtent: 40, pinsHeaders: true), sections: albums,
      id: { $0.id }
    ) { photo, _ in
      photo.size
    } content: { photo in
      PhotoView(photo: photo)
    }
    .header { section in Text("Album \(section)") }
    .itemAnswer(.waterfallItem) { photo, item in
      if photo.isPanorama { item.span = 2 }
    }
    .layoutSettings { layout in layout.snapping = .leadingEdge }
  }
}

extension Photo {
  var itemProvider: NSItemProvider { NSItemProvider() }
}

extension PhotoView {
  init(photo: Photo, isSelected: Bool) { self.photo = photo }
}

struct Editor: View {
  @State var photos: [Photo] = []
  @State var selection: Set<Int> = []

  func insert(_ providers: [NSItemProvider], at index: Int) {}
  func load(_ photos: [Photo]) {}
  func reload() async {}

  var body: some View {
    LazyLayoutStack(WaterfallLayout(columns: 3), photos) { photo in
      PhotoView(photo: photo, isSelected: selection.contains(photo.id))
    }
    .selection($selection)
    .onMove { sources, destination in
      photos.move(fromOffsets: IndexSet(sources.map { $0.item }), toOffset: destination.item)
    }
    .itemProvider { photo in photo.itemProvider }
    .onInsert(of: ["public.image"]) { index, providers in insert(providers, at: index.item) }
    .onPrefetch { photos in load(photos) }
    .refreshable { await reload() }
  }
}

struct ShortGrid: View {
  var photos: [Photo]
  var body: some View {
    WaterfallGrid(photos, columns: 3) { photo in
      PhotoView(photo: photo)
    }
  }
}

struct ReadyWall: View {
  var photos: [Photo]
  var body: some View {
    ScrollView {
      EagerWaterfallStack(columns: 3, spacing: 8) {
        ForEach(photos) { photo in
          PhotoView(photo: photo).waterfallItem(columnSpan: photo.isPanorama ? 2 : 1)
        }
      }
    }
  }
}
