import LayoutViewer

ViewerProgram().run()
