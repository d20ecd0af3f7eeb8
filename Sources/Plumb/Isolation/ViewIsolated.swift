#if MainActorViews
/// A type that lives where views live: on the main actor, since the package's trait `MainActorViews` is on.
///
/// Views, controllers, layout guides, anchors, constraints, bar items, menus, layouts of collections, layers, animators
/// and the protocols of their delegates conform, so their subclasses are on the main actor as those of Apple's classes
/// are. As there, the isolation is `@preconcurrency`: in Swift 5 mode code that says nothing about actors compiles, in
/// Swift 6 mode an asynchronous function elsewhere has to wait for the actor, and a synchronous one is warned.
/// Values (insets, transforms, options, priorities, ``LayoutReport``), colours, fonts, images and traits are free.
///
/// What `NSObject` declares is on no actor off Apple's platforms: overrides of `description`, `hash` and `isEqual(_:)`
/// are `nonisolated`, which a module with `MainActor` as its default has to write.
///
/// Let the last reference to a view go on the main actor. UIKit brings it there by itself; here a `deinit` runs where
/// the reference went, and must not meet others who use the view's subviews and constraints.
@preconcurrency @MainActor
public protocol ViewIsolated {}
#else
/// A type that lives where views live: in the task that made it, which nobody shares it with.
///
/// Views, controllers, layout guides, anchors, constraints and what else holds views conform. They are not `Sendable`:
/// a server lays out a tree in each of many tasks, and the compiler rejects one tree in two of them. The package's trait
/// `MainActorViews` puts all of these types on the main actor, as Apple's are, for code that expects it.
public protocol ViewIsolated {}
#endif
