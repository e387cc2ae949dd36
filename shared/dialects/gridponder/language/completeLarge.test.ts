import { describe, expect, it } from "vitest";
import { gridponderLanguage } from "./language";
import { caretAt } from "../../../language/caret";
import { complete } from "../../../language/complete";
import { SMALL_PACK, smallPack } from "./pack.testing";

/** Blanks that make a text a large one, of which only what is near the caret is read. */
const MUCH = " ".repeat(30_000);

async function offersAt(path: string, text: string, offset: number): Promise<unknown> {
  const pack = smallPack({ [path]: text });
  const caret = caretAt(pack, gridponderLanguage, pack.files.get(path)!, offset);
  if (caret === null) return null;
  const { path: steps, onKey, word } = caret;
  return { steps, onKey, word, offers: await complete(caret) };
}

describe("completion in a large file", () => {
  it.each(["manifest.json", "game.json", "levels/one.json"])(
    "offers anywhere in %s what it offers in a small one",
    async (path) => {
      const text = SMALL_PACK[path]!;
      for (let offset = 0; offset < text.length; offset += 11) {
        const told = `at ${offset}`;
        expect(await offersAt(path, text + MUCH, offset), told).toEqual(await offersAt(path, text, offset));
      }
    },
  );

  it("offers the kinds of the layer in the middle of a long list", async () => {
    const cells = Array.from({ length: 3_000 }, () => `{"position": [1, 1], "kind": "rock"}`);
    const level = (all: readonly string[]) => `{"board": {"size": [2, 2], "layers": {"objects": [${all.join(", ")}]}}}`;
    const large = level(cells);
    const place = '"kind": "';
    const at = (text: string, from: number): number => text.indexOf(place, from) + place.length;
    const labels = async (text: string, from: number): Promise<readonly string[]> => {
      const pack = smallPack({ "levels/one.json": text });
      const caret = caretAt(pack, gridponderLanguage, pack.files.get("levels/one.json")!, at(text, from));
      return (await complete(caret!)).map(({ label }) => label);
    };
    const small = level(cells.slice(0, 1));
    expect(await labels(large, large.length / 2)).toEqual(await labels(small, 0));
  });
});
