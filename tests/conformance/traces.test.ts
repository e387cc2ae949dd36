// Laws of every trace that real games leave: readers of traces may rely on them. Over the gold paths of the sample
// packs and, where it is beside the project, of the conformance material.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { RecordKind } from "../../shared/engine/trace/trace";
import { causesBack } from "../../shared/engine/explain/causeChain";
import { decisionOf } from "../../shared/engine/explain/causeLinks";
import { sourceOf } from "../../shared/engine/trace/recordSource";
import { sentence, traceLines } from "../../shared/engine/trace/traceText";
import { kindAt, recordAt, recordCount, within } from "../../shared/engine/trace/traceTree";
import { openTurnView } from "../../shared/engine/trace/traceView";
import { compilePack } from "../../shared/host/checks/diagnose";
import { tracedTurns } from "../../shared/engine/play/tracedTurns";
import type { PackSource } from "../../shared/pack/packSource";
import { nodeAt } from "../../shared/text/jsonTree";
import { packNames, readConformancePack, readPackFolder } from "./material";

const SAMPLES = resolve(__dirname, "../../sample-packs");

const packs: readonly (readonly [string, () => PackSource])[] = [
  ...readdirSync(SAMPLES)
    .filter((name) => existsSync(join(SAMPLES, name, "levels")))
    .map((name) => [name, () => readPackFolder(join(SAMPLES, name))] as const),
  ...(packNames() ?? []).map((name) => [`${name} (conformance)`, () => readConformancePack(name)] as const),
];

function turnsOf(level: PlayableLevel): readonly TurnRecord[] {
  return [...tracedTurns(level, level.solution)].filter(({ accepted }) => accepted);
}

/** Where a turn breaks the laws, in words; empty when it keeps them. */
function lawsBroken(pack: PackSource, level: PlayableLevel, turn: TurnRecord): readonly string[] {
  const { trace } = turn;
  const { debug } = level;
  const last = recordCount(trace) - 1;
  const broken: string[] = [];
  const decision = decisionOf(turn, level.presentation);
  if (turn.action !== null && (decision !== null) !== (turn.won || turn.lost)) broken.push("nothing decides the turn");
  const reason = decision === null ? undefined : [...causesBack(turn, level, decision)][0];
  if (reason !== undefined && kindAt(trace, reason) !== (turn.won ? RecordKind.goal : RecordKind.lose)) {
    broken.push("the end comes from no goal and no lose condition");
  }
  const view = openTurnView(turn);
  expect(view.at(last)).toEqual({ ...turn.after, entities: view.at(last).entities });
  expect(view.at(0)).toEqual({ ...turn.before, entities: view.at(0).entities });
  const recorded = within(trace, 0, RecordKind.goal).at(-1);
  if (recorded !== undefined) expect(level.goalsOn(view.at(recorded))).toEqual(turn.goals);
  if (trace.records.length > 0 && kindAt(trace, 0) !== RecordKind.turn) broken.push("the root is no turn");
  if (traceLines(turn, level).length !== last + 1) broken.push("a line is missing");
  for (let index = 1; index <= last; index += 1) {
    const text = sentence(turn, level, index);
    const { cause, end } = recordAt(trace, index);
    if (cause >= index) broken.push(`"${text}" comes before its cause`);
    if (end <= index || end > last + 1) broken.push(`"${text}" ends outside the trace`);
    if ([...causesBack(turn, level, index)].at(-1) !== 0) broken.push(`"${text}" is not linked to the action`);
    if (/undefined|NaN|\[object/.test(text)) broken.push(`"${text}" is no sentence`);
    const source = sourceOf(trace, debug, index);
    const file = source === null ? null : pack.files.get(source.file);
    if (source !== null && (file === null || file === undefined || nodeAt(file.tree, source.at) === undefined)) {
      broken.push(`"${text}" comes from ${source.file}${source.at}, which is no place`);
    }
  }
  return broken;
}

describe.each(packs)("traces of %s", (_name, read) => {
  it("replaying the writes rebuilds the end, undoing them the start; causes end in the action; sources are places", () => {
    const pack = read();
    const { game } = compilePack(pack, {});
    let turns = 0;
    for (const id of game?.levelIds ?? []) {
      const level = game?.level(id) ?? null;
      if (level === null) continue;
      for (const [number, turn] of turnsOf(level).entries()) {
        turns += 1;
        const broken = lawsBroken(pack, level, turn);
        expect(broken, `${id}, turn ${number}`).toEqual([]);
      }
    }
    expect(turns).toBeGreaterThan(0);
  });
});
