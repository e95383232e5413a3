//! Least squares with a ridge.

/// Sums over lessons, from which the weights of least squares come.
pub struct Sums {
    /// How many weights there are.
    count: usize,
    /// Of each two values in a row their products, row by row.
    products: Vec<f64>,
    /// Of each value its products with what was to be explained.
    targets: Vec<f64>,
}

impl Sums {
    /// For rows of `count` values.
    pub fn new(count: usize) -> Self {
        Self {
            count,
            products: vec![0.0; count * count],
            targets: vec![0.0; count],
        }
    }

    /// Adds a row, as places and values that are not 0, and what is to be explained by it.
    pub fn add(&mut self, row: &[(usize, f64)], target: f64) {
        for &(a, x) in row {
            for &(b, y) in row {
                self.products[a * self.count + b] += x * y;
            }
            self.targets[a] += x * target;
        }
    }

    /// The weights: by Cholesky's decomposition of the products and the ridge.
    pub fn solve(&self, ridge: f64) -> Vec<f64> {
        let n = self.count;
        let mut lower = self.products.clone();
        for place in 0..n {
            lower[place * n + place] += ridge;
        }
        for column in 0..n {
            for before in 0..column {
                let factor = lower[column * n + before];
                for row in column..n {
                    lower[row * n + column] -= lower[row * n + before] * factor;
                }
            }
            let root = lower[column * n + column].sqrt();
            for row in column..n {
                lower[row * n + column] /= root;
            }
        }
        let mut weights = self.targets.clone();
        for row in 0..n {
            for before in 0..row {
                weights[row] -= lower[row * n + before] * weights[before];
            }
            weights[row] /= lower[row * n + row];
        }
        for row in (0..n).rev() {
            for after in row + 1..n {
                weights[row] -= lower[after * n + row] * weights[after];
            }
            weights[row] /= lower[row * n + row];
        }
        weights
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_a_sum_of_parts_is_found() {
        let mut sums = Sums::new(2);
        for (a, b) in [(1.0, 0.0), (0.0, 1.0), (2.0, 3.0), (5.0, 1.0)] {
            sums.add(&[(0, a), (1, b)], 4.0 * a - 2.0 * b);
        }
        let weights = sums.solve(0.0);
        assert!(
            (weights[0] - 4.0).abs() < 1e-9 && (weights[1] + 2.0).abs() < 1e-9,
            "{weights:?}"
        );
        let small = sums.solve(1e9);
        assert!(
            small.iter().all(|weight| weight.abs() < 1e-6),
            "a ridge keeps weights small: {small:?}"
        );
    }
}
