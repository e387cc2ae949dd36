import { expect, test } from "vitest";
import { buildPackSource } from "../../shared/dialects/models";
import { packDifference } from "../../shared/host/difference/packDifference";
import { diffPage } from "./diffPage";

const GAME = `{"layers": [{"id": "ground"}], "entityKinds": {"wall": {}, "<b>": {}}, "actions": [], "levelSequence": []}`;
const levelWith = (cells: string, title = "One"): string =>
  JSON.stringify({ id: "one", title, board: { size: [2, 1], layers: { ground: [JSON.parse(cells) as string[]] } } });
const pack = (level: string, game = GAME) =>
  buildPackSource(
    Object.entries({ "game.json": game, "levels/one.json": level }).map(([path, text]) => ({ path, text })),
    [],
    [],
  );
const pageOf = (before: ReturnType<typeof pack>, after: ReturnType<typeof pack>): string =>
  diffPage([{ name: "crates", before, after, difference: packDifference(before, after) }]);

test("a level is shown before and after, with its changed cells marked and told", () => {
  const page = pageOf(pack(levelWith(`["wall", "wall"]`)), pack(levelWith(`["wall", "<b>"]`)));
  const [before = "", after = ""] = page.split("<figure>").slice(1);
  for (const figure of [before, after]) expect(figure.split('class="mark"')).toHaveLength(2);
  expect(before).toContain("<title>wall</title>");
  expect(after).toContain("<title>&lt;b&gt;</title>");
  expect(page).toContain("ground at (1,0): wall → &lt;b&gt;");
});

test("nothing on the page runs, whatever a pack says, and the same packs give the same page", () => {
  const hostile = `</style><script>alert(1)</script><img src=x onerror=alert(1)>`;
  const versions = [pack(levelWith(`["wall", "wall"]`)), pack(levelWith(`["wall", "wall"]`, hostile))] as const;
  const page = pageOf(...versions);
  expect(page).toContain("default-src 'none'; style-src 'sha256-");
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toBe(pageOf(...versions));
});

test("what cannot be compared is reported, and what is the same", () => {
  expect(pageOf(pack(levelWith(`["wall", "wall"]`)), pack("{"))).toContain("Cannot be compared");
  const same = pack(levelWith(`["wall", "wall"]`));
  expect(pageOf(same, same)).toContain("No difference.");
  expect(diffPage([])).toContain("no file of a pack");
});
