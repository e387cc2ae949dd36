// `npm run dist -- --dir`, then `npm run dist:check`: starts the packed program and checks that its security measures
// hold there too. Uses the debugging port, since the fuses close every other way in. Run it by hand, on the Linux
// system that packed the program.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runScript } from "./prepare/app.mts";
import { XVFB_RUN_ARGS } from "./prepare/display.mts";
import { projectRoot, say } from "./prepare/project.mts";

const PROGRAM = path.join(projectRoot, "dist/linux-unpacked/gridwright");

/** Expressions that are true in a page with all security measures in place. */
const SECURITY_CHECKS = {
  "is served by the program itself": "location.origin === 'app://gridwright'",
  "has no Node": "typeof process === 'undefined' && typeof require === 'undefined'",
  "has the bridge and no more": "Object.keys(gridwright).sort().join() === 'on,pathOfFile,post'",
  "runs no text as code":
    "(() => { try { return (0, eval)('false'); } catch (error) { return error.name === 'EvalError'; } })()",
  "opens no windows": "window.open('https://example.org/') === null",
  "fetches nothing from elsewhere": "fetch('https://example.org/').then(() => false, () => true)",
  "reads nothing from the disk": "fetch('file:///etc/passwd').then(() => false, () => true)",
  "has a strict policy":
    "fetch(location.href).then((page) => /^default-src 'none'/.test(page.headers.get('content-security-policy')))",
} as const;

/** Packages of the command line alone: the packed program must not grow by them. */
const COMMAND_LINE_ONLY = [
  "bullmq",
  "ioredis",
  "commander",
  "vscode-languageserver",
  "vscode-languageserver-protocol",
  "@vscode/debugadapter",
  "@resvg/resvg-js",
];

const READY = "document.querySelectorAll('[role=treeitem]').length > 5";

await runScript(async () => {
  if (!existsSync(PROGRAM)) throw new Error("There is no packed program. Create one with `npm run dist -- --dir`.");
  if (typeof WebSocket === "undefined")
    throw new Error("This script needs Node 22, or NODE_OPTIONS=--experimental-websocket.");
  for (const name of ["LICENSE", "THIRD-PARTY-LICENSES.txt"])
    if (!existsSync(path.join(path.dirname(PROGRAM), "resources", name))) throw new Error(`${name} is not shipped.`);
  const held = readFileSync(path.join(path.dirname(PROGRAM), "resources", "THIRD-PARTY-LICENSES.txt"), "utf8");
  const odd = COMMAND_LINE_ONLY.filter((name) => held.includes(`\n${name} `));
  if (odd.length > 0)
    throw new Error(`Only the command line needs ${odd.join(", ")}, and the packed program holds them.`);
  const userData = mkdtempSync(path.join(os.tmpdir(), "gridwright-packed-"));
  const { port, end } = await startProgram(userData);
  try {
    const evaluate = await pageAt(port);
    while ((await evaluate(READY)) !== true) await new Promise((resolve) => setTimeout(resolve, 200));
    let code = 0;
    for (const [check, expression] of Object.entries(SECURITY_CHECKS)) {
      const holds = (await evaluate(expression)) === true;
      say(`${holds ? "ok   " : "WRONG"} the page ${check}`);
      if (!holds) code = 1;
    }
    return code;
  } finally {
    end();
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Resolves once the program prints its debugging port. Its environment tries what the fuses forbid. */
async function startProgram(userData: string): Promise<{ readonly port: string; readonly end: () => void }> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const args = [...sandbox, "--remote-debugging-port=0", `--user-data-dir=${userData}`];
  const child = spawn("xvfb-run", [...XVFB_RUN_ARGS, PROGRAM, ...args], {
    // As a process group, so that the display ends with the program.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ELECTRON_RUN_AS_NODE: "1" },
  });
  const end = (): void => void process.kill(-child.pid!, "SIGKILL");
  let output = "";
  const port = await new Promise<string>((resolve, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output);
      if (found !== null) resolve(found[1]!);
    });
    child.on("exit", () => reject(new Error(`The program ended before its debugging port was open:\n${output}`)));
  });
  return { port, end };
}

type Evaluate = (expression: string) => Promise<unknown>;

/** Evaluates expressions in the program's page, under its policy. */
async function pageAt(port: string): Promise<Evaluate> {
  const socket = new WebSocket(await pageAddress(port));
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  let lastId = 0;
  return (expression) =>
    new Promise((resolve) => {
      const id = ++lastId;
      const onMessage = ({ data }: MessageEvent): void => {
        const answer = JSON.parse(String(data)) as { readonly id?: number; readonly result?: Evaluated };
        if (answer.id !== id) return;
        socket.removeEventListener("message", onMessage);
        resolve(answer.result?.result.value);
      };
      socket.addEventListener("message", onMessage);
      const params = { expression, awaitPromise: true, returnByValue: true, allowUnsafeEvalBlockedByCSP: false };
      socket.send(JSON.stringify({ id, method: "Runtime.evaluate", params }));
    });
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
}

async function pageAddress(port: string): Promise<string> {
  for (;;) {
    const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
    const targets = (await listed.json()) as readonly {
      readonly type: string;
      readonly webSocketDebuggerUrl: string;
    }[];
    const page = targets.find(({ type }) => type === "page");
    if (page !== undefined) return page.webSocketDebuggerUrl;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
