// A level in which some things must happen and others must not, as a search sees it. One more field tells which of them
// have happened so far.
import type { Observed } from "../observed";
import type {
  Field,
  FieldValue,
  MobileField,
  Observer,
  SearchLevel,
  TurnFields,
  ValueSet,
  Verdict,
} from "../searchLevel";

/** `goal`: play ends when all that is required has happened, whether the level is won or not. */
export interface Demands {
  readonly required: readonly Observed[];
  readonly forbidden: readonly Observed[];
  readonly goal: "win" | "required";
}

/** The field that tells what has happened, as bits; the level's own come after it. */
const HAPPENED: Field = 0;
const OWN = 1;
const MOST_REQUIRED = 16;

/** Returns the level with demands. Null: it does not know one of them, or there are more than 16 required ones. */
export function constrainedLevel<State>(level: SearchLevel<State>, demands: Demands): ConstrainedLevel<State> | null {
  const required = observersOf(level, demands.required);
  const forbidden = observersOf(level, demands.forbidden);
  if (required === null || forbidden === null || required.length > MOST_REQUIRED) return null;
  return new ConstrainedLevel(level, required, forbidden, demands.goal);
}

function observersOf(level: SearchLevel, observed: readonly Observed[]): readonly Observer[] | null {
  const observers = observed.flatMap((each) => level.observe?.(each) ?? []);
  return observers.length === observed.length ? observers : null;
}

export class ConstrainedLevel<State = unknown> implements SearchLevel<State> {
  readonly actions: SearchLevel["actions"];
  readonly mobile: readonly MobileField[];
  readonly unseen: readonly Field[];
  readonly lengthLimit: number | null;
  /** What is required holds at the start already. */
  readonly isMetAtStart: boolean;
  /** What is forbidden holds at the start already. */
  readonly isBrokenAtStart: boolean;
  private readonly own = new OwnFields();
  private readonly all: number;
  private readonly first: number;

  constructor(
    private readonly level: SearchLevel<State>,
    private readonly required: readonly Observer[],
    private readonly forbidden: readonly Observer[],
    private readonly goal: Demands["goal"],
  ) {
    this.actions = level.actions;
    this.mobile = [
      ...level.mobile.map(({ field, values }) => ({ field: field + OWN, values })),
      { field: HAPPENED, values: 2 ** required.length },
    ];
    this.unseen = [HAPPENED, ...(level.unseen ?? []).map((field) => field + OWN)];
    this.lengthLimit = level.lengthLimit;
    this.all = 2 ** required.length - 1;
    const start: TurnFields = new StartFields(level);
    this.first = this.happened(required.map(({ inState }) => inState?.(start) === true));
    this.isMetAtStart = this.first === this.all;
    this.isBrokenAtStart = forbidden.some(({ inState }) => inState?.(start) === true);
  }

  play(action: number, fields: TurnFields): boolean {
    const { level, own } = this;
    own.fields = fields;
    if (!level.play(action, own)) return false;
    // Those that look at the turn come first: the others may begin another one.
    if (this.forbidden.some(({ inTurn }) => inTurn?.() === true)) return false;
    const inTurn = this.required.map((each) => each.inTurn?.() === true);
    if (this.forbidden.some(({ inState }) => inState?.(own) === true)) return false;
    const now = this.happened(
      this.required.map(({ inState }, index) => inTurn[index] === true || inState?.(own) === true),
    );
    if (now !== 0) fields.write(HAPPENED, fields.read(HAPPENED) | now);
    return true;
  }

  verdict(fields: TurnFields): Verdict {
    if (this.goal === "required" && this.isMet(fields)) return "won";
    this.own.fields = fields;
    const verdict = this.level.verdict(this.own);
    if (verdict !== "won") return verdict;
    return this.goal === "win" && this.isMet(fields) ? "won" : "lost";
  }

  initial(field: Field): FieldValue {
    return field === HAPPENED ? this.first : this.level.initial(field - OWN);
  }

  valueIn(state: State, field: Field): FieldValue {
    return field === HAPPENED ? this.first : this.level.valueIn(state, field - OWN);
  }

  nameOf(field: Field): string {
    return field === HAPPENED ? "what has happened" : this.level.nameOf(field - OWN);
  }

  get byteLength(): number {
    return this.level.byteLength;
  }

  private isMet(fields: TurnFields): boolean {
    return this.all === 0 || fields.read(HAPPENED) === this.all;
  }

  private happened(flags: readonly boolean[]): number {
    return flags.reduce((bits, flag, index) => (flag ? bits | (1 << index) : bits), 0);
  }
}

/** The fields of a turn as the level itself numbers them. */
class OwnFields implements TurnFields {
  fields!: TurnFields;

  read(field: Field): FieldValue {
    return this.fields.read(field + OWN);
  }

  readBefore(field: Field): FieldValue {
    return this.fields.readBefore(field + OWN);
  }

  readIn(field: Field, values: ValueSet): boolean {
    return this.fields.readIn(field + OWN, values);
  }

  write(field: Field, value: FieldValue): void {
    this.fields.write(field + OWN, value);
  }

  move(from: readonly Field[], to: readonly Field[]): void {
    const ofLevel = (field: Field): Field => field + OWN;
    this.fields.move(from.map(ofLevel), to.map(ofLevel));
  }
}

/** The fields at the start, which nothing writes. */
class StartFields implements TurnFields {
  constructor(private readonly level: SearchLevel) {}

  read(field: Field): FieldValue {
    return this.level.initial(field);
  }

  readBefore(field: Field): FieldValue {
    return this.level.initial(field);
  }

  readIn(field: Field, values: ValueSet): boolean {
    return values.has(this.level.initial(field));
  }

  write(): void {
    throw new Error("The start is only read");
  }

  move(): void {
    throw new Error("The start is only read");
  }
}
