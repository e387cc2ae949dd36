// A compiled expression: a function that gives its value now, and what is known of it before it runs.
import type { Value } from "../values/value";

export interface Code {
  readonly run: () => Value;
  /** What it may give, bits of `Kind`. */
  readonly kinds: number;
  /** It may throw a fault. */
  readonly fails: boolean;
  /** What its value depends on, bits of `Reads`. */
  readonly reads: number;
  /** The value itself where it is always the same. */
  readonly constant?: Value;
}

/** A compiled effect. */
export interface Effect {
  readonly run: () => void;
  /** It may throw a fault. */
  readonly fails: boolean;
}

/**
 * What a value may depend on. `owner`: the player that owns the moving entity; `entity`: the entity in any other way;
 * `actor`: the acting player; `current`: the current player; `state`: anything else that moves change.
 */
export const Reads = {
  start: 1,
  target: 2,
  owner: 4,
  entity: 8,
  actor: 16,
  current: 32,
  params: 64,
  state: 128,
  letter: 256,
} as const;

/** Makes the code of a function from that of its arguments: it depends on what they do, and fails when they may. */
export function codeOf(run: () => Value, kinds: number, fails: boolean, parts: readonly Code[], reads = 0): Code {
  return {
    run,
    kinds,
    fails: fails || parts.some((part) => part.fails),
    reads: parts.reduce((all, part) => all | part.reads, reads),
  };
}

/** Returns whether a code gives only these kinds of values. */
export function isOnly(code: Code, kinds: number): boolean {
  return (code.kinds & ~kinds) === 0;
}
