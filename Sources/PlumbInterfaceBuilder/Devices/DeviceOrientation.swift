/// How a device is held.
public enum DeviceOrientation: String, Sendable, CaseIterable { case portrait, landscape }
