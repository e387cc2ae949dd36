// Every mistake that the host tells of: close to two hundred of them, each with its finding, its place and its fix.
import { expect, it } from "vitest";
import { GRIDPONDER_FINDINGS } from "../../checks/codes";
import { applyEdits } from "../../../../text/edit";
import { buildPackSource } from "../../../models";
import type { PackSource } from "../../../../pack/packSource";
import { type BrokenInput, findingsIn, packAfter, told } from "./broken.testing";
import { BROKEN_IDLE } from "./brokenIdle.testing";
import { BROKEN_LEVELS } from "./brokenLevels.testing";
import { BROKEN_MEANING } from "./brokenMeaning.testing";
import { BROKEN_NAMES } from "./brokenNames.testing";
import { BROKEN_RULES } from "./brokenRules.testing";
import { BROKEN_SYNTAX } from "./brokenSyntax.testing";
import { BROKEN_TEXTS } from "./brokenTexts.testing";

const ALL: readonly BrokenInput[] = [
  ...BROKEN_SYNTAX,
  ...BROKEN_TEXTS,
  ...BROKEN_NAMES,
  ...BROKEN_LEVELS,
  ...BROKEN_RULES,
  ...BROKEN_MEANING,
  ...BROKEN_IDLE,
];

/** Codes that no text of the small pack can cause, and where they are tested. */
const ELSEWHERE: readonly string[] = [
  // The disk's: renderer and command line.
  "unreadable-file",
  "large-images",
  // Needs two profiles: profileNotes.test.ts, semantic.test.ts.
  "published-differs",
  "rules-needed",
  // Needs a turn without end: budgetFindings.test.ts.
  "turn-never-settles",
  // Shown by replaying, for the window alone: solutionFindings.test.ts.
  "solution-broken",
  "solution-wins-early",
  "solution-differs",
  // The same: failures.test.ts.
  "solutions-fail-here",
  // Shown by replaying: solutionFindings.test.ts.
  "other-solution-broken",
  // Need two levels, or a game and a level: sameTitles.test.ts, swappedEntries.test.ts.
  "same-title",
  "claimed-twice",
  // Needs a game and a level: multiCells.test.ts.
  "queue-empty",
  // Need a game and a level: owners.test.ts, npcs.test.ts, blockRoles.test.ts.
  "unknown-owner",
  "unknown-behavior",
  "unknown-role",
  // Needs a param that no kind declares: toldOnce.test.ts.
  "mixed-types",
  // Need a game and a level: otherSystems.test.ts.
  "overlay-misplaced",
  "exit-missing",
  "queue-too-long",
  // Needs a pack in no known language: diagnose.test.ts.
  "unknown-dialect",
  "not-recognised",
];

const rows = ALL.map(([change, code, at, marked, fix, file = change[0]]) => ({ change, code, at, marked, fix, file }));

it.each(rows)("$code at $file $at: $marked → $fix", async ({ change, code, at, marked, fix, file }) => {
  const pack = packAfter(change);
  const findings = await findingsIn(pack, file);
  expect(findings.map((finding) => told(pack, finding))).toContainEqual([code, at, marked, fix]);
});

it.each(rows.filter(({ fix }) => fix !== null))(
  "$code: $fix fixes $marked",
  async ({ change, code, marked, fix, file }) => {
    const pack = packAfter(change);
    const before = await findingsIn(pack, file);
    const isMeant = ({ code: found, span }: (typeof before)[number]): boolean =>
      found === code && (pack.files.get(file)?.text ?? "").slice(span.offset, span.offset + span.length) === marked;
    const finding = before.find(isMeant)!;
    const changes = finding.fixes!.find(({ title }) => title === fix)!.changes;
    const after = await findingsIn(withChanges(pack, changes), file);
    expect(after.filter(({ message }) => message === finding.message)).toHaveLength(
      before.filter(({ message }) => message === finding.message).length - 1,
    );
  },
);

it("holds every code that the texts of a pack can cause", () => {
  const told = new Set(ALL.map(([, code]) => code as string));
  const missing = Object.keys(GRIDPONDER_FINDINGS).filter((code) => !told.has(code) && !ELSEWHERE.includes(code));
  expect(missing).toEqual([]);
  expect(ALL.length).toBeGreaterThan(60);
});

function withChanges(
  pack: PackSource,
  changes: readonly { readonly file: string; readonly edits: Parameters<typeof applyEdits>[1] }[],
): PackSource {
  const texts = new Map(Array.from(pack.files.values(), ({ path, text }) => [path, text]));
  for (const { file, edits } of changes) texts.set(file, applyEdits(texts.get(file) ?? "", edits));
  return buildPackSource(
    Array.from(texts, ([path, text]) => ({ path, text })),
    [...pack.assets],
    pack.collections,
  );
}
