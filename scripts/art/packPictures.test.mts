import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../prepare/project.mts";
import { packPictures } from "./packPictures.mts";

const folder = path.join(projectRoot, "renderer/shell/packs/pictures");

test("the pictures of samples and templates show them as they are; `npm run sprites` draws them again", async () => {
  const drawn = await packPictures();
  for (const [name, picture] of Object.entries(drawn)) {
    expect(readFileSync(path.join(folder, `${name}.svg`), "utf8"), name).toBe(picture);
  }
  const packs = ["sample-packs", "templates"].flatMap((each) => readdirSync(path.join(projectRoot, each)));
  expect(Object.keys(drawn).sort()).toEqual(packs.sort());
});
