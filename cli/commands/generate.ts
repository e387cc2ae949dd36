// Defines `gridwright generate`.
import { Command, Option } from "@commander-js/extra-typings";
import type { Position } from "../../shared/base/boardView";
import type { Criteria, Range, RankBy } from "../../shared/engine/search/generate/generateOutcome";
import { readDuration } from "../amounts";
import { type CommandContext, usageError } from "../commandContext";
import { readObserved } from "../../shared/engine/search/observedText";
import { budgetOption, countParser, jsonOption, memoryOption, profileOption } from "./options";

export function generateCommand(context: CommandContext) {
  return new Command("generate")
    .summary("make levels like a given one that meet criteria")
    .description(
      "Makes levels by moving what stands on a level's board, solves each, and keeps the best of those that meet the " +
        "criteria. The same seed makes the same candidates.",
    )
    .usage("PACK LEVEL [options]")
    .argument("<PACK>", "a pack's folder")
    .argument("<LEVEL>", "the id of the level to start from")
    .option("--criteria <LIST...>", "what a level must be like, such as solution_length:10:30", readCriteria)
    .option(
      "--kinds <KINDS>",
      "kinds that may move, with commas between; ground kinds named here swap places",
      readList,
    )
    .option("--lock <CELL...>", "a cell in which nothing changes, such as 3,2", readCell)
    .option("--player", "let the player's start move too")
    .option("--mutations <N>", "changes of each candidate", countParser("--mutations"), 2)
    .option("--seed <N>", "where chance begins", countParser("--seed"), 1)
    .option("--tries <N>", "candidates at most", countParser("--tries"), 200)
    .option("--keep <N>", "levels to keep, the best ones", countParser("--keep"), 10)
    .addOption(new Option("--time <TIME>", "time for all candidates").argParser(readTime).default(60_000, "1m"))
    .addOption(
      new Option("--rank-by <WHAT>", "which levels are best").choices(["length", "bits", "interactions"] as const),
    )
    .option("--out <DIR>", "write the texts of the levels to this folder")
    .addOption(budgetOption())
    .addOption(memoryOption())
    .addOption(profileOption())
    .addOption(jsonOption("print a line of JSON for each level kept, then one with the summary"))
    .addHelpText("after", AFTER)
    .action(
      async (
        pack,
        level,
        { criteria = {}, kinds = null, lock = [], player = false, mutations, seed, tries, keep, ...rest },
      ) => {
        const { time, rankBy = "interactions", out = null, budget, memory, profile = null, json = false } = rest;
        const ranked: RankBy = rankBy;
        const mutation = { kinds, player, locked: lock, mutations };
        const spec = { mutation, criteria, rankBy: ranked, seed, tries, keep };
        const asked = { pack, level, profile, spec, timeMs: time, folder: out, json };
        await context.run(async () => (await import("../solving/generate")).generate, {
          ...asked,
          budgetMs: budget,
          memoryBytes: memory,
        });
      },
    );
}

const RANGES: Readonly<Record<string, "length" | "bits" | "plans" | "ideas" | "traps" | "needed">> = {
  solution_length: "length",
  mc_difficulty: "bits",
  plans: "plans",
  ideas: "ideas",
  traps: "traps",
  needed: "needed",
};

/** Reads one criterion and adds it to those before. */
function readCriteria(text: string, known: Criteria = {}): Criteria {
  const must = /^(must|must_not):(.+)$/s.exec(text);
  if (must?.[2] !== undefined) {
    const what = readObserved(must[2]);
    if (!what.ok) throw usageError(`--criteria: ${what.refusal}`);
    return { ...known, constraints: [...(known.constraints ?? []), { must: must[1] === "must", what: what.value }] };
  }
  const event = /^event_count:(\w+):(\d*):(\d*)$/.exec(text);
  if (event?.[1] !== undefined) {
    const counted = { event: event[1], count: rangeOf(event[2], event[3]) };
    return { ...known, events: [...(known.events ?? []), counted] };
  }
  const range = /^(\w+):([\d.]*):([\d.]*)$/.exec(text);
  const name = range?.[1] === undefined ? undefined : RANGES[range[1]];
  if (name === undefined) throw usageError(`--criteria: "${text}" is no criterion.`);
  return { ...known, [name]: rangeOf(range?.[2], range?.[3]) };
}

function rangeOf(least: string | undefined, most: string | undefined): Range {
  return [
    least === undefined || least === "" ? 0 : Number(least),
    most === undefined || most === "" ? Infinity : Number(most),
  ];
}

function readList(text: string): readonly string[] {
  return text.split(",").filter((name) => name !== "");
}

function readCell(text: string, known: readonly Position[] = []): readonly Position[] {
  const cell = /^(\d+),(\d+)$/.exec(text);
  if (cell === null) throw usageError(`--lock is a cell such as 3,2, not "${text}".`);
  return [...known, [Number(cell[1]), Number(cell[2])]];
}

function readTime(text: string): number {
  const time = readDuration(text);
  if (time === null) throw usageError(`--time is a time such as 30s, not "${text}".`);
  return time;
}

const AFTER = `
Criteria: solution_length:LEAST:MOST, mc_difficulty:LEAST:MOST (bits), plans:LEAST:MOST, ideas:LEAST:MOST,
traps:LEAST:MOST, needed:LEAST:MOST (entities the level cannot be won without), event_count:TYPE:LEAST:MOST, must:WHAT and must_not:WHAT (WHAT as for insight). An end may be left out.
--budget and --memory are those of each search of a candidate.
Exits with 1 if no level was kept.`;
