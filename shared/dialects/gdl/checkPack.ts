// Checks a pack from its texts, then by loading its games: what keeps one from being played is always told.
import type { Work } from "../../base/work";
import type { Finding } from "../../findings/finding";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { checkGdl } from "./checks/check";
import { found } from "./checks/found";
import { loadErrors } from "./startedGame";

/** Returns all findings on a pack. Never throws, whatever the texts hold. Pauses after each file. */
export function* checkPack(pack: PackSource): Work<readonly Finding[]> {
  const findings = yield* checkGdl(pack);
  const { game } = pack;
  if (game === null || findings.some(({ severity }) => severity === "error")) return findings;
  yield;
  return withLoadErrors(findings, pack, game);
}

/**
 * Adds what else keeps games from being played. Where a place has a finding already, that becomes an error. Called where
 * no check has found an error: most have one of their own.
 */
function withLoadErrors(findings: readonly Finding[], pack: PackSource, file: SourceFile): readonly Finding[] {
  const errors = new Map<string, Finding>();
  for (const start of [file, ...pack.levels.filter(({ role }) => role === "start")]) {
    for (const { at, within, message } of loadErrors(file, start)) {
      const part = within === null ? at : { at, within: { offset: within.from, length: within.to - within.from } };
      const place = at === "/start" || at.startsWith("/start/") ? start : file;
      const error = found("cannot-be-played", place, part, message);
      if (!errors.has(placeOf(error))) errors.set(placeOf(error), error);
    }
  }
  const told = findings.map((each): Finding => (errors.has(placeOf(each)) ? { ...each, severity: "error" } : each));
  for (const each of findings) errors.delete(placeOf(each));
  return [...told, ...errors.values()];
}

/** Returns a finding's file and the value there that it is about. */
function placeOf({ file, at }: Finding): string {
  const pointer = typeof at === "string" ? at : "at" in at ? at.at : JSON.stringify(at);
  return `${file} ${pointer}`;
}
