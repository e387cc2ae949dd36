// Stands in for Electron's own default app, which the try-out runtime lacks: starts the app named on the command
// line the way `electron [-r module] folder` does.
"use strict";
const fs = require("node:fs");
const path = require("node:path");
const { app } = require("electron");

const preloads = [];
let target = null;
for (let at = 1; at < process.argv.length && target === null; at++) {
  const argument = process.argv[at];
  if (argument === "-r" || argument === "--require") preloads.push(process.argv[++at]);
  else if (!argument.startsWith("-")) target = path.resolve(argument);
}
if (target === null) {
  console.error("usage: electron [-r module] path-of-app");
  process.exit(1);
}
process.defaultApp = true;
const manifest = path.join(target, "package.json");
if (fs.existsSync(manifest)) {
  const { productName, name, version } = JSON.parse(fs.readFileSync(manifest, "utf8"));
  if (productName || name) app.setName(productName || name);
  if (version) app.setVersion(version);
  app.setAppPath(target);
}
for (const module of preloads) require(path.resolve(module));
require(target);
