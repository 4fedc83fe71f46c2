// An author imports one module and sees what registrations are written with: `Dialect`,
// `Comparison`, `Trigger`, `Gesture`. Everything else in the model is for this package alone.
@_exported public import NavGraphModel
