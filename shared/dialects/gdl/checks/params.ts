// Checks what else a player chooses: params of interactions (gdl.md, A8).
import { type Json, type JsonObject, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { namesIn } from "../expressions/expression";
import { looksLikePlayer } from "../expressions/playerText";
import { BY } from "../text/games/moveText";
import { fixedMeaning } from "../text/strings/names";
import { type CheckedGame, expressionsOf } from "./checked";
import { found, interactionAt, removing, swappingBounds } from "./found";

export function paramFindings({ file, index }: CheckedGame): readonly Finding[] {
  return Array.from(index.interactions).flatMap(([interaction, written]) => {
    const { params } = written;
    const read = namesRead(written);
    return Object.entries(objectOf(params)).flatMap(([name, declaration]): readonly Finding[] => {
      const { type, options, min, max } = objectOf(declaration);
      const at = childPointer(interactionAt(interaction), "params", name);
      const taken = takenBecause(name) ?? (name === BY && mayBeOfSeveral(interaction, index.phases) ? TELLS_WHO : null);
      if (taken !== null) return [found("name-taken", file, at, taken, { onKey: true, params: { name } })];
      if (read !== null && !read.has(name)) {
        const message = `Nothing reads "${name}": every choice of it makes the same move.`;
        return [found("unused-param", file, at, message, { onKey: true, params: { name } })];
      }
      const least = typeof min === "number" && typeof max === "number" && min > max;
      if (least && type === "int" && options === undefined) {
        const message = `From ${min} to ${max} there is no number: "${interaction}" can never be done.`;
        return [found("no-choice", file, childPointer(at, "max"), message, { fixes: swappingBounds(file, at) })];
      }
      if (type !== "int" && type !== "string") return [];
      const isRange = type === "int" && min !== undefined && max !== undefined;
      if (options === undefined && !isRange) {
        const wanted = type === "int" ? 'a number: it needs "min" and "max"' : 'a text: it needs "options"';
        return [found("missing-field", file, at, `"${name}" is ${wanted}.`, { onKey: true })];
      }
      return listOf(options).flatMap((option, item) => {
        if (listOf(options).indexOf(option) < item) {
          const message = `${JSON.stringify(option)} is there already: the second one makes the same move.`;
          const fixes = removing(file, childPointer(at, "options", item), "Remove this one");
          return [found("choice-twice", file, childPointer(at, "options", item), message, { fixes })];
        }
        if (isChoice(option, type)) return [];
        const message = `This is no ${type === "int" ? "number" : "text"}, as "type" says.`;
        return [found("value-type", file, childPointer(at, "options", item), message)];
      });
    });
  });
}

/** Returns the names that an interaction's expressions read; null where one of them is not complete. */
function namesRead({
  conditions,
  effects,
  post_conditions: after,
  params,
  from,
}: JsonObject): ReadonlySet<string> | null {
  const choices = Object.values(objectOf(params)).map(objectOf);
  const bounds = choices.flatMap(({ min, max }) => [min, max]).filter((each) => typeof each === "string");
  const names = new Set<string>();
  for (const each of [conditions, effects, after, bounds, from]) {
    const read = expressionsOf(each, "");
    const count = Array.isArray(each) ? each.length : typeof each === "string" ? 1 : 0;
    if (read.length < count) return null;
    for (const { expression } of read) for (const name of namesIn(expression)) names.add(name);
  }
  return names;
}

/** Returns why a param cannot be called so, as a sentence; null for a name that it can have. */
function takenBecause(name: string): string | null {
  const meaning = fixedMeaning(name);
  if (meaning !== null) return `In expressions "${name}" is ${meaning}: no rule can read this choice.`;
  if (name === "action" || name === "path")
    return `A recorded move says something else by "${name}": it keeps no such choice.`;
  return /^[A-Za-z_]\w*$/.test(name) ? null : `"${name}" is no name for expressions: no rule can read this choice.`;
}

const TELLS_WHO = `A recorded move says by "${BY}" who of several makes it: with this choice it cannot.`;

/** Whether an interaction is allowed in a phase in which more than one player may act. */
function mayBeOfSeveral(interaction: string, phases: ReadonlyMap<string, JsonObject>): boolean {
  return Array.from(phases.values()).some(({ actors, allowed_actions: allowed }) => {
    return (actors === "all" || listOf(actors).length > 1) && listOf(allowed).includes(interaction);
  });
}

/** A text that looks like a player is one (decision D-7). */
function isChoice(option: Json, type: "int" | "string"): boolean {
  if (type === "int") return typeof option === "number";
  return typeof option === "string" && !looksLikePlayer(option);
}
