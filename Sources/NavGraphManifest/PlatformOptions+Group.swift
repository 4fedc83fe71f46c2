import Subprocess

extension PlatformOptions {
  /// A compiler or a build in a process group of its own: where the work is cancelled, nothing that it started is left.
  ///
  /// Swift's driver gives each compiler a group of its own and ends them when it is interrupted, so that is what it gets
  /// first.
  static var endingTogether: Self {
    var options = Self()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(
        signal: .interrupt, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(500)),
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(100)),
    ]
    return options
  }

  /// A program whose processes are killed with it where the work is cancelled.
  static var dyingTogether: Self {
    var options = Self()
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .milliseconds(100))
    ]
    return options
  }
}
