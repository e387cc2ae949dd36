// Draws every picture of the sample pack "Flag Worlds" into sample-packs/flag-worlds/assets. Run: npm run sprites
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { GROUND } from "./art/ground.mts";
import { OBJECTS } from "./art/objects.mts";
import { SCENES } from "./art/scenes.mts";
import { TRAVELLER } from "./art/traveller.mts";

const assets = path.join(import.meta.dirname, "../sample-packs/flag-worlds/assets");

function draw(folder: string, pictures: Readonly<Record<string, string>>, width: number): void {
  mkdirSync(path.join(assets, folder), { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) {
    const png = new Resvg(picture, { fitTo: { mode: "width", value: width } }).render().asPng();
    writeFileSync(path.join(assets, folder, `${name}.png`), png);
  }
}

draw("sprites", { ...GROUND, ...OBJECTS, ...TRAVELLER }, 128);
draw("story", SCENES, 960);
