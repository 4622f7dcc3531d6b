import LayoutViewer
import Stairs

var viewer = ViewerProgram()
viewer.add(StairsLayout.registration, parameters: ["spacing": 8, "headerExtent": 32])
viewer.run()
