// Defines `gridwright worker`.
import { availableParallelism } from "node:os";
import process from "node:process";
import { Command, Option } from "@commander-js/extra-typings";
import { readDuration } from "../amounts";
import type { WorkerCommand } from "../batch/queue/worker";
import { type CommandContext, type Runner, usageError } from "../commandContext";
import { stopSignal } from "../stopSignal";
import { countParser, memoryOption } from "./options";

export function workerCommand(context: CommandContext) {
  return new Command("worker")
    .summary("do jobs of a queue that `gridwright batch --queue` fills")
    .description("Does jobs of a queue, with any number of other workers, until Ctrl+C; running jobs are finished.")
    .usage("--queue URL [options]")
    .option("--queue <URL>", "the address of a Redis or Valkey server; also from GRIDWRIGHT_QUEUE")
    .option("--threads <N>", "how many jobs at a time", countParser("--threads"), availableParallelism())
    .addOption(
      new Option("--lease <TIME>", "give a job to another worker when this one was silent for so long")
        .argParser(parseLease)
        .default(30_000, "30s"),
    )
    .addOption(memoryOption())
    .action(async ({ queue: given, threads, lease, memory }) => {
      const queue = given ?? process.env["GRIDWRIGHT_QUEUE"] ?? "";
      if (queue === "") throw usageError("worker needs --queue URL, or GRIDWRIGHT_QUEUE in the environment.");
      if (threads < 1) throw usageError("--threads is a number from 1.");
      await context.run(loadWorker, { queue, threads, memoryBytes: memory, leaseMs: lease });
    });
}

async function loadWorker(): Promise<Runner<[command: WorkerCommand]>> {
  const { work } = await import("../batch/queue/worker");
  return (command, output) => work(command, stopSignal(), output);
}

function parseLease(text: string): number {
  const duration = readDuration(text);
  if (duration === null) throw usageError(`--lease is a time, such as 30s, not "${text}".`);
  return duration;
}
