// Draws the small picture that the window shows beside each sample and template. Run: npm run sprites
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ensureGeneratedCode } from "./prepare/generatedCode.mts";

const folder = path.join(import.meta.dirname, "../renderer/shell/packs/pictures");

await ensureGeneratedCode();
const { packPictures } = await import("./art/packPictures.mts");
mkdirSync(folder, { recursive: true });
for (const [name, picture] of Object.entries(await packPictures())) {
  writeFileSync(path.join(folder, `${name}.svg`), picture);
}
