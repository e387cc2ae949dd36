// What became of each rule in a turn, read off its trace.
import type { DebugInfo } from "../../../engine/debugInfo";
import { RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import { recordAt, recordCount } from "../../../engine/trace/traceTree";
import type { TurnRecord } from "../../../engine/turnRecord";
import { recordText } from "./recordText";

export interface RuleFate {
  readonly ran: number;
  readonly failed: number;
  readonly isOff: boolean;
  /** The first record that tells most: one that ran, else the first. */
  readonly record: number;
  /** What happened there, without the rule's name. */
  readonly text: string;
}

/** Returns the fates of the rules that were tried, by their ids. */
export function ruleFates(turn: TurnRecord, debug: DebugInfo): ReadonlyMap<string, RuleFate> {
  const { trace } = turn;
  const fates = new Map<string, RuleFate>();
  for (let index = 0; index < recordCount(trace); index += 1) {
    const { kind, ref, after } = recordAt(trace, index);
    const id = kind === RecordKind.rule ? debug.rules[ref]?.id : undefined;
    if (id === undefined) continue;
    const known = fates.get(id);
    const isRun = after === RuleVerdict.fired;
    const isTelling = known === undefined || (isRun && known.ran === 0);
    fates.set(id, {
      ran: (known?.ran ?? 0) + (isRun ? 1 : 0),
      failed: (known?.failed ?? 0) + (after === RuleVerdict.ifFailed ? 1 : 0),
      isOff: after === RuleVerdict.disabled,
      record: isTelling ? index : known.record,
      text: isTelling ? recordText(turn, debug, index).slice(`rule ${id} `.length) : known.text,
    });
  }
  return fates;
}
