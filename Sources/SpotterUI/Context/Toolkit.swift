import ViewKit

// The toolkit's parts over this program's context.
typealias Form = ViewKit.Form<Context>
typealias Picker = ViewKit.Picker<Context>
typealias Confirm = ViewKit.Confirm<Context>
typealias Palette = ViewKit.Palette<Context>
typealias KeysPanel = ViewKit.KeysPanel<Context>
typealias OverlayOutcome = ViewKit.Outcome<Context>
typealias ContextAction = ViewKit.ContextAction<Context>
