// Whoever writes Masonry needs the platform's views, and hears the warnings.
@_exported import NotationSupport
