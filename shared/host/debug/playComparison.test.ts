// The session beside other runs of its level: where they part is named, and what each side did there.
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../base/json";
import { type Drawing, drawnLevel } from "../../dialects/gridponder/drawnLevel.testing";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import { buildPackSource } from "../../dialects/models";
import type { PlayComparison } from "../../engine/compare/compareRuns";
import type { PackSource } from "../../pack/packSource";
import type { KeptRun, RunSource } from "../../rpc/compare";
import type { CompareApi } from "../../rpc/hostCalls";
import type { PackSync } from "../../rpc/packSync";
import { createRenamedNames } from "../checks/renamedNames";
import { compilePack } from "../checks/diagnose";
import { createPlaySessions } from "../play/playSessions";
import { sampleSync } from "../sampleTexts.testing";
import { createPlayComparer } from "./playComparison";

const take: JsonObject = {
  id: "take",
  on: "avatar_entered",
  where: { position_has_tag: { layer: "objects", tag: "pickup" } },
  then: [{ destroy: { layer: "objects", position: "$event.position" } }],
};

const corridor: Drawing = {
  board: "@gfw",
  symbols: {
    f: { kind: "flag", layer: "pieces" },
    w: { kind: "wood", layer: "objects", tags: ["solid"] },
    g: { kind: "gem", layer: "objects", tags: ["pickup"] },
  },
  systems: [{ type: "avatar_navigation", config: { solidHandling: "delegate" } }],
  rules: [take, { id: "walks", on: "avatar_entered", then: [{ increment_variable: { name: "steps", amount: 1 } }] }],
  goals: [{ id: "there", type: "reach_target", config: { targetKind: "flag" } }],
};

const go = (...directions: readonly string[]): readonly GameAction[] =>
  directions.map((direction) => ({ action: "move", direction }));

interface Compared {
  readonly comparer: CompareApi;
  readonly session: number;
  readonly compare: (source: RunSource) => Promise<PlayComparison>;
}

interface Comparing {
  readonly pack: PackSource;
  readonly level: PlayableLevel;
  readonly moves: readonly GameAction[];
  readonly levelNow: (id: string) => PlayableLevel | null;
}

function comparing({ pack, level, moves, levelNow }: Comparing): Compared {
  const sessions = createPlaySessions();
  const { session } = sessions.open(level, 1, moves);
  const comparer = createPlayComparer({
    sessions,
    levelNow,
    packNow: () => pack,
    packOfSession: () => pack,
    namesOfSession: () => 0,
    renamed: createRenamedNames(),
    schedule: (work) => void setTimeout(work, 0),
  });
  const compare = async (source: RunSource): Promise<PlayComparison> => {
    const compared = await comparer.comparePlay(session, source);
    if (compared === null || !compared.ok) throw new Error(compared === null ? "overtaken" : compared.refusal);
    return compared.value;
  };
  return { comparer, session, compare };
}

/** A session of a drawing with moves played; the level as the text is now may be another drawing. */
function playing(drawing: Drawing, moves: readonly GameAction[], now: Drawing = drawing, gold = moves): Compared {
  const levelNow = Object.create(drawnLevel(now).level, { solution: { value: gold } }) as PlayableLevel;
  const pack = buildPackSource([], [], []);
  return comparing({ pack, level: drawnLevel(drawing).level, moves, levelNow: () => levelNow });
}

const withRules = (...rules: readonly JsonObject[]): Drawing => ({ ...corridor, rules });

describe("the session's own moves by other rules", () => {
  const moves = go("right", "right");

  it("are the same when nothing was edited", async () => {
    const { compare } = playing(corridor, moves);
    expect(await compare({ kind: "again" })).toEqual({
      left: { moves: 2, outcome: "won" },
      right: { moves: 2, outcome: "won" },
      divergence: null,
      levels: null,
    });
  });

  it("part where a rule fires on one side only; the other side tells why it did not", async () => {
    const strict = { ...take, if: { variable: { name: "key", op: "gte", value: 1 } } };
    const { compare } = playing(corridor, moves, withRules(strict, corridor.rules![1]!));
    const { divergence } = await compare({ kind: "again" });
    expect(divergence).toMatchObject({
      turn: 1,
      leftText: "pass 1 · rule take fired for avatar_entered at (1,0) → destroy objects (1,0): gem",
      rightText:
        "pass 1 · rule take not for avatar_entered at (1,0): if variable {name: key, op: gte, value: 1}: does not hold (found nothing)",
    });
  });

  it("part at the effect when the same rule does something else", async () => {
    const other = { ...take, then: [{ set_variable: { name: "found", value: 1 } }] };
    const { compare, comparer } = playing(corridor, moves, withRules(other, corridor.rules![1]!));
    const { divergence } = await compare({ kind: "again" });
    expect(divergence).toMatchObject({
      turn: 1,
      leftText: "pass 1 · rule take · destroy objects (1,0): gem",
      rightText: "pass 1 · rule take · set_variable found value: 1: nothing → 1",
    });
    const there = await comparer.otherTurn(1);
    expect(there?.turn.after.state.variables).toEqual({ found: 1, steps: 1 });
    expect(there?.debug.rules.map(({ id }) => id)).toEqual(["take", "walks"]);
  });

  it("part where the level has another start, and where a move is refused", async () => {
    const { compare } = playing(corridor, moves, { ...corridor, board: "@.fw" });
    expect((await compare({ kind: "again" })).divergence).toMatchObject({
      turn: 0,
      left: 0,
      leftText: "objects at (1,0): gem",
      rightText: "objects at (1,0): empty",
    });
    const cutting = playing(corridor, go("right"), corridor, [{ action: "dig" }]);
    expect(await cutting.compare({ kind: "solution" })).toMatchObject({
      right: { moves: 1, outcome: "refused" },
      divergence: { turn: 1, leftText: "move right", rightText: "dig, refused" },
    });
  });
});

