// PlumbLayout
