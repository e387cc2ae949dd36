// Parses the command line into a command.
import { parseArgs } from "node:util";

import { type Result, done, refused } from "../shared/base/result";
import { type SearchBudget, readDuration, readSize } from "./amounts";
import type { CheckOptions } from "./check";
import type { PerftCommand } from "./perft";
import type { SolveCommand } from "./solve";

export type Command =
  | { readonly name: "help" }
  | { readonly name: "check"; readonly packs: readonly string[]; readonly options: CheckOptions }
  | { readonly name: "compare"; readonly pack: string }
  | {
      readonly name: "diff";
      readonly before: string;
      readonly after: string;
      /** The folder with the files that neither of the two has; null: both are whole packs. */
      readonly rest: string | null;
      readonly json: boolean;
    }
  | { readonly name: "format"; readonly packs: readonly string[]; readonly check: boolean }
  | {
      readonly name: "publish";
      /** A pack's folder, or a single file that holds all of a session. */
      readonly pack: string;
      readonly session: string | null;
      readonly event: string | null;
      /** JSON, as it was given. */
      readonly payload: string | null;
      readonly seed: number | null;
      readonly isDry: boolean;
      readonly json: boolean;
    }
  | { readonly name: "perft"; readonly perft: PerftCommand }
  | { readonly name: "replay"; readonly folder: string; readonly profile: Profile | null }
  | { readonly name: "solve"; readonly solve: SolveCommand }
  | { readonly name: "schemas"; readonly folder: string }
  | {
      readonly name: "trace";
      readonly pack: string;
      readonly level: string;
      readonly step: number | null;
      /** Null prints the tree of what happened. */
      readonly question: TraceQuestion | null;
    };

export type TraceQuestion =
  /** Explains why the rule with this id did or did not fire. */
  | { readonly kind: "why"; readonly rule: string }
  /** Explains what caused the last change of a cell, a variable, a field, `win` or `lose`. */
  | { readonly kind: "because"; readonly what: string }
  /**
   * Finds where the same moves diverge in another profile of the language, or in another version of the pack in a
   * folder.
   */
  | { readonly kind: "compare"; readonly other: string };

export const PROFILES = ["published", "dsl-0.5"] as const;
export type Profile = (typeof PROFILES)[number];

/** Parses the arguments after the program's name. A refusal says what is wrong with them, as one sentence. */
export function parseCommand(args: readonly string[]): Result<Command, string> {
  const [name, ...rest] = args;
  if (name === undefined) return refused("No command given.");
  if (rest.includes("--help") || name === "--help" || name === "-h" || name === "help") return done({ name: "help" });
  try {
    switch (name) {
      case "check":
        return parseCheck(rest);
      case "compare":
        return parseCompare(rest);
      case "diff":
        return parseDiff(rest);
      case "format":
        return parseFormat(rest);
      case "publish":
        return parsePublish(rest);
      case "perft":
        return parsePerft(rest);
      case "replay":
        return parseReplay(rest);
      case "schemas":
        return parseSchemas(rest);
      case "solve":
        return parseSolve(rest);
      case "trace":
        return parseTrace(rest);
      default:
        return refused(`Unknown command "${name}".`);
    }
  } catch (error) {
    // Unknown options and missing values: Node's messages name them.
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function parseCheck(args: readonly string[]): Result<Command, string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      json: { type: "boolean", default: false },
      annotations: { type: "boolean", default: false },
      sarif: { type: "string" },
      fix: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      solve: { type: "boolean", default: false },
      ...BUDGET,
    },
    allowPositionals: true,
  });
  if (positionals.length === 0) return refused("check needs at least one pack folder.");
  const isDry = values["dry-run"];
  if (isDry && !values.fix) return refused("--dry-run shows what --fix would do; give both.");
  const fix = !values.fix ? null : isDry ? "show" : "apply";
  const budget = readBudget(values.budget, values.memory);
  if (!budget.ok) return budget;
  const solve = values.solve ? budget.value : null;
  const { json, annotations, sarif = null } = values;
  if (json && annotations) return refused("check takes only one of --json and --annotations.");
  const form = json ? "json" : annotations ? "annotations" : "text";
  return done({ name: "check", packs: positionals, options: { form, sarif, fix, solve } });
}

const BUDGET = {
  budget: { type: "string", default: "10s" },
  memory: { type: "string", default: "1G" },
} as const;

function readBudget(budget: string, memory: string): Result<SearchBudget, string> {
  const [budgetMs, memoryBytes] = [readDuration(budget), readSize(memory)];
  if (budgetMs === null) return refused(`--budget is a time for each level, such as 10s, not "${budget}".`);
  if (memoryBytes === null) return refused(`--memory is a size, such as 512M or 1G, not "${memory}".`);
  return done({ budgetMs, memoryBytes });
}

function parseCompare(args: readonly string[]): Result<Command, string> {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true });
  const [pack, ...more] = positionals;
  if (pack === undefined || more.length > 0) return refused("compare needs one pack folder.");
  return done({ name: "compare", pack });
}