describe("the recorded solution beside the session", () => {
  it("parts where another move is made, and where one of them ends", async () => {
    const { compare } = playing(corridor, go("right", "left"), corridor, go("right", "right"));
    expect(await compare({ kind: "solution" })).toEqual({
      left: { moves: 2, outcome: "goes on" },
      right: { moves: 2, outcome: "won" },
      divergence: { turn: 2, left: null, right: null, leftText: "move left", rightText: "move right" },
      levels: null,
    });
    const shorter = playing(corridor, go("right"), corridor, go("right", "right"));
    expect((await shorter.compare({ kind: "solution" })).divergence).toMatchObject({
      turn: 2,
      leftText: "no such turn",
      rightText: "move right",
    });
  });

  it("is refused in words where there is none", async () => {
    const { comparer, session } = playing(corridor, go("right"), corridor, []);
    expect(await comparer.comparePlay(session, { kind: "solution" })).toEqual({
      ok: false,
      refusal: "The level has no recorded solution.",
    });
    expect(await comparer.comparePlay(session + 1, { kind: "again" })).toMatchObject({ ok: false });
  });
});

describe("a session that was kept", () => {
  const MOVES = go("down", "down", "down");

  /** A comparer as an engine has it that was started with these texts, and the session it opened. */
  async function engine(texts: PackSync["files"], level: string, moves: readonly GameAction[]): Promise<Compared> {
    const pack = buildPackSource(texts as readonly { path: string; text: string }[], [], []);
    const levelNow = (id: string): PlayableLevel | null => compilePack(pack, {}).game?.level(id) ?? null;
    return comparing({ pack, level: levelNow(level)!, moves, levelNow });
  }
  const texts = sampleSync("flag-worlds").files;
  const edited = texts.map(({ path, text }) => ({
    path,
    text: text!.replace('"hasItem": "torch"', '"hasItem": "lamp"'),
  }));

  it("is played by the rules of its time, by an engine that never knew it", async () => {
    const first = await engine(texts, "fw_003", MOVES);
    const kept = await first.comparer.keepSession(first.session);
    expect(kept).toMatchObject({ level: "fw_003", actions: MOVES });
    expect(kept!.files.map(({ path }) => path)).toEqual(["manifest.json", "game.json", "levels/fw_003.json"]);
    const later = await engine(texts, "fw_003", MOVES);
    const same = await later.compare({ kind: "kept", run: kept! });
    expect(same).toMatchObject({ divergence: null, levels: null, right: { moves: 3 } });
    const changed = await engine(edited, "fw_003", solution(texts, "fw_003"));
    const before = await engine(texts, "fw_003", solution(texts, "fw_003"));
    const run = (await before.comparer.keepSession(before.session))!;
    expect((await changed.compare({ kind: "again" })).divergence).toBeNull();
    expect(await changed.compare({ kind: "kept", run })).toMatchObject({
      divergence: { turn: 14 },
      right: { outcome: "won" },
    });
  });

  it("of another level is compared by what the turns do, not by the boards", async () => {
    const one = await engine(texts, "fw_003", MOVES);
    const kept = (await one.comparer.keepSession(one.session))!;
    const copy = texts.map(({ path, text }) =>
      path === "levels/fw_003.json" ? { path, text: text!.replace('"id": "fw_003"', '"id": "copy"') } : { path, text },
    );
    const twin = await engine(copy, "copy", MOVES);
    expect(await twin.compare({ kind: "kept", run: kept })).toMatchObject({
      divergence: null,
      levels: ["copy", "fw_003"],
    });
    const other = await engine(texts, "fw_004", go("right", "down", "down"));
    const { divergence } = await other.compare({ kind: "kept", run: kept });
    expect(divergence).toMatchObject({ turn: 1, leftText: "move right", rightText: "move down" });
  });

  it("is refused in words when its texts are none of a level, and not kept when it has ended", async () => {
    const { comparer, session } = await engine(texts, "fw_003", MOVES);
    const run: KeptRun = { level: "fw_003", actions: [], names: 0, files: [{ path: "game.json", text: "no game" }] };
    expect(await comparer.comparePlay(session, { kind: "kept", run })).toMatchObject({ ok: false });
    expect(await comparer.keepSession(session + 1)).toBeNull();
  });
});

function solution(texts: PackSync["files"], id: string): readonly GameAction[] {
  const pack = buildPackSource(texts as readonly { path: string; text: string }[], [], []);
  return compilePack(pack, {}).game!.level(id)!.solution;
}

describe("a running comparison", () => {
  it("gives way to the next one and can be cancelled; its turns are those of the last one", async () => {
    const { comparer, session } = playing(corridor, go("right"), withRules());
    const first = comparer.comparePlay(session, { kind: "again" });
    const second = comparer.comparePlay(session, { kind: "solution" });
    expect(await first).toBeNull();
    expect((await second)?.ok).toBe(true);
    expect(await comparer.otherTurn(0)).toMatchObject({ turn: { action: null } });
    expect(await comparer.otherTurn(2)).toBeNull();
    const third = comparer.comparePlay(session, { kind: "again" });
    comparer.cancelComparePlay();
    expect(await third).toBeNull();
  });
});
