// The scripts and programs of the site, as pages import them.

declare module "*/playouts.js";
declare module "*/www/cover.js";
declare module "*/www/opponents.js";
declare module "*/www/page.js";
declare module "*/www/yokohama.js";
