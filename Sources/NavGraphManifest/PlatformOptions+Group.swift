import Subprocess

extension PlatformOptions {
  /// A compiler or a build in a process group of its own, with all that it starts: where the work is cancelled, none of
  /// them is left.
  static var endingTogether: Self {
    var options = Self()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(100))
    ]
    return options
  }
}
