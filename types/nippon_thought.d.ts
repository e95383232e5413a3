// The same of Nippon, for what knows its things.

export * from "../www/nippon_opponents.js";
