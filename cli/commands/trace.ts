// Defines `gridwright trace`.
import { Command, Option } from "@commander-js/extra-typings";
import { type CommandContext, usageError } from "../commandContext";
import type { TraceQuestion } from "../trace";
import { jsonOption } from "./options";

export function traceCommand(context: CommandContext) {
  return new Command("trace")
    .summary("print what happened in recorded moves, and why")
    .description("Prints each recorded move of a level or game as a tree of what happened. Turn 0 is loading.")
    .usage("PACK LEVEL [options]")
    .argument("<PACK>", "a pack's folder")
    .argument("<LEVEL>", "a level's id")
    .option("--step <N>", "only this turn; 0 is loading", parseStep)
    .option("--why <RULE_OR_ACTION>", "explain for each turn why the rule fired or did not, or what stopped the action")
    .option(
      "--at <PLACES>",
      "with --why: explain a move on these places, such as E2,E4 or 1,0;2,0, instead of the recorded one",
      readPlaces,
    )
    .addOption(
      new Option(
        "--because <WHAT>",
        "explain what caused the last change of a cell (3,2), a variable, a field of the state, the win or the loss, back to the key press",
      ).conflicts("why"),
    )
    .addOption(
      new Option(
        "--compare <OTHER>",
        "find where the same moves diverge as published or as dsl-0.5, or by the rules of another version of the pack, in a folder",
      ).conflicts(["why", "because"]),
    )
    .addOption(jsonOption("print one JSON object"))
    .addHelpText("after", AFTER)
    .action(async (pack, level, { step = null, why, at, because, compare, json = false }) => {
      if (at !== undefined && why === undefined) throw usageError("--at is for --why.");
      const question = questionOf(why, at, because, compare);
      await context.run(async () => (await import("../trace")).trace, { pack, level, step, question, json });
    });
}

/** Returns the places of a list, between commas; where there are spaces or semicolons, between those: hexes have commas. */
function readPlaces(text: string): readonly string[] {
  const places = text.split(/[\s;]/.test(text.trim()) ? /[\s;]+/ : ",").map((place) => place.trim());
  const named = places.filter((place) => place !== "");
  if (named.length === 0) throw usageError("--at names the places of a move, such as E2,E4.");
  return named;
}

function questionOf(
  why?: string,
  at: readonly string[] | null = null,
  because?: string,
  compare?: string,
): TraceQuestion | null {
  if (why !== undefined) return { kind: "why", rule: why, at };
  if (because !== undefined) return { kind: "because", what: because };
  return compare === undefined ? null : { kind: "compare", other: compare };
}

function parseStep(text: string): number {
  if (!/^\d+$/.test(text)) throw usageError(`--step is a turn's number, 0 for loading, not "${text}".`);
  return Number(text);
}

const AFTER = `
With --because and --step: the last change in that turn or before.
--json prints {"level","turns":[{"turn","action","accepted","won","lost","outcome","passes","lines"}]}, and
{"level","diverges","lines"} for --compare. "outcome" is {"kind":"won"|"lost"|"draw"|"stuck","seat","reason"}, or null
while the level goes on. "passes" is true where the recorded moves come to what they should (a win, or the outcome that
a board game's file expects), false where they come to the opposite, else null.
Exits with 1 if the runs of --compare diverge.`;
