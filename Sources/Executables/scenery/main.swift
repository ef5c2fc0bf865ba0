import Commands

SceneryCommand.start()
