// Makes one mistake in a pack that has none, as an author would, and tells what is found and what its fixes lead to.
import path from "node:path";
import { expect, it } from "vitest";
import { reportOf } from "../../../cli/check";
import { type PackFolder, readPackFolder } from "../../../cli/packFolder";
import type { FindingRow } from "../../../cli/report/checkReport";
import { buildPackSource } from "../../../shared/dialects/models";
import { applyEdits } from "../../../shared/text/edit";

/** One mistake: a piece of a file that is written otherwise, the code of its finding, and the fix that mends the pack. */
export type Mistake = readonly [
  pack: string,
  file: string,
  right: string,
  wrong: string,
  code: string,
  /** The title of the fix after which nothing is found; null: nobody can know what is meant. */
  fix: string | null,
];

const ROOT = path.resolve(import.meta.dirname, "../../..");

interface Before {
  readonly folder: PackFolder;
  readonly known: readonly string[];
}

const packs = new Map<string, Promise<Before>>();

async function read(pack: string): Promise<Before> {
  const folder = await readPackFolder(path.join(ROOT, pack));
  if (!folder.ok) throw new Error(folder.refusal);
  return { folder: folder.value, known: findingsIn(folder.value).map(({ message }) => message) };
}

function packOf(pack: string): Promise<Before> {
  const before = packs.get(pack) ?? read(pack);
  packs.set(pack, before);
  return before;
}

function withText({ pack, problems }: PackFolder, file: string, change: (text: string) => string): PackFolder {
  const texts = Array.from(pack.files.values(), (each) => ({
    path: each.path,
    text: each.path === file ? change(each.text) : each.text,
  }));
  return { pack: buildPackSource(texts, [...pack.assets], pack.collections), problems };
}

function findingsIn(folder: PackFolder): readonly FindingRow[] {
  return reportOf("", folder, null).findings;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Tests that each mistake has exactly one finding, within a line of it, and that its fix brings the pack back. */
export function testMistakes(mistakes: readonly Mistake[]): void {
  it.each(mistakes)("%s/%s: %s -> %s is one %s, fixed by %s", async (pack, file, right, wrong, code, fix) => {
    const { folder: before, known } = await packOf(pack);
    const text = before.pack.files.get(file)?.text ?? "";
    const from = text.indexOf(right);
    expect(from, "the piece is in the file").toBeGreaterThanOrEqual(0);
    const isNew = ({ message }: FindingRow): boolean => !known.includes(message);
    const broken = withText(before, file, () => text.slice(0, from) + wrong + text.slice(from + right.length));
    const found = findingsIn(broken).filter(isNew);
    expect(found.map((finding) => `${finding.code} ${finding.file}`)).toEqual([`${code} ${file}`]);
    const [finding] = found;
    const mended = broken.pack.files.get(file)?.text ?? "";
    expect(finding?.line).toBeGreaterThanOrEqual(lineOf(mended, from) - 1);
    expect(finding?.line).toBeLessThanOrEqual(lineOf(mended, from + wrong.length) + 1);
    if (fix === null) return;
    const chosen = finding?.fixes.find(({ title }) => title === fix);
    expect(finding?.fixes.map(({ title }) => title)).toContain(fix);
    const after = (chosen?.changes ?? []).reduce(
      (folder, change) => withText(folder, change.file, (each) => applyEdits(each, change.edits)),
      broken,
    );
    expect(findingsIn(after).filter(isNew)).toEqual([]);
  });
}
