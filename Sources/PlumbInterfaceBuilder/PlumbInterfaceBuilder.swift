// PlumbInterfaceBuilder
