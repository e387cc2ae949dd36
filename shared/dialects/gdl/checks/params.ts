// Checks what else a player chooses: params of interactions (gdl.md, A8).
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { looksLikePlayer } from "../expressions/playerText";
import type { CheckedGame } from "./checked";
import { found, interactionAt } from "./found";

export function paramFindings({ file, index }: CheckedGame): readonly Finding[] {
  return Array.from(index.interactions).flatMap(([interaction, { params }]) =>
    Object.entries(objectOf(params)).flatMap(([name, declaration]): readonly Finding[] => {
      const { type, options, min, max } = objectOf(declaration);
      if (type !== "int" && type !== "string") return [];
      const at = childPointer(interactionAt(interaction), "params", name);
      const isRange = type === "int" && min !== undefined && max !== undefined;
      if (options === undefined && !isRange) {
        const wanted = type === "int" ? 'a number: it needs "min" and "max"' : 'a text: it needs "options"';
        return [found("missing-field", file, at, `"${name}" is ${wanted}.`, { onKey: true })];
      }
      return listOf(options).flatMap((option, item) => {
        if (isChoice(option, type)) return [];
        const message = `This is no ${type === "int" ? "number" : "text"}, as "type" says.`;
        return [found("value-type", file, childPointer(at, "options", item), message)];
      });
    }),
  );
}

/** A text that looks like a player is one (decision D-7). */
function isChoice(option: Json, type: "int" | "string"): boolean {
  if (type === "int") return typeof option === "number";
  return typeof option === "string" && !looksLikePlayer(option);
}
