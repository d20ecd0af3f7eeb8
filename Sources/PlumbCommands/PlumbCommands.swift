// PlumbCommands
