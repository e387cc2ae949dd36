// What a table of calls consists of: a row for each call. From the rows come the types of both ends, the checks of the
// arguments, what is sent without an answer, and what a caller gets when the host is lost. Knows no call.
import * as v from "valibot";

/** The shape of each argument, in order. */
type Shapes<Args extends readonly unknown[]> = { readonly [At in keyof Args]: v.GenericSchema<unknown, Args[At]> };

type ArgumentCheck = v.GenericSchema<unknown, readonly unknown[]>;

/** What every row has at run time. */
interface Row {
  /** `told`: a notification, sent without waiting for an answer. */
  readonly kind: "asked" | "told";
  /** The check of all arguments; null: they are taken as they come. */
  readonly args: ArgumentCheck | null;
}

/** A call with an answer. */
interface Asked<Args extends readonly unknown[], Answer> extends Row {
  readonly kind: "asked";
  readonly args: ArgumentCheck;
  /** Never set: carries the call's type. */
  readonly call?: (...args: Args) => Promise<Answer>;
}

/** A call without an answer. */
interface Told<Args extends readonly unknown[]> extends Row {
  readonly kind: "told";
  readonly args: ArgumentCheck;
  /** Never set: carries the call's type. */
  readonly call?: (...args: Args) => void;
}

/** A call with an answer, of a host that may die over it. */
interface AskedOfHost<Args extends readonly unknown[], Answer> extends Asked<Args, Answer> {
  /** How many hosts receive the call, each one when the previous one has crashed. */
  readonly hosts: 1 | 2;
  /** The answer when they are all lost. */
  readonly lost: Answer;
}

/** A message without an answer that is sent to the renderer. */
interface Event<Args extends readonly unknown[]> extends Row {
  readonly kind: "told";
  readonly args: null;
  /** Never set: carries the event's type. */
  readonly call?: (...args: Args) => void;
}

export type CallTable = Readonly<Record<string, Row & { readonly call?: unknown }>>;

/** The functions of a table, by name. */
export type Calls<Table extends CallTable> = {
  readonly [Name in keyof Table]: NonNullable<Table[Name]["call"]>;
};

/** Describes a call of main, which is always there to answer. */
export function ask<Args extends readonly unknown[], Answer>(...shapes: Shapes<Args>): Asked<Args, Answer> {
  return { kind: "asked", args: v.tuple(shapes) };
}

/** Describes a call of the host that needs no answer. */
export function tell<Args extends readonly unknown[]>(...shapes: Shapes<Args>): Told<Args> {
  return { kind: "told", args: v.tuple(shapes) };
}

interface HostRow<Args extends readonly unknown[], Answer> {
  readonly args: Shapes<Args>;
  readonly lost: Answer;
}

/** Describes a call that any host can answer: one may have crashed for another reason, so the next one is tried too. */
export function askAny<Args extends readonly unknown[], Answer>(row: HostRow<Args, Answer>): AskedOfHost<Args, Answer> {
  return { kind: "asked", args: v.tuple(row.args), hosts: 2, lost: row.lost };
}

/** Describes a call about a play session, which ends with its host. */
export function askSession<Args extends readonly unknown[], Answer>(
  row: HostRow<Args, Answer>,
): AskedOfHost<Args, Answer> {
  return { kind: "asked", args: v.tuple(row.args), hosts: 1, lost: row.lost };
}

/**
 * Describes an event. Its arguments are not checked: the renderer receives events only from main and the host that main
 * has started.
 */
export function event<Args extends readonly unknown[]>(): Event<Args> {
  return { kind: "told", args: null };
}

/** The rejection of a call whose arguments do not have the shape in the table; the call itself was not made. */
export class WrongArguments extends Error {
  override readonly name = "WrongArguments";
}

/** Returns the arguments of a call as its row lets them through. Throws `WrongArguments`. */
export function checkedArguments(table: CallTable, name: string, args: readonly unknown[]): readonly unknown[] {
  const row = Object.hasOwn(table, name) ? table[name] : undefined;
  if (row?.args === null) return args;
  const checked = row === undefined ? null : v.safeParse(row.args, args, { abortEarly: true });
  if (checked?.success === true) return checked.output;
  throw new WrongArguments(`The arguments of ${name} are not what they should be.`);
}
