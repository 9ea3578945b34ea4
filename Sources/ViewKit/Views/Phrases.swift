// Views speak in phrases.
@_exported public import Phrases
