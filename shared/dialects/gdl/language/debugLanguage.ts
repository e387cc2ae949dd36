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
  conditionsAreTexts: true,
  conditionPlace: (pack, _on, text) => conditionPlace(pack, text),
  conditionRefusal,
  breakNames,
  ruleGraph: () => ({ rules: [], cycles: [], events: [], maxPasses: 0, passes: "pass" }),
};

/** Functions that only ends of the game may ask. */
const ONLY_ENDS = /\bget_all_legal_moves_for\b/;

/**
 * Returns the pack with one interaction more, whose only condition is the text; or one end of the game, where that is
 * needed.
 */
function conditionPlace(pack: PackSource, text: string): ConditionPlace | null {
  const { game } = pack;
  const list = game === null ? undefined : nodeAt(game.tree, "/interactions/list");
  if (game === null || list?.type !== "object") return null;
  const ends = ONLY_ENDS.test(text) ? nodeAt(game.tree, "/end_conditions/conditions") : undefined;
  const into = ends?.type === "array" ? ends : list;
  const isEnd = into === ends;
  const head = isEnd ? '{"type": "draw", "condition": ' : '"a breakpoint": {"effects": [], "conditions": [';
  const at = into.offset + 1;
  const close = `\n${isEnd ? "}" : "]}"}${(into.children ?? []).length > 0 ? "," : ""}`;
  const before = game.text.slice(0, at) + head;
  const next = packWithText(pack, game.path, before + text + close + game.text.slice(at));
  const file = next.files.get(game.path);
  return file === undefined ? null : { pack: next, file, offset: before.length };
}

function conditionRefusal(value: Json): string | null {
  if (typeof value !== "string") return "A condition is an expression, such as eq(entity.rank, 'king').";
  return parseOnce(value).problem?.message ?? null;
}

function breakNames(pack: PackSource): BreakNames {
  const { interactions, stateVariables, schemas, phases } = indexGame(pack);
  return {
    rules: [...interactions.keys()],
    events: [],
    variables: [...stateVariables.keys(), "phase", "current"].sort(),
    kinds: [...schemas.keys()],
    phases: [...phases.keys()],
  };
}
