// The soak run: opens and closes every sample once, notes what is left, uses the window at random until the time is
// over, closes the pack, and compares. Fails when the page logged an error or does not let go of what it had.
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { drawnFraction, nextRandom } from "../../shared/base/random";
import { startApp } from "../e2e/harness/runningApp";
import { act, openPack } from "./actions";
import { type Measured, grown, lineOf, measure } from "./measured";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "10" }, seed: { type: "string", default: "1" } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error("--minutes needs a number above 0");
const SAMPLES = readdirSync("sample-packs").filter((name) => !name.includes("."));
/** Things done between two looks at the clock, and openings of another pack. */
const BETWEEN_PACKS = 100;
const BETWEEN_LINES_MS = 30_000;

async function soak(): Promise<void> {
  let state = Number(values.seed);
  const random = (): number => {
    state = nextRandom(state);
    return drawnFraction(state);
  };
  const app = await startApp({ pack: `sample-packs/${SAMPLES[0] ?? ""}` });
  const packs = SAMPLES.map((name) => app.copyPack(`sample-packs/${name}`).folder);
  const devtools = await app.page.context().newCDPSession(app.page);
  await devtools.send("Performance.enable");
  const note = async (label: string): Promise<Measured> => {
    const measured = await measure(app, devtools);
    process.stdout.write(`${lineOf(label, measured)}\n`);
    return measured;
  };
  const welcome = app.page.locator(".gw-welcome-card");
  const closeAll = async (): Promise<void> => {
    // Unsaved changes are given up. Whatever stands in front, or is still opening, comes first.
    await app.answerQuestions(2);
    for (let tries = 0; tries < 20 && !(await welcome.isVisible()); tries += 1) {
      await app.page.keyboard.press("Escape");
      await app.chooseMenu("pack.close");
      await welcome.waitFor({ timeout: 3_000 }).catch(() => undefined);
    }
    await welcome.waitFor({ timeout: 3_000 });
  };
  // Each language brings its part of the program the first time.
  await closeAll();
  for (const folder of packs) {
    await openPack(app, folder);
    await app.page.getByRole("treeitem").first().waitFor({ timeout: 60_000 });
    await closeAll();
  }
  const first = await note("all closed");

  const endAtMs = Date.now() + minutes * 60_000;
  let lineAtMs = Date.now() + BETWEEN_LINES_MS;
  let done = 0;
  let opened = 0;
  while (Date.now() < endAtMs) {
    if (done % BETWEEN_PACKS === 0) {
      await openPack(app, packs[Math.floor(random() * packs.length)] ?? "");
      opened += 1;
    }
    await act(app, random);
    done += 1;
    if (Date.now() < lineAtMs) continue;
    lineAtMs += BETWEEN_LINES_MS;
    await note(`${done} actions, ${opened} packs`);
  }
  await closeAll();
  const last = await note("all closed again");
  const complaints = [...app.problems.map((problem) => `The page logged: ${problem}`), ...grown(first, last)];
  process.stdout.write(
    `${done} actions, ${opened} packs opened.\n${complaints.join("\n")}${complaints.length === 0 ? "Nothing was logged, and what was held was let go.\n" : "\n"}`,
  );
  process.exitCode = complaints.length === 0 ? 0 : 1;
  await app.close();
}

void soak().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
