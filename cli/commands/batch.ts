// Defines `gridwright batch`.
import { availableParallelism } from "node:os";
import process from "node:process";
import { Argument, Command, Option } from "@commander-js/extra-typings";
import { readDuration } from "../amounts";
import { JOB_KINDS } from "../batch/jobKinds";
import { type CommandContext, usageError } from "../commandContext";
import { budgetOption, countParser, jsonOption, memoryOption } from "./options";

export function batchCommand(context: CommandContext) {
  return new Command("batch")
    .summary("solve, check, mutate or count many packs, with resume, retries and a report")
    .description(
      "Does jobs on many packs, on the threads of this machine or on workers of a queue. solve: the fewest moves of " +
        "each level. check: the findings and solutions of each pack. mutate: which rules no solution would miss. " +
        "count: how many states of each level are reached in so many moves.",
    )
    .usage("KIND PACK... [options]")
    .addArgument(new Argument("<KIND>", "what to do").choices(JOB_KINDS))
    .argument("<PACK...>", "pack folders")
    .option("--out <DIR>", "the folder for journal.jsonl, results.jsonl and report.html", "batch")
    .option("--threads <N>", "how many jobs at a time", countParser("--threads"), availableParallelism())
    .option("--retries <N>", "how often a job that failed is tried again", countParser("--retries"), 2)
    .addOption(
      new Option("--limit <TIME>", "the most time of a job, everything included")
        .argParser(parseLimit)
        .default(300_000, "5m"),
    )
    .option("--depth <N>", "count: the most moves in a row", countParser("--depth"), 1000)
    .addOption(budgetOption())
    .addOption(memoryOption())
    .option("--again", "also try jobs that were given up before")
    .option("--queue <URL>", "have workers of this Redis or Valkey do the jobs; also from GRIDWRIGHT_QUEUE")
    .addOption(jsonOption('print {"jobs","done","failed","known","ms","out"}'))
    .addHelpText("after", AFTER)
    .action(async (kind, packs, options) => {
      const { out, threads, retries, limit, depth, budget, memory, again = false, json = false } = options;
      const queue = options.queue ?? process.env["GRIDWRIGHT_QUEUE"] ?? null;
      if (threads < 1) throw usageError("--threads is a number from 1.");
      await context.run(async () => (await import("../batch/batch")).batch, {
        kind,
        packs,
        options: { budgetMs: budget, memoryBytes: memory, depth },
        out,
        threads,
        retries,
        limitMs: limit,
        memoryBytes: memory,
        again,
        queue: queue === "" ? null : queue,
        json,
      });
    });
}

function parseLimit(text: string): number {
  const duration = readDuration(text);
  if (duration === null) throw usageError(`--limit is a time, such as 30s or 5m, not "${text}".`);
  return duration;
}

const AFTER = `
A batch that was stopped goes on where its journal ends: give the same --out. A job is named by a digest of its pack, its
question and this program's version: one that is in the journal is not done again.
Exits with 1 if a job was given up.`;
