// Two pages: one with every game, and one as it was written when the package was called `yokohama-table`. While developing, the package is left as it is.
export default {
  build: { rollupOptions: { input: ["index.html", "first/index.html"] } },
  optimizeDeps: { exclude: ["meiji-table", "yokohama-table"] },
};
