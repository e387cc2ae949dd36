// What is found wrong with a game while it is loaded, each with its place (gdl.md, A11).
import { type Json, type JsonPointer, childPointer } from "../../../base/json";
import type { Span } from "../expressions/tokens";

/** An error keeps the game from being played; a warning does not. */
export interface LoadProblem {
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly at: JsonPointer;
  /** The part of the string there that it is about; null: all of it, or no string. */
  readonly within: Span | null;
}

/** More are not collected: nobody reads them. */
const MOST = 500;

/** Collects problems; those at the same place are reported once. */
export class Problems {
  readonly list: LoadProblem[] = [];
  hasErrors = false;

  error(at: JsonPointer, message: string, within: Span | null = null): void {
    this.hasErrors = true;
    this.add({ severity: "error", message, at, within });
  }

  warn(at: JsonPointer, message: string, within: Span | null = null): void {
    this.add({ severity: "warning", message, at, within });
  }

  private add(problem: LoadProblem): void {
    if (this.list.length < MOST) this.list.push(problem);
  }
}

/** A value of the game's JSON with its place. */
export interface Placed {
  readonly value: Json | undefined;
  readonly at: JsonPointer;
}

/** Returns a member of an object with its place; its value is undefined when there is none. */
export function member({ value, at }: Placed, key: string | number): Placed {
  const place = childPointer(at, key);
  if (typeof value !== "object" || value === null) return { value: undefined, at: place };
  return { value: Object.hasOwn(value, key) ? (value as Readonly<Record<string, Json>>)[key] : undefined, at: place };
}

/** Returns the members of an object, or the elements of a list, with their places. */
export function members(placed: Placed): readonly (readonly [key: string, member: Placed])[] {
  const { value } = placed;
  if (typeof value !== "object" || value === null) return [];
  return Object.keys(value).map((key) => [key, member(placed, key)]);
}

/** Returns the elements of a list with their places; none when it is no list. */
export function elements(placed: Placed): readonly Placed[] {
  return Array.isArray(placed.value) ? placed.value.map((_, index) => member(placed, index)) : [];
}

/** Returns the elements of a list, or a single value as the one element. */
export function oneOrMore(placed: Placed): readonly Placed[] {
  if (placed.value === undefined) return [];
  return Array.isArray(placed.value) ? elements(placed) : [placed];
}

export function textIn({ value }: Placed): string | null {
  return typeof value === "string" ? value : null;
}

export function numberIn({ value }: Placed): number | null {
  return typeof value === "number" ? value : null;
}
