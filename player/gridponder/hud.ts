// How the game stands: the level's guide, its goals, moves, what is carried, variables.
import { type Json, isJsonObject } from "../../shared/base/json";
import { valueText } from "../../shared/dialects/gridponder/presentation/valueText";
import { stateView } from "../../shared/dialects/gridponder/text/board/stateView";
import { movesLeft } from "../../shared/dialects/gridponder/text/levels/movesLimit";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import type { Looks } from "../../renderer/gridponder/board/looks";
import { wordsOf } from "../../renderer/gridponder/controls/controls";
import { goalText } from "../../renderer/gridponder/controls/goalText";
import { element } from "../page/dom";
import type { PlayedLevel } from "./playedLevel";

/** Shows in `place` how a level stands after a turn; `moves`: how many were made. */
export function showHud(
  place: HTMLElement,
  { file, texts: { game }, looks }: PlayedLevel,
  turn: TurnRecord,
  moves: number,
): void {
  const goals = shows(game, "showGoal") ? goalList(turn, game) : null;
  place.replaceChildren(...[goals, factList(turn, moves, file.value, looks)].filter((part) => part !== null));
}

/** Returns the text that a level's author shows with it; null for none. */
export function guideOf(level: Json | undefined, game: Json | undefined): string | null {
  const guide = isJsonObject(level) && shows(game, "showGuide") ? level["guide"] : undefined;
  return typeof guide === "string" && guide !== "" ? guide : null;
}

/** A game may hide parts of the screen; it shows what it says nothing of. */
function shows(game: Json | undefined, member: string): boolean {
  const ui = isJsonObject(game) ? game["ui"] : undefined;
  return !isJsonObject(ui) || ui[member] !== false;
}

function goalList({ goals }: TurnRecord, game: Json | undefined): HTMLElement | null {
  if (goals.length === 0) return null;
  const rows = goals.map((goal) => {
    const text = goalText(game, goal);
    const percent = String(Math.round(goal.progress * 100));
    return element(
      "li",
      { "data-met": goal.met ? "true" : null },
      element("span", {}, text),
      element("span", { class: "page-muted" }, goal.met ? "met" : `${percent} %`),
      element("progress", { max: "100", value: percent, "aria-label": `Progress: ${text}` }),
    );
  });
  return element("ul", { class: "page-goals", "aria-label": "Goals" }, ...rows);
}

function factList({ after }: TurnRecord, moves: number, level: Json | undefined, looks: Looks): HTMLElement {
  const { avatar, variables, actionCount } = stateView(after);
  const left = movesLeft(level, actionCount);
  const item = avatar?.enabled === true ? avatar.item : null;
  const rows: readonly (readonly [name: string, text: string])[] = [
    ["Moves", String(moves)],
    ...(left === null ? [] : [["Moves left", String(left)] as const]),
    ...(item === null ? [] : [["Carries", looks.kinds.get(item)?.uiName ?? item] as const]),
    ...Object.keys(variables)
      .sort()
      .map((name) => [wordsOf(name), valueText(variables[name])] as const),
  ];
  const cells = rows.flatMap(([name, text]) => [element("dt", {}, name), element("dd", {}, text)]);
  return element("dl", { class: "page-facts" }, ...cells);
}
