// A display for each worker of the tests, so that two apps can run side by side without taking the focus from each other.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Whether each worker has a display of its own; elsewhere all share the user's, one test at a time. */
export const hasOwnDisplay = process.platform === "linux";

export interface OwnDisplay {
  /** Makes it the display of programs that are started from this process from now on. */
  use(): void;
  stop(): Promise<void>;
}

/** Starts Xvfb on a free display. */
export async function startOwnDisplay(): Promise<OwnDisplay> {
  // Xvfb chooses the number itself and writes it to the fourth stream: two workers can never choose the same one.
  // Without `-noreset` it starts again whenever its last window closes, and an app that is started then finds no display.
  const args = ["-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp", "-noreset"];
  const server = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const number = await firstLine(server);
  return {
    use() {
      process.env.DISPLAY = `:${number}`;
    },
    async stop() {
      const gone = once(server, "exit");
      server.kill();
      await gone;
    },
  };
}

async function firstLine(server: ChildProcess): Promise<string> {
  let text = "";
  const written = async (): Promise<string> => {
    for await (const chunk of server.stdio[3] as Readable) {
      text += String(chunk);
      if (text.includes("\n")) break;
    }
    return text.trim();
  };
  const failed = once(server, "error").then(([error]) => {
    throw error;
  });
  const number = await Promise.race([written(), failed]);
  if (number === "") throw new Error("Xvfb ended before it had a display");
  return number;
}
