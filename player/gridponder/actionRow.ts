// Actions that are not moves of the board: buttons, and forms for those with other params.
import { defined } from "../../shared/base/defined";
import type { Json } from "../../shared/base/json";
import { valueText } from "../../shared/dialects/gridponder/presentation/valueText";
import type { ActionOffer } from "../../shared/engine/playableLevel";
import type { GameAction } from "../../shared/engine/turnRecord";
import { chosenValue } from "../../renderer/gridponder/controls/chosenValue";
import { type Controls, wordsOf } from "../../renderer/gridponder/controls/controls";
import { button, element } from "../page/dom";

/** Returns the actions to choose from; null where a game has none. */
export function actionRow({ buttons, others }: Controls, act: (action: GameAction) => void): HTMLElement | null {
  if (buttons.length === 0 && others.length === 0) return null;
  return element(
    "fieldset",
    { class: "page-actions", "aria-label": "Actions" },
    ...buttons.map(({ label, action, key }) => button(label, () => act(action), { key })),
    ...others.map((offer) => actionForm(offer, act)),
  );
}

function actionForm(offer: ActionOffer, act: (action: GameAction) => void): HTMLElement {
  const fields = Object.keys(offer.params).map((name) => ({ name, control: controlOf(offer, name) }));
  const play = (): void => {
    const params = fields.map(({ name, control }) => [name, chosenValue(offer, name, control.value)] as const);
    act({ ...(Object.fromEntries(params) as Record<string, Json>), action: offer.id });
  };
  const labels = fields.map(({ name, control }) => element("label", {}, wordsOf(name), control));
  return element("div", { class: "page-action-form" }, ...labels, button(wordsOf(offer.id), play));
}

function controlOf(offer: ActionOffer, name: string): HTMLInputElement | HTMLSelectElement {
  const { values, type } = defined(offer.params[name]);
  if (values === null) return element("input", { placeholder: type === "position" ? "x, y" : type });
  const options = values.map((value, index) => element("option", { value: String(index) }, valueText(value)));
  return element("select", {}, ...options);
}
