// Two pages: one with both games, and one as it was written when the package was called `yokohama-table`.
export default { build: { rollupOptions: { input: ["index.html", "first/index.html"] } } };
