/// A number of an exact computation does not fit into 64 bits; the system is outside the reference's domain.
struct ExactOverflow: Error {}
