// Draws the program's icon from build/icon.svg. Run: npm run icon
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";

const folder = path.join(import.meta.dirname, "../build");
const picture = readFileSync(path.join(folder, "icon.svg"), "utf8");
writeFileSync(
  path.join(folder, "icon.png"),
  new Resvg(picture, { fitTo: { mode: "width", value: 1024 } }).render().asPng(),
);
