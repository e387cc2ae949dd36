// A small pack of keys and doors, and what is found in packs once their recorded moves are played.
import { finish } from "../../base/work";
import { buildPackSource } from "../../dialects/models";
import { languageOf } from "../../dialects/registry";
import { withFixes } from "../../language/fixes";
import type { PackSource } from "../../pack/packSource";
import { applyEdits } from "../../text/edit";
import { createCoverageCounter } from "./coverage";
import { diagnose, withPlayed } from "./diagnose";
import { failuresOf } from "./failures";
import { withoutFollowing } from "./followingResults";
import { playedFindings } from "./playedFindings";
import { hintOf } from "./slips";
import { createSolutionChecker, levelEntries } from "./solutions";
import { wonAtStart } from "./wonAtStart";

export function sourceOf(texts: Readonly<Record<string, unknown>>): PackSource {
  const files = Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  return buildPackSource(files, [], []);
}

/** What is found in a pack once its recorded moves are played, by file, and the texts after the first fix of each. */
export function found(texts: Readonly<Record<string, unknown>>) {
  const pack = sourceOf(texts);
  const diagnosis = diagnose(pack, null);
  const checker = createSolutionChecker();
  const entries = levelEntries(pack, diagnosis.compilation.game);
  const results = entries.map((entry) => checker.check(entry));
  const following = finish(withoutFollowing(results, diagnosis));
  const coverage = createCoverageCounter();
  const shown = playedFindings(
    pack,
    entries,
    results,
    entries.flatMap((entry) => coverage.count(entry) ?? []),
  );
  const failures = finish(failuresOf({ diagnosis, entries, results, shown, ofLanguage: [] }, following));
  const all = Object.values(withPlayed(failures.diagnosis, failures.findings)).flat();
  return withFixes(languageOf(pack), pack, all)
    .filter(
      ({ severity, file, code }) =>
        (severity !== "information" || code === "rule-never-fired") && file !== "manifest.json",
    )
    .map(({ file, at, code, message, fixes = [] }) => {
      const [change] = fixes[0]?.changes ?? [];
      const text = change === undefined ? null : pack.files.get(change.file)!.text;
      return {
        place: `${file}#${at}`,
        code,
        message,
        titles: fixes.map(({ title }) => title),
        fixed: change === undefined || text === null ? null : (JSON.parse(applyEdits(text, change.edits)) as unknown),
      };
    });
}

const DIRECTIONS = ["left", "right", "up", "down"];

export const GAME = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "empty" },
    { id: "objects", occupancy: "zero_or_one" },
    { id: "markers", occupancy: "zero_or_one" },
  ],
  entityKinds: {
    empty: { layer: "ground", tags: ["walkable"], symbol: "." },
    key: { layer: "objects", tags: ["pickup"], symbol: "K" },
    door: { layer: "objects", tags: ["solid", "locked"], symbol: "D" },
    flag: { layer: "markers", tags: ["end"], symbol: "F" },
  },
  actions: [{ id: "move", params: { direction: { type: "direction", values: DIRECTIONS } } }],
  systems: [{ id: "walk", type: "avatar_navigation", config: { solidHandling: "delegate" } }],
  rules: [
    {
      id: "take",
      on: "avatar_entered",
      where: { position_has_tag: { layer: "objects", tag: "pickup" } },
      then: [
        { set_inventory: { item: "$cell.objects.kind" } },
        { destroy: { position: "$event.position", layer: "objects" } },
      ],
    },
    {
      id: "open",
      on: "move_blocked",
      where: { position_has_tag: { layer: "objects", tag: "locked" } },
      if: { avatar: { hasItem: "key" } },
      then: [{ destroy: { position: "$event.position", layer: "objects" } }, { resolve_move: {} }],
    },
  ],
  levelSequence: ["a", "b"].map((ref) => ({ type: "level", ref })),
};

/** A corridor with a key and a door before the flag. */
export function level(id: string, goldPath: readonly string[], more: object = {}) {
  return {
    id,
    title: id.toUpperCase(),
    board: {
      size: [5, 1],
      layers: { objects: [[null, "key", null, "door", null]], markers: [[null, null, null, null, "flag"]] },
    },
    state: { avatar: { position: [0, 0] } },
    goals: [{ id: "end", type: "reach_target", config: { targetTag: "end" } }],
    solution: { goldPath },
    ...more,
  };
}

export const RIGHT = ["right", "right", "right", "right"];

export function pack(game: object, one: object = level("a", RIGHT), other: object = level("b", RIGHT)) {
  return {
    "manifest.json": { dslVersion: "0.8", gameId: "keys", title: "Keys", packVersion: 1 },
    "game.json": { ...GAME, ...game },
    "levels/a.json": one,
    "levels/b.json": other,
  };
}

/** The game's rules with the second one changed. */
export function opening(change: object) {
  return { rules: [GAME.rules[0], { ...GAME.rules[1], ...change }] };
}

/** A level whose flag is beside the avatar. */
export const CLOSE = { board: { size: [2, 1], layers: { markers: [[null, "flag"]] } } };

/** The hint where a single start fails: its place, what it says and its fix. */
export function hintIn(texts: Readonly<Record<string, unknown>>) {
  const pack = sourceOf(texts);
  const diagnosis = diagnose(pack, null);
  const checker = createSolutionChecker();
  const entries = levelEntries(pack, diagnosis.compilation.game);
  const results = entries.map((entry) => checker.check(entry));
  const hint = finish(hintOf(results, diagnosis, wonAtStart(entries)))?.finding ?? null;
  return hint === null ? null : { at: hint.at, message: hint.message, title: hint.fixes?.[0]?.title };
}
