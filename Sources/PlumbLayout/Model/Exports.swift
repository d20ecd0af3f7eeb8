// Priorities and relations are the solver's own types, so whoever imports this module has them.
@_exported import PlumbSolver
