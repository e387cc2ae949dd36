// How often each rule of a file fires over the recorded solutions, as the coverage of the levels says.
import type { Work } from "../../base/work";
import type { Game } from "../../engine/dialect";
import { rangeOf } from "../../findings/locate";
import { indexPack } from "../../dialects/gridponder/text/names/packIndex";
import type { PackSource } from "../../pack/packSource";
import type { IndexedRule } from "../../dialects/gridponder/text/names/ruleIndex";
import type { RuleFirings } from "../../rpc/language";
import { nodeAt } from "../../text/jsonTree";
import { type CoverageCounter, countAll } from "../checks/coverage";
import { levelEntries } from "../checks/goldPaths";

/** How often each rule of a file fired, over the gold paths of all levels it holds in; a move a step. */
export function* ruleFirings(
  pack: PackSource,
  game: Game | null,
  coverage: CoverageCounter,
  path: string,
): Work<readonly RuleFirings[]> {
  const file = pack.files.get(path);
  if (file === undefined) return [];
  const index = indexPack(pack);
  const rules = [...index.rules, ...index.levels.flatMap((level) => level.rules)].filter((rule) => rule.file === file);
  if (rules.length === 0) return [];
  const entries = levelEntries(pack, game).filter((entry) => file === pack.game || entry.file === file);
  const byLevel = yield* countAll(entries, coverage);
  return rules.map((rule) => {
    const levels = byLevel
      .map(({ level, rules: tallies }) => ({ id: level, fired: tallies[placeOf(rule)]?.fired ?? 0 }))
      .filter(({ fired }) => fired > 0)
      .sort((a, b) => b.fired - a.fired);
    const fired = levels.reduce((sum, each) => sum + each.fired, 0);
    const node = nodeAt(file.tree, rule.at) ?? { offset: 0, length: 0 };
    const place = placeOf(rule);
    const first = byLevel.find(({ firstFired }) => firstFired[place] !== undefined);
    return {
      id: rule.id,
      range: rangeOf(file.text, node),
      fired,
      levels,
      never: byLevel.flatMap(({ level, moves, firstFired }) =>
        moves > 0 && firstFired[place] === undefined ? level : [],
      ),
      first: first === undefined ? null : { file: first.file, step: first.firstFired[place]! },
      place,
    };
  });
}

/** The rule's place as coverage tells it. */
function placeOf({ file, at }: IndexedRule): string {
  return `${file.path}#${at}`;
}
