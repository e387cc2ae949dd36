// The soak run: uses the window at random in rounds until the time is over, and closes the pack after each. Fails when the
// page logged an error, or holds more after the later rounds than after the earlier ones: much of the program, and of what
// it keeps for good, comes with its first use.
import { readdirSync } from "node:fs";
import { soakCommand } from "../../scripts/prepare/commandLines.mts";
import { drawnFraction, nextRandom } from "../../shared/base/random";
import { startApp } from "../e2e/harness/runningApp";
import { act, openPack, rest } from "./actions";
import { grown } from "./growth";
import { type Measured, lineOf, measure, settled } from "./measured";

const { minutes, seed } = soakCommand().parse().opts();
const SAMPLES = readdirSync("sample-packs").filter((name) => !name.includes("."));
const ROUNDS = 6;
/** Things done between openings of another pack. */
const BETWEEN_PACKS = 100;
const ENDING_MS = 10_000;

async function soak(): Promise<void> {
  let state = seed;
  const random = (): number => {
    state = nextRandom(state);
    return drawnFraction(state);
  };
  const app = await startApp({ pack: `sample-packs/${SAMPLES[0] ?? ""}` });
  const packs = SAMPLES.map((name) => app.copyPack(`sample-packs/${name}`).folder);
  const devtools = await app.page.context().newCDPSession(app.page);
  await devtools.send("Performance.enable");
  const note = (label: string, measured: Measured): Measured => {
    process.stdout.write(`${lineOf(label, measured)}\n`);
    return measured;
  };
  const welcome = app.page.locator(".gw-welcome-card");
  const closeAll = async (): Promise<void> => {
    // Unsaved changes are given up. Whatever stands in front, or is still opening, comes first.
    await app.answerQuestions(2);
    for (let tries = 0; tries < 20 && !(await welcome.isVisible()); tries += 1) {
      // Edits made while another pack was opening were kept: they are offered, and nothing else can be done before.
      const discard = app.page.getByRole("button", { name: "Discard All" });
      if (await discard.isVisible()) await discard.click();
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
  note("at the start", await settled(app, devtools));
  const rounds: Measured[] = [];
  let done = 0;
  let opened = 0;
  let mostModels = 0;
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
    const { models = 0 } = note(`${done} actions, ${opened} packs`, await measure(app, devtools));
    mostModels = Math.max(mostModels, models);
    await closeAll();
    await rest(app, devtools);
    rounds.push(note("closed", await settled(app, devtools)));
  }
  const complaints = [...app.problems.map((problem) => `The page logged: ${problem}`), ...grown(rounds)];
  // A round may end where no text is shown: texts get a model when they first are.
  if (mostModels === 0) complaints.push("Monaco's models are not found any more: a text that is shown has one.");
  const verdict = complaints.length === 0 ? ["Nothing was logged, and what was held was let go."] : complaints;
  process.stdout.write(`${verdict.join("\n")}\n`);
  // Now and then Playwright does not hear that the program ended.
  await Promise.race([app.close(), new Promise((giveUp) => setTimeout(giveUp, ENDING_MS))]);
  process.exit(complaints.length === 0 ? 0 : 1);
}

void soak().catch((error: unknown) => {
  process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
