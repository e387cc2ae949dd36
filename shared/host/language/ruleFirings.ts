// Counts how often each rule of a file fires over the recorded solutions, from the coverage of the levels.
import { defined } from "../../base/defined";
import type { Work } from "../../base/work";
import type { Game } from "../../engine/dialect";
import { rangeOf } from "../../findings/locate";
import { NOT_COUNTED } from "../../pack/firingText";
import type { PackSource, SourceFile } from "../../pack/packSource";
import type { RuleFirings } from "../../rpc/language";
import { isBrokenText } from "../../text/brokenText";
import { nodeAt } from "../../text/jsonTree";
import { type CoverageCounter, countAll, rulePlace } from "../checks/coverage";
import { levelEntries } from "../checks/solutions";

/**
 * Returns how often each rule of a file fired, over the solutions of all levels in which it applies; pauses after each
 * move.
 */
export function* ruleFirings(
  pack: PackSource,
  game: Game | null,
  coverage: CoverageCounter,
  path: string,
): Work<readonly RuleFirings[]> {
  const file = pack.files.get(path);
  if (file === undefined) return [];
  const rules = pack.model?.rules(pack).filter((rule) => rule.file === path) ?? [];
  if (rules.length === 0) return [];
  const isOfStart = isStart(pack, file);
  // What an incomplete game plays says nothing about its rules.
  const isWhole = game !== null && !(pack.game !== null && isBrokenText(pack.game));
  const entries = isWhole ? levelEntries(pack, game).filter((entry) => !isOfStart || entry.file === file) : [];
  const byLevel = yield* countAll(entries, coverage);
  // Where an error lets no level be played nothing is known of the rules either.
  const isCounted = isWhole && (entries.length === 0 || byLevel.length > 0);
  return rules.map((rule) => {
    const place = rulePlace(rule);
    const levels = byLevel
      .map(({ level, rules: tallies }) => ({ id: level, fired: tallies[place]?.fired ?? 0 }))
      .filter(({ fired }) => fired > 0)
      .sort((a, b) => b.fired - a.fired);
    const fired = levels.reduce((sum, each) => sum + each.fired, 0);
    const node = nodeAt(file.tree, rule.at) ?? { offset: 0, length: 0 };
    const first = byLevel.find(({ firstFired }) => firstFired[place] !== undefined);
    return {
      id: rule.id,
      range: rangeOf(file.text, node),
      isCounted,
      fired,
      levels,
      never: byLevel.flatMap(({ level, moves, firstFired }) =>
        moves > 0 && firstFired[place] === undefined ? level : [],
      ),
      first: first === undefined ? null : { file: first.file, step: defined(first.firstFired[place]) },
      place,
    };
  });
}

/** The rules of a start hold in that one alone; those of any other file hold in all. */
function isStart({ model }: PackSource, { role }: SourceFile): boolean {
  return model?.roles[role]?.stands === "start";
}

/** Returns what a hover says of how often the rule of an id fires; nothing when the file has no such rule. */
export function firingLines(pack: PackSource, file: SourceFile, firings: readonly RuleFirings[], id: string): string[] {
  const rule = firings.find((each) => each.id === id);
  const words = pack.model?.words;
  if (rule === undefined || words === undefined) return [];
  if (!rule.isCounted) return [`Its firings are ${NOT_COUNTED}.`];
  if (rule.fired === 0) return [`Never fires on any ${words.record}.`];
  const levels = rule.levels.slice(0, 6).map((level) => `\`${level.id}\` ${level.fired}×`);
  const more = rule.levels.length > 6 ? `, and ${rule.levels.length - 6} more` : "";
  const of = isStart(pack, file) ? "" : ` of ${pack.levels.length}`;
  const where = `in ${rule.levels.length}${of} ${words.starts}: ${levels.join(", ")}${more}`;
  return [`Fires ${rule.fired}× over the ${words.records}, ${where}.`];
}
