// The icon and the tone of a record in the tree; its words say the same.
import {
  Ban,
  Calculator,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  CircleX,
  Cog,
  Eye,
  Flag,
  FlagTriangleRight,
  Footprints,
  Layers,
  type LucideIcon,
  OctagonX,
  Pencil,
  Plug,
  Repeat,
  ScrollText,
  Skull,
  Sparkles,
  Zap,
} from "lucide-react";
import { assertNever } from "../../../shared/base/assertNever";
import { CascadeEnd, EffectVerdict, RecordKind, RuleVerdict } from "../../../shared/engine/trace/trace";
import type { TraceRecord } from "../../../shared/engine/trace/traceTree";

export type RecordTone = "plain" | "quiet" | "good" | "bad" | "change" | "event";

export interface RecordLook {
  readonly icon: LucideIcon;
  readonly tone: RecordTone;
}

function look(icon: LucideIcon, tone: RecordTone): RecordLook {
  return { icon, tone };
}

function ruleLook(verdict: number): RecordLook {
  if (verdict === RuleVerdict.fired) return look(Sparkles, "good");
  if (verdict === RuleVerdict.selected) return look(ScrollText, "good");
  return look(verdict === RuleVerdict.usedUp ? CircleSlash : CircleDashed, "quiet");
}

/** Returns how a record is shown. */
export function recordLook({ kind, ref, after }: TraceRecord): RecordLook {
  switch (kind) {
    case RecordKind.turn:
      return look(Footprints, "plain");
    case RecordKind.phase:
      return look(Layers, "plain");
    case RecordKind.system:
      return look(Cog, "plain");
    case RecordKind.pass:
      return look(Repeat, "plain");
    case RecordKind.rule:
      return ruleLook(after);
    case RecordKind.clause:
      return after === 1 ? look(CircleCheck, "good") : look(CircleX, "bad");
    case RecordKind.effect:
      return after === EffectVerdict.done ? look(Zap, "change") : look(CircleSlash, "quiet");
    case RecordKind.write:
      return look(Pencil, "change");
    case RecordKind.event:
      return look(Flag, "event");
    case RecordKind.goal:
      return after === 1 ? look(FlagTriangleRight, "good") : look(FlagTriangleRight, "quiet");
    case RecordKind.lose:
      return after === 1 ? look(Skull, "bad") : look(Skull, "quiet");
    case RecordKind.end:
      return ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent
        ? look(OctagonX, "bad")
        : look(CircleCheck, "quiet");
    case RecordKind.read:
      return look(Eye, "plain");
    case RecordKind.value:
      return look(Calculator, "plain");
    case RecordKind.call:
      return look(Plug, "event");
    case RecordKind.stop:
      return look(Ban, "bad");
    default:
      return assertNever(kind);
  }
}
