#if MainActorViews
/// A type that lives where views live: on the main actor.
@preconcurrency @MainActor
public protocol ViewIsolated {}
#else
/// A type that lives where views live: in the task that made it.
public protocol ViewIsolated {}
#endif
