// Options that several commands have, and how their values are read.
import { Command, Option } from "@commander-js/extra-typings";
import { readDuration, readSize } from "../amounts";
import { usageError } from "../commandContext";
import { PROFILES } from "../profiles";

export function jsonOption(description: string): Option<"--json"> {
  return new Option("--json", description);
}

/** Begins a command that searches levels of a pack: which ones, and what each search may use. */
export function searchCommand(name: string) {
  return new Command(name)
    .usage("PACK [LEVEL...] [options]")
    .argument("<PACK>", "a pack's folder")
    .argument("[LEVEL...]", "the ids of levels; none: all")
    .addOption(budgetOption())
    .addOption(memoryOption())
    .addOption(profileOption())
    .addOption(jsonOption("print a line of JSON for each level"));
}

/** Makes the option for the time of a search, in milliseconds. */
export function budgetOption(): Option<"--budget <TIME>", undefined, number, undefined, false, number> {
  return new Option("--budget <TIME>", "time for each level, such as 500ms, 10s, 2m or 1h")
    .argParser((text) => {
      const duration = readDuration(text);
      if (duration === null) throw usageError(`--budget is a time for each level, such as 10s, not "${text}".`);
      return duration;
    })
    .default(10_000, "10s");
}

/** Makes the option for the memory of a search, in bytes. */
export function memoryOption(): Option<"--memory <SIZE>", undefined, number, undefined, false, number> {
  return new Option("--memory <SIZE>", "memory for each level, such as 512M or 1G")
    .argParser((text) => {
      const size = readSize(text);
      if (size === null) throw usageError(`--memory is a size, such as 512M or 1G, not "${text}".`);
      return size;
    })
    .default(2 ** 30, "1G");
}

export function profileOption(): Option<
  "--profile <PROFILE>",
  undefined,
  undefined,
  undefined,
  false,
  "published" | "dsl-0.5"
> {
  return new Option("--profile <PROFILE>", "play by this version of the language").choices(PROFILES);
}

/** Reads a whole number from `least` up, and to `most` where that is given. `name` is the option's. */
export function countParser(name: string, least = 0, most: number | null = null): (text: string) => number {
  const range = most === null ? `from ${least}` : `from ${least} to ${most}`;
  return (text) => {
    const isIn = /^\d{1,10}$/.test(text) && Number(text) >= least && (most === null || Number(text) <= most);
    if (!isIn) throw usageError(`${name} is a whole number ${range}, not "${text}".`);
    return Number(text);
  };
}
