// Three pages: one with every game, one as it was written when the package was called `yokohama-table`, and one with what the package's document shows, which
// the test writes. While developing, the package is left as it is.
export default {
  build: { rollupOptions: { input: ["index.html", "first/index.html", "examples/index.html"] } },
  optimizeDeps: { exclude: ["meiji-table", "yokohama-table"] },
};
