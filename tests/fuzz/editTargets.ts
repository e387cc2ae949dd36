// Edits of levels and of the game with mutated texts: refused, or exact, and JSON stays JSON.
import * as fc from "fast-check";
import type { Result } from "../../shared/base/result";
import { formatEdits } from "../../shared/pack/format/format";
import { spliceMoves } from "../../shared/dialects/gridponder/text/levels/goldPath";
import { hintStopEdits } from "../../shared/dialects/gridponder/text/levels/hintStops";
import {
  moveEntryEdits,
  sequenceLevelEdits,
  unsequenceLevelEdits,
} from "../../shared/dialects/gridponder/text/levels/levelFiles";
import { buildPackSource } from "../../shared/dialects/models";
import { indexPack } from "../../shared/dialects/gridponder/text/names/packIndex";
import { paintEdits } from "../../shared/dialects/gridponder/text/layers/paint";
import { renameEdits } from "../../shared/dialects/gridponder/text/names/rename";
import { changedLevel } from "../../shared/dialects/gridponder/text/grid/transformLevel";
import { type TextEdit, applyEdits } from "../../shared/text/edit";
import { parseJsonTree, valueOf } from "../../shared/text/jsonTree";
import { type FuzzTarget, check } from "./fuzzTarget";
import { mutatedTexts, mutations, sampleTexts, wordsOf } from "./mutatedTexts";
import { GRIDPONDER_STYLE } from "../../shared/dialects/gridponder/text/style";

const all = sampleTexts("flag-worlds");
const words = wordsOf(all);
const level = all.filter(({ path }) => path === "levels/fw_004.json");
const game = all.filter(({ path }) => path === "game.json");
const gameValue = valueOf(parseJsonTree(game[0]!.text).root);

const spoiled = (texts: typeof all) => mutations.map((changes) => mutatedTexts(texts, words, changes)[0]!.text);
const small = fc.integer({ min: -3, max: 30 });
const name = fc.oneof(
  fc.constantFrom("rock", "pusher", "flag", "ground", "objects", "__proto__", "", "$x"),
  fc.string(),
);

function applied(text: string, edits: readonly TextEdit[]): string {
  const next = applyEdits(text, edits);
  if (parseJsonTree(text).errors.length === 0) check(parseJsonTree(next).errors.length === 0, "not JSON any more");
  return next;
}

function appliedIfDone(text: string, edits: Result<readonly TextEdit[], unknown>): void {
  if (edits.ok) applied(text, edits.value);
}

/** A text may begin with a byte order mark, which is no JSON: the style leaves it. */
function markOf(text: string): string {
  return text.startsWith("\uFEFF") ? "\uFEFF" : "";
}

function valueIn(text: string): string {
  return JSON.stringify(JSON.parse(text.slice(markOf(text).length)));
}

function format(text: string): void {
  const edits = formatEdits(text, parseJsonTree(text), GRIDPONDER_STYLE);
  if (!edits.ok) return;
  const next = applied(text, edits.value);
  check(markOf(next) === markOf(text), "another mark");
  check(valueIn(next) === valueIn(text), "another value");
  const again = formatEdits(next, parseJsonTree(next), GRIDPONDER_STYLE);
  check(again.ok && again.value.length === 0, "not settled");
}

export const EDIT_TARGETS: readonly FuzzTarget[] = [
  { name: "the house style", property: fc.property(fc.oneof(spoiled(level), spoiled(game)), format) },
  {
    name: "painting",
    property: fc.property(
      spoiled(level),
      name,
      fc.array(fc.tuple(small, small, fc.option(name)), { maxLength: 6 }),
      (text, layer, cells) => {
        const stroke = cells.map(([x, y, kind]) => ({ x, y, entity: kind === null ? null : { kind, params: {} } }));
        appliedIfDone(text, paintEdits({ text, tree: parseJsonTree(text) }, gameValue, layer, stroke));
      },
    ),
  },
  {
    name: "moves, hint stops and grids of levels",
    property: fc.property(
      spoiled(level),
      small,
      small,
      fc.array(small, { maxLength: 4 }),
      (text, start, count, stops) => {
        const source = { text, tree: parseJsonTree(text) };
        applied(
          text,
          spliceMoves(source, Math.max(0, start), Math.max(0, count), [{ action: "move", direction: "up" }]),
        );
        applied(text, hintStopEdits(source, stops));
        const grid = { kind: "resize", left: start, top: count, right: start, bottom: 0 } as const;
        for (const change of [grid, { kind: "turn", turn: "clockwise" } as const]) {
          const changed = changedLevel(source, gameValue, change);
          if (changed.ok) applied(text, changed.value.edits);
        }
      },
    ),
  },
  {
    name: "the sequence of levels",
    property: fc.property(spoiled(game), small, small, name, (text, from, before, id) => {
      const source = { text, tree: parseJsonTree(text) };
      appliedIfDone(text, moveEntryEdits(source, [from, before + 1], before));
      appliedIfDone(text, sequenceLevelEdits(source, id, "fw_003"));
      appliedIfDone(text, unsequenceLevelEdits(source, new Set(["fw_003"])));
    }),
  },
  {
    name: "renaming",
    runs: 60,
    property: fc.property(
      mutations,
      fc.constantFrom("kind", "layer", "tag", "variable", "action", "goal", "rule", "level", "system", "color"),
      name,
      fc.string(),
      (changes, of, old, next) => {
        const pack = buildPackSource(mutatedTexts(all, words, changes), [], []);
        const file = pack.levels[0] ?? pack.game;
        if (file === null) return;
        const renamed = renameEdits(indexPack(pack), { of, name: old, next }, file);
        for (const { file, edits } of renamed.ok ? renamed.value : []) applied(pack.files.get(file)!.text, edits);
      },
    ),
  },
];
