// Defines `gridwright insight`.
import type { Observed } from "../../shared/engine/search/observed";
import { type CommandContext, usageError } from "../commandContext";
import { readObserved } from "../../shared/engine/search/observedText";
import { searchCommand } from "./options";

export function insightCommand(context: CommandContext) {
  return searchCommand("insight")
    .summary("tell ways, difficulty, traps and dead ends of each level")
    .description(
      "Searches all of each level and tells in how many ways it can be won, how hard that is by chance, where one gets " +
        "stuck, and what must not stand where. What rests on states that were not searched is left out or said to be so.",
    )
    .option("--parts", "leave out each part of a level, and tell what it is for")
    .option("--versions", "tell which rows of the table of versions (V1 to V9) the shortest solution depends on")
    .option("--must <WHAT>", "solve with this happening; may be given again", collected("--must"))
    .option("--must-not <WHAT>", "solve without this happening; may be given again", collected("--must-not"))
    .option("--play <WHAT>", "find a play in which this happens, or prove that none does", collected("--play"))
    .addHelpText("after", AFTER)
    .action(
      async (pack, levels, { parts = false, versions = false, must = [], mustNot = [], play = [], ...options }) => {
        const { budget, memory, profile = null, json = false } = options;
        const constraints = [
          ...must.map((what) => ({ must: true, what })),
          ...mustNot.map((what) => ({ must: false, what })),
        ];
        const budgets = { budgetMs: budget, memoryBytes: memory };
        await context.run(async () => (await import("../solving/insight")).insight, {
          ...budgets,
          pack,
          levels,
          profile,
          json,
          parts,
          versions,
          constraints,
          plays: play,
        });
      },
    );
}

/** Reads an option that may be given several times. */
function collected(option: string): (text: string, known?: readonly Observed[]) => readonly Observed[] {
  return (text, known = []) => {
    const read = readObserved(text);
    if (!read.ok) throw usageError(`${option}: ${read.refusal}`);
    return [...known, read.value];
  };
}

const AFTER = `
WHAT is rule:ID (the rule fires), event:TYPE or "event:TYPE member=value" (an event comes about), KIND@X,Y (such an
entity stands there), or a condition of the language as JSON. Each search, also that of each part, each row and each
WHAT, has the whole --budget.
Exits with 1 if a level has no solution, or cannot be played.`;
