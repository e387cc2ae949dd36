// The soak run: uses the window at random in rounds until the time is over, and closes the pack after each. Fails when the
// page logged an error, or still holds more after the last round than after the first: much of the program, and of what
// it keeps for good, comes with its first use.
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { defined } from "../../shared/base/defined";
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
const ROUNDS = 5;
/** Things done between openings of another pack. */
const BETWEEN_PACKS = 100;
const SETTLING_MS = 3_000;

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
    await welcome.waitFor({ timeout: 3_000 }).catch(async (error: unknown) => {
      const picture = await app.screenshot("soak-not-closed");
      throw new Error(`the pack could not be closed; see ${picture}`, { cause: error });
    });
  };
  await closeAll();
  await note("at the start");
  const rounds: Measured[] = [];
  let done = 0;
  let opened = 0;
  while (rounds.length < ROUNDS) {
    const endAtMs = Date.now() + (minutes * 60_000) / ROUNDS;
    while (Date.now() < endAtMs) {
      if (done % BETWEEN_PACKS === 0) {
        await openPack(app, packs[opened % packs.length] ?? "");
        opened += 1;
      }
      await act(app, random);
      done += 1;
    }
    const { models = 0 } = await note(`${done} actions, ${opened} packs`);
    if (models === 0) throw new Error("Monaco's models are not found any more: an open pack has one for each text.");
    await closeAll();
    // What was under way when the pack closed may hold its texts for a moment.
    await app.page.waitForTimeout(SETTLING_MS);
    rounds.push(await note("closed"));
  }
  const leaks = grown(defined(rounds[0]), defined(rounds.at(-1)));
  const complaints = [...app.problems.map((problem) => `The page logged: ${problem}`), ...leaks];
  const verdict = complaints.length === 0 ? ["Nothing was logged, and what was held was let go."] : complaints;
  process.stdout.write(`${verdict.join("\n")}\n`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
  await app.close();
}

void soak().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
