# English says these until they are translated.
