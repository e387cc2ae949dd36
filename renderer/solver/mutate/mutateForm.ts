// What is asked for in the Mutate panel, as it is typed and as it is sent. Pure.
import type { Position } from "../../../shared/base/boardView";
import { type Result, done, refused } from "../../../shared/base/result";
import type {
  Criteria,
  GenerateProgress,
  GenerateSpec,
  Range,
  RankBy,
  Rejection,
} from "../../../shared/engine/search/generate/generateOutcome";
import type { Constraint } from "../../../shared/engine/search/questions/questionOutcome";
import type { Suggestion } from "../../ui/SuggestInput";
import { namedLines } from "../../ui/namedLines";

export interface MutateForm {
  /** Names with commas or spaces between; "" for all that are not ground. */
  readonly kinds: string;
  /** Cells such as `2,1 3,1`. */
  readonly locked: string;
  readonly player: boolean;
  readonly mutations: number;
  readonly length: FormRange;
  readonly bits: FormRange;
  readonly plans: FormRange;
  readonly rankBy: RankBy;
  readonly seed: number;
  readonly tries: number;
}

/** As typed; "" for no bound. */
export type FormRange = readonly [least: string, most: string];

const ANY: FormRange = ["", ""];

export const FIRST_FORM: MutateForm = {
  kinds: "",
  locked: "",
  player: false,
  mutations: 2,
  length: ANY,
  bits: ANY,
  plans: ANY,
  rankBy: "interactions",
  seed: 1,
  tries: 300,
};

/** What is kept for the pack, and for each level the cells that are locked: they are places on its board. */
export interface KeptForm {
  readonly form: MutateForm;
  /** By level id. */
  readonly locked: ReadonlyMap<string, string>;
}

/** Returns the form as it stands for a level. */
export function formFor({ form, locked }: KeptForm, level: string): MutateForm {
  return { ...form, locked: locked.get(level) ?? "" };
}

/** Returns what is kept after the form was changed while a level is in view. */
export function withForm({ locked }: KeptForm, level: string, form: MutateForm): KeptForm {
  return { form, locked: new Map(locked).set(level, form.locked) };
}

/** Levels that are kept, which is what fits in sight. */
const KEPT = 12;

/** Returns what is sent; refused with a sentence. `known`: the pack's kinds, or null while they are not known. */
export function specOf(
  form: MutateForm,
  constraints: readonly Constraint[],
  known: readonly string[] | null,
): Result<GenerateSpec, string> {
  const locked = cellsOf(form.locked);
  if (locked === null) return refused("Write locked cells as 2,1 3,1.");
  const kinds = kindsOf(form.kinds, known);
  const strange = kinds.find((kind) => known?.includes(kind) === false);
  if (strange !== undefined) return refused(`The pack has no kind "${strange}".`);
  const { player, mutations, rankBy, seed, tries } = form;
  const [length, bits, plans] = [rangeOf(form.length), rangeOf(form.bits), rangeOf(form.plans)];
  if (length === "wrong" || bits === "wrong" || plans === "wrong") return refused("Write numbers as bounds, or none.");
  const criteria: Criteria = {
    ...(length === null ? {} : { length }),
    ...(bits === null ? {} : { bits }),
    ...(plans === null ? {} : { plans }),
    ...(constraints.length === 0 ? {} : { constraints }),
  };
  const mutation = { kinds: kinds.length === 0 ? null : kinds, player, locked, mutations };
  return done({ mutation, criteria, rankBy, seed, tries, keep: KEPT });
}

/** A kind's own name may have spaces in it. */
function kindsOf(text: string, known: readonly string[] | null): readonly string[] {
  return text.split(",").flatMap((part) => {
    const name = part.trim();
    return known?.includes(name) === true ? [name] : name.split(/\s+/).filter((word) => word !== "");
  });
}

/** Returns rows for the kind at the caret: one that is not in the line already. */
export function kindLines(text: string, caret: number, kinds: readonly string[]): readonly Suggestion[] {
  const start = text.lastIndexOf(",", caret - 1) + 1;
  const before = start === 0 ? "" : `${text.slice(0, start)} `;
  const named = new Set(text.split(",").map((name) => name.trim()));
  const others = kinds.filter((kind) => !named.has(kind));
  return namedLines(text.slice(start, caret).trimStart(), others).map((row) => {
    const line = `${before}${row.label}`;
    return { ...row, text: line + text.slice(caret), select: [line.length, line.length] };
  });
}

function cellsOf(text: string): readonly Position[] | null {
  const words = text.split(/[\s;]+/).filter((word) => word !== "");
  const cells = words.flatMap((word): readonly Position[] => {
    const found = /^\[?(\d+),(\d+)\]?$/.exec(word);
    return found === null ? [] : [[Number(found[1]), Number(found[2])]];
  });
  return cells.length === words.length ? cells : null;
}

function rangeOf([least, most]: FormRange): Range | null | "wrong" {
  if (least.trim() === "" && most.trim() === "") return null;
  const low = least.trim() === "" ? 0 : Number(least);
  const high = most.trim() === "" ? Infinity : Number(most);
  return Number.isNaN(low) || Number.isNaN(high) ? "wrong" : [low, high];
}

const REASONS: Readonly<Record<Rejection, string>> = {
  "no-mutation": "found no place to change",
  repeated: "came before",
  unsolvable: "have no solution",
  unknown: "took too long",
  length: "are too short or too long",
  bits: "are too easy or too hard",
  plans: "have too few or too many plans",
  ideas: "have too few or too many ideas",
  traps: "have too few or too many traps",
  needed: "need too few or too many of their entities",
  events: "have too few or too many events",
  constraints: "break a constraint",
};

/** Says how far the making is, and what is best so far. */
export function progressText({ tried, kept, perSecond, best }: GenerateProgress): string {
  const rate = perSecond >= 10 ? perSecond.toFixed(0) : perSecond.toFixed(1);
  const found = best === null ? "" : `; the best has ${best.path.length} moves`;
  return `${tried} tried, ${rate} a second, ${kept} as asked${found}.`;
}

/** Says what to do when no level was kept. */
export function noneText({ tried, rejected }: GenerateProgress): string {
  return tried > 0 && rejected["no-mutation"] === tried
    ? "Nothing on the board can change so. Name kinds that are on it, or lock fewer cells."
    : "No level is as asked. Try more, change more, or ask for less.";
}

/** Says why others were not kept, the most frequent reason first; "" when there were none. */
export function rejectionText({ rejected }: GenerateProgress): string {
  const reasons = Object.entries(rejected).sort((one, other) => other[1] - one[1]);
  const parts = reasons.map(([reason, count]) => `${count} ${REASONS[reason as Rejection]}`);
  return parts.length === 0 ? "" : `Not kept: ${parts.join(", ")}.`;
}
