// The goals that a level without any can begin with: those of another level of the pack, written on lines of their own.
import { type Json, isJsonObject } from "../../../../base/json";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { inlineText } from "../../../../text/cellText";
import { inlineStyleOf } from "../../../../text/jsonStyle";
import { nodeAt, valueOf } from "../../../../text/jsonTree";
import type { LevelText } from "../layers/stroke";
import { levelSequence } from "./levelSequence";

/** Returns the goals of a level that make sense on any board: those that name no cell and no pattern of cells. */
export function goalsForAnyBoard({ tree }: LevelText): readonly Json[] {
  const list = nodeAt(tree, "/goals");
  const goals = tree.errors.length > 0 || list?.type !== "array" ? [] : valueOf(list);
  return Array.isArray(goals) ? goals.filter((goal: Json) => isJsonObject(goal) && !namesCells(goal)) : [];
}

/** Returns whether a value has a list of numbers, such as a cell, or of lists, such as a pattern. */
function namesCells(value: Json): boolean {
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    return items.some((item) => typeof item === "number" || Array.isArray(item) || namesCells(item));
  }
  return isJsonObject(value) && Object.values(value).some(namesCells);
}

/** Returns the nearest level with such goals: before the level of a file in the sequence, else after it. */
export function levelWithGoals(pack: PackSource, path: string): SourceFile | null {
  const { entries, unsequenced } = levelSequence(pack);
  const files = [...entries.flatMap((entry) => (entry.type === "level" ? (entry.file ?? []) : [])), ...unsequenced];
  const at = files.findIndex((file) => file.path === path);
  const near = [...files.slice(0, Math.max(at, 0)).reverse(), ...files.slice(at + 1)];
  return near.find((file) => goalsForAnyBoard(file).length > 0) ?? null;
}

/** Prints the goals of a level as a list of a level's text, with the braces as they are there. */
export function goalsText(goals: readonly Json[], like: LevelText | undefined): string {
  if (goals.length === 0) return "[]";
  const style = inlineStyleOf(like?.text ?? "", [like?.tree.root]);
  return `[\n${goals.map((goal) => `    ${inlineText(goal, style)}`).join(",\n")}\n  ]`;
}
