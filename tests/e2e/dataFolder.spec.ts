// Surprises in the program's own data folder: the window opens all the same and says what is wrong.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { startApp } from "./harness/runningApp";
import { expect, test } from "./harness/test";

test.use({ ownWindow: true });

/** Bytes that are neither UTF-8 nor JSON. */
const BYTES = Uint8Array.from({ length: 4096 }, (_, index) => (index * 151 + 7) % 256);

type Spoil = (folder: string) => void;

const SURPRISES: readonly (readonly [what: string, spoil: Spoil, says: readonly string[]])[] = [
  [
    "files where folders belong, and settings of random bytes,",
    (folder) => {
      for (const name of ["logs", "journal", "backups"]) writeFileSync(path.join(folder, name), "mine");
      writeFileSync(path.join(folder, "preferences.json"), BYTES);
    },
    ["logs", "journal", "backups", "not valid JSON"],
  ],
  [
    "settings that are a folder",
    (folder) => mkdirSync(path.join(folder, "preferences.json")),
    ["a folder where a file"],
  ],
  [
    "layouts that are no layouts, and a journal and backups of random bytes,",
    (folder) => {
      const settings = { layouts: { "": "no layout \u0000", "/": "[]" }, breakpoints: { "/": "no list" } };
      writeFileSync(path.join(folder, "preferences.json"), JSON.stringify({ settings, recent: [{ root: 3 }] }));
      for (const name of ["journal", "backups"]) {
        mkdirSync(path.join(folder, name, "0123"), { recursive: true });
        writeFileSync(path.join(folder, name, "garbage"), BYTES);
        writeFileSync(path.join(folder, name, "0123", "pack.json"), BYTES);
      }
    },
    [],
  ],
];

for (const [what, spoil, says] of SURPRISES) {
  test(`with ${what} the window opens`, async () => {
    const userData = mkdtempSync(path.join(os.tmpdir(), "gridwright-data-"));
    spoil(userData);
    const app = await startApp({ pack: "sample-packs/flag-worlds", userData });
    await expect(app.page.getByText("All 10 levels win")).toBeVisible();
    for (const sentence of says) await expect(app.page.getByText(sentence).first()).toBeVisible();
    if (says.length === 0) await expect(app.page.getByText("A file of Gridwright's own is in the way")).toHaveCount(0);
    await app.close();
    expect(app.problems).toEqual([]);
    rmSync(userData, { recursive: true, force: true });
  });
}

test("with a data folder that is a file the window opens too, with a temporary one", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "gridwright-data-"));
  const userData = path.join(folder, "data");
  writeFileSync(userData, "mine");
  const app = await startApp({ pack: "sample-packs/flag-worlds", userData, open: false });
  await expect(app.page.getByText(/The data folder .* cannot be used/)).toBeVisible();
  await app.close();
  expect(app.problems).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
