// What a debugger asks of a board game's texts.
import type { Json } from "../../../base/json";
import type { BreakNames } from "../../../engine/breakpoints/breakPlaces";
import type { ConditionPlace, DebugLanguage } from "../../../language/debugLanguage";
import { packWithText } from "../../../pack/packFiles";
import type { PackSource } from "../../../pack/packSource";
import { nodeAt } from "../../../text/jsonTree";
import { indexGame } from "../text/names/gameIndex";
import { parseOnce } from "../text/strings/reading";

export const gdlDebug: DebugLanguage = {
  conditionPlace: (pack, _on, text) => conditionPlace(pack, text),
  conditionRefusal,
  breakNames,
  ruleGraph: () => ({ rules: [], cycles: [], events: [], maxPasses: 0 }),
};

/** The pack with one interaction more, whose only condition is the text. */
function conditionPlace(pack: PackSource, text: string): ConditionPlace | null {
  const { game } = pack;
  const list = game === null ? undefined : nodeAt(game.tree, "/interactions/list");
  if (game === null || list?.type !== "object") return null;
  const head = '"a breakpoint": {"effects": [], "conditions": [';
  const at = list.offset + 1;
  const close = `\n]}${(list.children ?? []).length > 0 ? "," : ""}`;
  const before = game.text.slice(0, at) + head;
  const next = packWithText(pack, game.path, before + text + close + game.text.slice(at));
  const file = next.files.get(game.path);
  return file === undefined ? null : { pack: next, file, offset: before.length };
}

function conditionRefusal(value: Json): string | null {
  if (typeof value !== "string") return "A condition is an expression in quotes, such as \"eq(entity.rank, 'king')\".";
  return parseOnce(value).problem?.message ?? null;
}

function breakNames(pack: PackSource): BreakNames {
  const { interactions, stateVariables, schemas } = indexGame(pack);
  return {
    rules: [...interactions.keys()],
    events: [],
    variables: [...stateVariables.keys()].sort(),
    kinds: [...schemas.keys()],
  };
}
