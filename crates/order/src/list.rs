//! Lists of what iterators give. No sorting.

/// What makes lists.
pub trait List: Iterator {
    /// All items in a list. Unlike `collect`, which is written out anew for every chain, with ways of its own to find room
    /// in advance, this only pushes.
    ///
    /// ```
    /// use order::List;
    /// assert_eq!("a b".split(' ').list(), ["a", "b"]);
    /// ```
    fn list(self) -> Vec<Self::Item>;
}

impl<I: Iterator> List for I {
    fn list(self) -> Vec<Self::Item> {
        let mut res = Vec::new();
        self.for_each(|it| res.push(it));
        res
    }
}
