// Finds directions that an action does not have and several moves of gold paths go: they are missing where it is declared.
import { type Json, childPointer, isJsonObject, listOf, objectOf } from "../../../../base/json";
import { isTypo } from "../../../../base/typos";
import type { Finding, Fix } from "../../../../findings/finding";
import { nodeAt } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { readGoldPath } from "../../text/levels/goldPath";
import { DIRECTIONS } from "../../text/directions";
import type { IndexedItem, PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

/** A single move may be the mistake itself. */
const FEWEST = 2;

/** Returns a finding for each such direction; its param `name` is the direction. */
export function lackingDirections({ actions, levels }: PackIndex): readonly Finding[] {
  const params = actions.flatMap((action) =>
    Object.entries(objectOf(action.value["params"])).flatMap(([name, declared]) => {
      if (!isJsonObject(declared) || declared["type"] !== "direction" || !Array.isArray(declared["values"])) return [];
      return [{ action, name, values: listOf(declared["values"]), moves: new Map<string, number>() }];
    }),
  );
  if (params.length === 0) return [];
  for (const { file } of levels) {
    for (const { move } of readGoldPath(file.tree)) {
      for (const { action, name, values, moves } of params) {
        const value = move?.action === action.id ? move[name] : undefined;
        if (typeof value !== "string" || values.includes(value)) continue;
        moves.set(value, (moves.get(value) ?? 0) + 1);
      }
    }
  }
  return params.flatMap(({ action, name, values, moves }) =>
    Array.from(moves).flatMap(([direction, count]): readonly Finding[] => {
      const isKnown = DIRECTIONS.some((each) => each.name === direction);
      if (count < FEWEST || !isKnown || values.some((each) => typeof each === "string" && isTypo(direction, each)))
        return [];
      const at = childPointer(action.at, "params", name, "values");
      const message = `"${name}" of the action "${action.id}" lacks "${direction}", which ${count} moves of the solutions use.`;
      const fixes = directionFixes(action, at, values, direction);
      return [found("action-param", action.file, at, message, { params: { name: direction }, fixes })];
    }),
  );
}

/** Returns the fix that writes the direction in place of one that is there twice, else after the others. */
function directionFixes({ file }: IndexedItem, at: string, values: readonly Json[], direction: string): readonly Fix[] {
  const list = nodeAt(file.tree, at);
  if (list === undefined) return [];
  const text = JSON.stringify(direction);
  const twice = list.children?.find((_, index) => values.indexOf(values[index] ?? null) < index);
  const insert = new Map([[values.length, [text]]]);
  const edits =
    twice === undefined
      ? sequenceEdits(file.text, list, { insert }, layoutNear(file.text, file.tree, list))
      : [{ offset: twice.offset, length: twice.length, text }];
  return [{ title: `${twice === undefined ? "Add" : "Change to"} ${text}`, changes: [{ file: file.path, edits }] }];
}