function parseDiff(args: readonly string[]): Result<Command, string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { rest: { type: "string" }, json: { type: "boolean" } },
    allowPositionals: true,
  });
  const [before, after, ...more] = positionals;
  if (before === undefined || after === undefined || more.length > 0) return refused("diff needs two folders.");
  return done({ name: "diff", before, after, rest: values.rest ?? null, json: values.json === true });
}

function parseFormat(args: readonly string[]): Result<Command, string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { check: { type: "boolean" } },
    allowPositionals: true,
  });
  if (positionals.length === 0) return refused("format needs at least one pack folder.");
  return done({ name: "format", packs: positionals, check: values.check === true });
}

function parsePublish(args: readonly string[]): Result<Command, string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      session: { type: "string" },
      event: { type: "string" },
      payload: { type: "string" },
      seed: { type: "string" },
      "dry-run": { type: "boolean" },
      json: { type: "boolean" },
    },
    allowPositionals: true,
  });
  const [pack, ...more] = positionals;
  if (pack === undefined || more.length > 0) return refused("publish needs one pack folder or file.");
  const { session = null, event = null, payload = null, seed } = values;
  if (seed !== undefined && !/^-?\d+$/.test(seed)) return refused(`--seed is a whole number, not "${seed}".`);
  return done({
    name: "publish",
    pack,
    session,
    event,
    payload,
    seed: seed === undefined ? null : Number(seed),
    isDry: values["dry-run"] === true,
    json: values.json === true,
  });
}

/** More moves in a row are not counted in a lifetime. */
const MOST_DEPTH = 100;

function parsePerft(args: readonly string[]): Result<Command, string> {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { depth: text, start: text, seed: text, players: text, end: flag, divide: flag, json: flag },
    allowPositionals: true,
  });
  const [pack, ...more] = positionals;
  if (pack === undefined || more.length > 0) return refused("perft needs one pack folder or rules file.");
  const depth = readCount(values.depth);
  if (depth === null || depth < 1 || depth > MOST_DEPTH) return refused("perft needs --depth N, a number from 1.");
  const seed = values.seed === undefined ? 1 : readCount(values.seed);
  if (seed === null) return refused(`--seed is a number from 0, not "${values.seed}".`);
  const players = readCount(values.players);
  if (values.players !== undefined && players === null) {
    return refused(`--players is a number, not "${values.players}".`);
  }
  const { start = null, end, divide, json } = values;
  const isSet = { withEnds: end === true, divide: divide === true, json: json === true };
  return done({ name: "perft", perft: { pack, depth, start, seed, players, ...isSet } });
}

function readCount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

function parseReplay(args: readonly string[]): Result<Command, string> {
  const { values } = parseArgs({
    args: [...args],
    options: { packs: { type: "string" }, profile: { type: "string" } },
  });
  if (values.packs === undefined) return refused("replay needs --packs DIR.");
  const profile = readProfile(values.profile);
  return profile.ok ? done({ name: "replay", folder: values.packs, profile: profile.value }) : profile;
}

function readProfile(text: string | undefined): Result<Profile | null, string> {
  if (text === undefined) return done(null);
  const profile = PROFILES.find((each) => each === text);
  return profile === undefined ? refused(`--profile is ${PROFILES.join(" or ")}, not "${text}".`) : done(profile);
}

function parseSolve(args: readonly string[]): Result<Command, string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      ...BUDGET,
      profile: { type: "string" },
      json: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [pack, ...levels] = positionals;
  if (pack === undefined) return refused("solve needs a pack folder.");
  const budget = readBudget(values.budget, values.memory);
  if (!budget.ok) return budget;
  const profile = readProfile(values.profile);
  if (!profile.ok) return profile;
  const solve = { pack, levels, ...budget.value, profile: profile.value, json: values.json };
  return done({ name: "solve", solve });
}

function parseSchemas(args: readonly string[]): Result<Command, string> {
  const { values } = parseArgs({ args: [...args], options: { out: { type: "string" } } });
  return values.out === undefined ? refused("schemas needs --out DIR.") : done({ name: "schemas", folder: values.out });
}

function parseTrace(args: readonly string[]): Result<Command, string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      step: { type: "string" },
      why: { type: "string" },
      because: { type: "string" },
      compare: { type: "string" },
    },
    allowPositionals: true,
  });
  const [pack, level, extra] = positionals;
  if (pack === undefined || level === undefined) return refused("trace needs a pack folder and a level's id.");
  if (extra !== undefined) return refused(`trace takes one pack and one level; unexpected argument "${extra}".`);
  const { step, why, because, compare } = values;
  const questions: readonly TraceQuestion[] = [
    ...(why === undefined ? [] : [{ kind: "why", rule: why } as const]),
    ...(because === undefined ? [] : [{ kind: "because", what: because } as const]),
    ...(compare === undefined ? [] : [{ kind: "compare", other: compare } as const]),
  ];
  if (questions.length > 1) return refused("trace takes only one of --why, --because and --compare.");
  const [question = null] = questions;
  if (step === undefined) return done({ name: "trace", pack, level, step: null, question });
  if (!/^\d+$/.test(step)) return refused(`--step is a turn's number, 0 for loading, not "${step}".`);
  return done({ name: "trace", pack, level, step: Number(step), question });
}
