// The board games that come with the program: their texts have no findings, and each recorded game goes as it says.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildPackSource } from "../../../shared/dialects/models";
import { diagnose } from "../../../shared/host/checks/diagnose";
import { createSolutionChecker, levelEntries } from "../../../shared/host/checks/solutions";

const root = path.resolve(__dirname, "../../..");

test.each([
  ["sample-packs/chess", 8],
  ["sample-packs/draughts", 7],
  ["sample-packs/hop", 2],
  ["sample-packs/borders", 1],
  ["sample-packs/kuhn", 3],
  ["templates/5-noughts", 1],
  ["templates/6-armies", 1],
  ["templates/7-cards", 1],
])("%s is right, and so are its %i games", (folder, games) => {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll(path.sep, "/"),
  );
  const texts = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({ path: name, text: readFileSync(path.join(root, folder, name), "utf8") }));
  const pack = buildPackSource(
    texts,
    names.filter((name) => name.endsWith(".svg")),
    [],
  );
  const { byFile, compilation } = diagnose(pack, null);
  expect(byFile).toEqual({});
  const checker = createSolutionChecker();
  const results = levelEntries(pack, compilation.game).map((entry) => [entry.id, checker.check(entry).status] as const);
  expect(results).toHaveLength(games);
  for (const [id, status] of results)
    expect([id, status]).toEqual([id, id === "start" && status === "no-path" ? "no-path" : "wins"]);
});
