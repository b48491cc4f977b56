// Types only: nothing runs.
