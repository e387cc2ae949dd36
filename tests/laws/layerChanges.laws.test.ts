// What systems say of themselves, which layers they change and how, holds in play.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { declaredLayers } from "../../shared/dialects/gridponder/text/layers/layers";
import { type IndexedSystem, type PackIndex, indexPack } from "../../shared/dialects/gridponder/text/names/packIndex";
import { changesOf } from "../../shared/dialects/gridponder/checks/possible/removals";
import type { Entity } from "../../shared/base/boardView";
import { type BetweenTurns, recordLoading, recordTurn } from "../../shared/engine/play/tracedTurns";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { GameAction, TurnRecord } from "../../shared/engine/turnRecord";
import { RecordKind } from "../../shared/engine/trace/trace";
import { recordAt, recordCount } from "../../shared/engine/trace/traceTree";
import { readConformancePack, readWalks, vectorNames } from "../conformance/material";
import { realPacks, slips, withSlips } from "./mutatedPacks";
import { type RandomPack, packSource, randomPack } from "./randomPack";

/** How many more of a kind are on a layer behind what a system did, by layer and kind; fewer: below 0. */
type Balance = Map<string, Map<string, number>>;

/** Returns what a system did that it does not say of itself. */
function undeclared(system: IndexedSystem, index: PackIndex, turn: TurnRecord, first: number, end: number): string[] {
  const { shape, trace } = turn;
  const changes = changesOf(system) ?? [];
  const balance: Balance = new Map();
  const wrong: string[] = [];
  const tagsOf = (kind: string): readonly string[] => index.kinds.get(kind)?.tags ?? [];
  const area = shape.width * shape.height;
  const count = (layer: string, entity: Entity | null, by: number): void => {
    const kinds = balance.get(layer) ?? new Map<string, number>();
    balance.set(layer, kinds);
    if (entity !== null) kinds.set(entity.kind, (kinds.get(entity.kind) ?? 0) + by);
  };
  for (let record = first; record < end; record += 1) {
    const { kind, ref, before, after } = recordAt(trace, record);
    if (kind !== RecordKind.write || ref < 0) continue;
    const layer = shape.layers[Math.floor(ref / area)] ?? "";
    const [old, now] = [shape.entities[before] ?? null, shape.entities[after] ?? null];
    count(layer, old, -1);
    count(layer, now, 1);
    const change = changes.find((each) => each.layer === layer);
    if (old !== null && old.kind !== now?.kind && change !== undefined) {
      const tags = tagsOf(old.kind);
      if (!change.moves(old.kind, tags) && !change.takes(old.kind, tags))
        wrong.push(`${system.type} takes ${old.kind} from its cell`);
    }
    if (old === null || now === null) continue;
    for (const [name, value] of Object.entries(now.params)) {
      const values = change?.writes[name];
      const isMoved = JSON.stringify(old.params[name]) === JSON.stringify(value) || values === null;
      // What moves comes with its params: only a system that says so gives others in place.
      if (isMoved || values === undefined || old.kind !== now.kind) continue;
      if (!values.some((each) => JSON.stringify(each) === JSON.stringify(value)))
        wrong.push(`${system.type} writes ${name} ${JSON.stringify(value)}`);
    }
  }
  const fills = new Map(declaredLayers(index.pack.game?.value).map(({ id, fill }) => [id, fill]));
  for (const [layer, kinds] of balance) {
    const change = changes.find((each) => each.layer === layer);
    if (change === undefined) wrong.push(`${system.type} changes the layer ${layer}`);
    for (const [kind, more] of kinds) {
      if (kind === fills.get(layer)) continue;
      if (more > 0 && change?.makes.includes(kind) !== true) wrong.push(`${system.type} makes ${kind} on ${layer}`);
      if (more < 0 && change?.takes(kind, tagsOf(kind)) !== true)
        wrong.push(`${system.type} takes ${kind} off ${layer}`);
    }
  }
  return wrong;
}

function undeclaredIn(turn: TurnRecord, level: PlayableLevel, index: PackIndex): readonly string[] {
  const known = index.levels.find(({ id }) => id === level.id)?.systems ?? [];
  // One without a type is listed, and not played.
  const systems = level.debug.systems.map((played) => known.find(({ id }) => id === played.id));
  const wrong: string[] = [];
  for (let record = 0; record < recordCount(turn.trace); record += 1) {
    const { kind, ref, end } = recordAt(turn.trace, record);
    const system = systems[ref];
    if (kind === RecordKind.system && turn.accepted && system !== undefined)
      wrong.push(...undeclared(system, index, turn, record, end));
  }
  return wrong;
}

type Choose = (at: BetweenTurns, turn: number) => GameAction | undefined;

/** Plays a level by the actions that are chosen, and returns what its systems did that they do not say. */
function follow(level: PlayableLevel, index: PackIndex, choose: Choose): readonly string[] {
  const wrong: string[] = [];
  let { record, next: at } = recordLoading(level);
  for (let turn = 0; ; turn += 1) {
    wrong.push(...undeclaredIn(record, level, index));
    const action = choose(at, turn);
    if (action === undefined || record.won || record.lost) return wrong;
    ({ record, next: at } = recordTurn(level, at, action));
  }
}

function play(pack: RandomPack, walks: readonly (readonly number[])[]): readonly string[] {
  const source = packSource(pack);
  const { game } = gridponder.compile(source);
  const index = indexPack(source);
  return (game?.levelIds ?? []).flatMap((id) => {
    const level = game!.level(id);
    if (level === null) return [];
    return walks.flatMap((presses) =>
      follow(level, index, ({ state }, turn) => {
        const offered = level.actions(state);
        const press = presses[turn];
        return press === undefined ? undefined : offered[press % Math.max(1, offered.length)];
      }),
    );
  });
}

/** One walk of so many is played. */
const WALKS = 3;

const walks = fc.array(fc.array(fc.nat(31), { minLength: 1, maxLength: 25 }), { minLength: 2, maxLength: 4 });

describe("a system changes only what it says of itself", () => {
  test("on random packs", () => {
    fc.assert(
      fc.property(randomPack({ rulesOnly: false }), walks, (pack, played) => {
        expect(play(pack, played)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  const packs = realPacks();
  test.runIf(packs.length > 0).each(vectorNames() ?? [])("on recorded walks of %s", (name) => {
    const source = readConformancePack(name);
    const { game } = gridponder.compile(source);
    const index = indexPack(source);
    for (const { level: id, actions } of readWalks(name).filter((_, number) => number % WALKS === 0)) {
      const level = game?.level(id) ?? null;
      expect(level === null ? [] : follow(level, index, (_at, turn) => actions[turn])).toEqual([]);
    }
  });

  test.runIf(packs.length > 0)("on real packs with an author's mistakes", () => {
    fc.assert(
      fc.property(fc.constantFrom(...packs), slips, walks, (pack, made, played) => {
        expect(play(withSlips(pack, made), played)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});
