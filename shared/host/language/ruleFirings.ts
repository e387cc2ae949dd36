// How often each rule fires over the recorded solutions: replayed once per compiled level, counting and nothing else.
import type { Game, PlayableLevel } from "../../engine/dialect";
import { RecordKind, RuleVerdict } from "../../engine/trace";
import type { Tracer } from "../../engine/tracer";
import { rangeOf } from "../../findings/locate";
import { indexPack } from "../../pack/packIndex";
import type { PackSource } from "../../pack/packSource";
import type { IndexedRule } from "../../pack/ruleIndex";
import type { RuleFirings } from "../../rpc/language";
import { nodeAt } from "../../text/jsonTree";
import { levelEntries } from "../goldPaths";

/** Times by the rule's place, `file#/rules/0`. */
type Counts = ReadonlyMap<string, number>;

/** How often each rule of a file fired, over the gold paths of all levels it holds in. */
export function ruleFirings(pack: PackSource, game: Game | null, path: string): readonly RuleFirings[] {
  const file = pack.files.get(path);
  if (file === undefined) return [];
  const index = indexPack(pack);
  const rules = [...index.rules, ...index.levels.flatMap((level) => level.rules)].filter((rule) => rule.file === file);
  if (rules.length === 0) return [];
  const entries = levelEntries(pack, game).filter((entry) => file === pack.game || entry.file === file);
  const byLevel = entries.flatMap((entry) => {
    const playable = entry.level();
    return playable === null ? [] : [{ id: entry.id, counts: firingsOf(playable) }];
  });
  return rules.map((rule) => {
    const levels = byLevel
      .map(({ id, counts }) => ({ id, fired: counts.get(placeOf(rule)) ?? 0 }))
      .filter(({ fired }) => fired > 0)
      .sort((a, b) => b.fired - a.fired);
    const fired = levels.reduce((sum, each) => sum + each.fired, 0);
    const node = nodeAt(file.tree, rule.at) ?? { offset: 0, length: 0 };
    return { id: rule.id, range: rangeOf(file.text, node), fired, levels };
  });
}

/** The rule's place as a compiled level tells it. */
function placeOf({ file, at }: IndexedRule): string {
  return `${file.path}#${at}`;
}

const known = new WeakMap<PlayableLevel, Counts>();

function firingsOf(level: PlayableLevel): Counts {
  const counts = known.get(level) ?? replay(level);
  known.set(level, counts);
  return counts;
}

function replay(level: PlayableLevel): Counts {
  const times = new Map<string, number>();
  const tracer = countingTracer((rule) => {
    const source = level.debug.rules[rule]?.source;
    if (source === undefined) return;
    const place = `${source.file}#${source.at}`;
    times.set(place, (times.get(place) ?? 0) + 1);
  });
  let state = level.start(tracer);
  for (const action of level.goldPath) {
    const step = level.step(state, action, tracer);
    if (!step.accepted) break;
    state = step.state;
    if (step.won || step.lost) break;
  }
  return times;
}

/** A tracer that keeps nothing and tells of each rule that fires. */
function countingTracer(onFired: (rule: number) => void): Tracer {
  const open: { readonly index: number; readonly ref: number; verdict: number }[] = [];
  let records = 0;
  return {
    open(kind, ref, _before, after) {
      if (kind === RecordKind.rule) open.push({ index: records, ref, verdict: after });
      return records++;
    },
    close(index, after) {
      if (open.at(-1)?.index !== index) return;
      const rule = open.pop()!;
      if ((after ?? rule.verdict) === RuleVerdict.fired) onFired(rule.ref);
    },
    leaf(kind, ref, _before, after) {
      if (kind === RecordKind.rule && after === RuleVerdict.fired) onFired(ref);
      return records++;
    },
    value: () => 0,
    later: () => 0,
    field: () => -1,
    trace: () => ({ records: new Int32Array(0), values: [], fields: [] }),
  };
}
