//! Forced wins: which moves win in so many, whatever the other side does.
