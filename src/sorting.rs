//! Short lists in order.
//!
//! The standard library's sorts are made for long lists, and for every kind of list they bring some kilobytes of program that the page
//! would wait for.

/// Puts a short list in the order of a key; equals stay as they are. It takes a step for each two that stand in the wrong order.
pub fn by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::by_key;

    #[test]
    fn the_order_is_that_of_the_key_and_equals_stay_as_they_are() {
        let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        by_key(&mut list, |&(number, _)| number);
        assert_eq!(list, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
        by_key(&mut list, |&(_, letter)| std::cmp::Reverse(letter));
        assert!(list.is_sorted_by_key(|&(_, letter)| std::cmp::Reverse(letter)));
    }
}
