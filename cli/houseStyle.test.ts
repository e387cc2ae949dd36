// The packs that come with the program are written as its own format command writes them.
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { format } from "./format";

const root = path.resolve(__dirname, "..");
const packs = ["sample-packs", "templates"].flatMap((folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(root, folder, name)),
);

it("every sample and every template is in the house style", async () => {
  const said: string[] = [];
  const note = (text: string): void => void said.push(text);
  const code = await format(
    packs,
    { check: true, json: false },
    { write: async (text) => note(text), writeError: note },
  );
  expect(said).toEqual([]);
  expect(code).toBe(0);
  expect(packs.length).toBeGreaterThan(10);
});
