// Stands in for Electron's utility processes: child processes of plain Node, which get their ports over their channel.
import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type PortStandIn, handOver } from "./ports.mts";

interface ForkOptions {
  readonly serviceName: string;
  /** `--js-flags=` before what Node takes as it is. */
  readonly execArgv: readonly string[];
}

const running = new Map<ChildProcess, string>();

class UtilityStandIn extends EventEmitter {
  readonly stderr;
  private readonly child: ChildProcess;
  private readonly receive = new Map<number, (message: unknown) => void>();
  private ports = 0;

  constructor(script: string, args: readonly string[], { serviceName, execArgv }: ForkOptions) {
    super();
    const program = path.join(import.meta.dirname, "utilityProgram.cjs");
    const child = fork(program, [script, ...args], {
      execArgv: execArgv.map((each) => each.replace("--js-flags=", "")),
      serialization: "advanced",
      stdio: ["ignore", "inherit", "pipe", "ipc"],
    });
    this.child = child;
    this.stderr = child.stderr;
    running.set(child, serviceName);
    child.on("exit", (code) => {
      running.delete(child);
      this.emit("exit", code ?? 1);
    });
    child.on("message", ({ port, message }: { readonly port: number; readonly message: unknown }) =>
      this.receive.get(port)?.(message),
    );
    // A message to a process that is ending is lost, as it is in Electron.
    child.on("error", () => undefined);
  }

  get pid(): number | undefined {
    return this.child.exitCode === null ? this.child.pid : undefined;
  }

  postMessage(message: unknown, [port]: readonly PortStandIn[] = []): void {
    if (port === undefined) return this.send({ message });
    const number = ++this.ports;
    this.send({ opened: number, message });
    this.receive.set(
      number,
      handOver(port, (message) => this.send({ port: number, message })),
    );
  }

  kill(): boolean {
    return this.child.kill();
  }

  private send(message: object): void {
    if (this.child.connected) this.child.send(message, () => undefined);
  }
}

export const utilityProcess = {
  fork: (script: string, args: readonly string[], options: ForkOptions) => new UtilityStandIn(script, args, options),
};

/** What Electron says of its processes, of those that there are here. */
export function processMetrics(): readonly object[] {
  const services = Array.from(running, ([{ pid }, name]) => ({ type: "Utility", name, pid: pid ?? 0 }));
  return [{ type: "Browser", pid: process.pid }, ...services].map((each) => ({
    ...each,
    memory: { workingSetSize: residentKilobytes(each.pid) },
  }));
}

/** Linux alone says it without a program; elsewhere a process takes nothing. */
function residentKilobytes(pid: number): number {
  try {
    return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
