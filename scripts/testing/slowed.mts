// Slows down one part of the app while its tests run, on Linux: its processes are stopped for most of the time, which
// costs no processor time. What waits for an answer then waits noticeably, and what was not waited for is noticed.
import { readFileSync, readdirSync } from "node:fs";

/**
 * The parts of the app that may be slow, by what their command lines have. Not main: a process that goes on begins to
 * wait for its timers anew there, so that none of more than a moment would ever come.
 */
export const PARTS = {
  host: / --type=utility .*NodeService/,
  page: / --type=renderer /,
} as const;

/** Of each half second a slowed process runs for so long, in milliseconds. */
const RUNS_MS = 100;
const STOPS_MS = 400;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly commandLine: string;
}

/**
 * Begins to slow down the processes below this one whose command line matches. Returns what ends it: no process stays
 * stopped.
 */
export function slowDown(commandLine: RegExp): () => void {
  let stopped: readonly number[] = [];
  const goOn = (): void => {
    for (const pid of stopped) signal(pid, "SIGCONT");
    stopped = [];
  };
  const stop = (): void => {
    stopped = processesBelow(process.pid).flatMap((each) => (commandLine.test(each.commandLine) ? [each.pid] : []));
    for (const pid of stopped) signal(pid, "SIGSTOP");
    next = setTimeout(() => {
      goOn();
      next = setTimeout(stop, RUNS_MS);
    }, STOPS_MS);
  };
  let next = setTimeout(stop, 0);
  return () => {
    clearTimeout(next);
    goOn();
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/** Returns the processes that a process has started, and those that they have, and so on. */
function processesBelow(root: number): readonly Process[] {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []));
  const below = new Set([root]);
  // A process is listed after its parent, unless numbers began anew: two rounds find those too.
  for (let round = 0; round < 2; round += 1) for (const { pid, parent } of all) if (below.has(parent)) below.add(pid);
  return all.filter(({ pid }) => pid !== root && below.has(pid));
}

/** Returns the process with a number; none when it has ended. */
function readProcess(pid: number): readonly Process[] {
  try {
    // After the name, which may hold brackets: its state, and its parent's number.
    const parent = Number(/.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    return [{ pid, parent, commandLine }];
  } catch {
    return [];
  }
}
