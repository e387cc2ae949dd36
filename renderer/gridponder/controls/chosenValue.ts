// The value of an action's param as it is typed or chosen from a list.
import { defined } from "../../../shared/base/defined";
import type { Json } from "../../../shared/base/json";
import type { ActionOffer } from "../../../shared/engine/playableLevel";

/** Returns one of the declared values by its number, a position `3, 2`, a number, or the text. */
export function chosenValue(offer: ActionOffer, name: string, text: string | undefined): Json {
  const { values, type } = defined(offer.params[name]);
  if (values !== null) return values[Number(text ?? "0")] ?? null;
  const numbers = (text ?? "")
    .split(/[\s,]+/)
    .filter((part) => part !== "")
    .map(Number);
  if (type === "position") return numbers;
  return type === "integer" || type === "number" ? (numbers[0] ?? null) : (text ?? "");
}
