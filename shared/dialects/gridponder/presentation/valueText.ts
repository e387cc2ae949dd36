// How the values of payloads, arguments and params read: which members are places, and which go without a name.
import { valueTexts } from "../../../engine/trace/valueText";

export const texts = valueTexts({
  noPlaces: new Set(["size", "inputValues", "sequence", "queue", "pipeSlots"]),
  sizes: new Set(["size"]),
  unnamed: ["layer", "position", "direction", "kind", "item", "name", "from", "to", "toKind"],
  results: new Set(["to", "toKind"]),
  where: ["position", "toPosition", "fromPosition"],
});

export const { actionText, argumentsText, entityText, eventText, memberText, valueText } = texts;
