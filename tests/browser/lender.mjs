// Lends a server of the site and a browser to all files of tests, as long as whoever began it lives: `cargo verify` does. Prints a line of JSON:
// `{site, browser}`, the addresses of both.

import { chromium } from "playwright-core";
import { launched, serve } from "./harness.mjs";

// How long a browser may take to close, in milliseconds.
const LONGEST = 20_000;

const server = await serve();
const browser = await launched((options) => chromium.launchServer(options));
process.stdin.resume();
process.stdin.once("close", async () => {
  setTimeout(() => process.exit(1), LONGEST).unref();
  await browser.close();
  await server.stop();
  process.exit(0);
});
console.log(JSON.stringify({ site: server.address, browser: browser.wsEndpoint() }));
