// Plumb
