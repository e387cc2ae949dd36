// Measures what is done at once to many cells of a level: with each cell on its own line, as `JSON.stringify` writes it,
// and with a row of cells on a line, as the program itself does.
import path from "node:path";
import { type Page, expect } from "@playwright/test";
import { GRIDPONDER_STYLE } from "../../shared/dialects/gridponder/text/style";
import { formatEdits } from "../../shared/pack/format/format";
import { applyEdits } from "../../shared/text/edit";
import { parseJsonTree } from "../../shared/text/jsonTree";
import { boardOf, boardSettled, chooseKind, pointOf, showLevel } from "../e2e/harness/board";
import type { RunningApp } from "../e2e/harness/runningApp";
import type { Figure } from "./figures";
import { rested } from "./largeText";
import { longestTasks, textsOf, withPack } from "./longestTasks";

const SIDE = 256;
const WHOLE = "levels/large_001.json";
const BROKEN = "levels/large_002.json";

/** Measures both forms of the text, each in a start of the program. */
export async function largeBoardFigures(): Promise<readonly Figure[]> {
  const texts = textsOf({ levels: 2, width: SIDE, height: SIDE, layers: 6 });
  const inRows = new Map(Array.from(texts, ([file, text]) => [file, inHouseStyle(text)]));
  return [...(await boardFigures(inRows, "a row on a line")), ...(await boardFigures(texts, "a cell on a line"))];
}

function inHouseStyle(text: string): string {
  const edits = formatEdits(text, parseJsonTree(text), GRIDPONDER_STYLE);
  return edits.ok ? applyEdits(text, edits.value) : text;
}

async function boardFigures(texts: ReadonlyMap<string, string>, form: string): Promise<readonly Figure[]> {
  const whole = texts.get(BROKEN) ?? "";
  // A comma between two lines in the middle is missing.
  const comma = whole.indexOf(",\n", whole.length >> 1);
  const broken = new Map(texts).set(BROKEN, whole.slice(0, comma) + whole.slice(comma + 1));
  const board = `${SIDE}×${SIDE}×6, ${form}`;
  const megabytes = (whole.length / 1e6).toFixed(1);
  return withPack(broken, (app) =>
    longestTasks(app, [
      {
        name: `${board}, 53,000 cells filled`,
        goal: "≤ 16",
        before: readyToFill,
        act: ({ page }) => madeBy(page, page.mouse.up()),
      },
      {
        name: `${board}, undo of that`,
        goal: "≤ 50",
        before: filled,
        act: ({ page }) => page.keyboard.press("ControlOrMeta+z"),
      },
      {
        name: `${board}, all layers turned`,
        goal: "≤ 16",
        before: allSelected,
        act: ({ page }) => madeBy(page, page.keyboard.press("z")),
      },
      {
        name: `${board}, all layers put down`,
        goal: "≤ 16",
        before: carried,
        act: ({ page }) => madeBy(page, page.keyboard.press("Enter")),
      },
      {
        name: `a broken text of ${megabytes} MB, ${form}, opened`,
        goal: "≤ 50",
        before: (each) => showLevel(each.page, WHOLE),
        act: openBroken,
      },
    ]),
  );
}

/** Waits until a change is made; looks for one word, since going over a page of long lines takes long itself. */
async function madeBy(page: Page, act: Promise<void>): Promise<void> {
  await act;
  const isUnsaved = (): boolean => document.querySelector("footer")?.textContent.includes("unsaved") === true;
  await page.waitForFunction(isUnsaved, undefined, { polling: 100, timeout: 60_000 });
}

/** Holds the button down over a free cell of the objects, with nothing done yet. */
async function readyToFill({ page }: RunningApp): Promise<void> {
  await undone(page);
  await chooseKind(page, "gem");
  await boardOf(page).focus();
  await page.keyboard.press("f");
  await boardSettled(boardOf(page));
  const { x, y } = await pointOf(page, [SIDE >> 1, SIDE >> 1]);
  await page.mouse.move(x, y);
  await page.mouse.down();
}

async function filled(app: RunningApp): Promise<void> {
  await readyToFill(app);
  await madeBy(app.page, app.page.mouse.up());
}

/** Selects the whole board with all its layers. */
async function allSelected({ page }: RunningApp): Promise<void> {
  await undone(page);
  await boardOf(page).focus();
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+a");
}

/** Holds a mirrored copy of the whole board over it. */
async function carried(app: RunningApp): Promise<void> {
  await allSelected(app);
  for (const key of ["ControlOrMeta+c", "ControlOrMeta+v", "x"]) {
    await rested(app.page);
    await app.page.keyboard.press(key);
  }
}

async function undone(page: Page): Promise<void> {
  const unsaved = page.getByRole("contentinfo").getByText("unsaved");
  await boardOf(page).focus();
  while ((await unsaved.count()) > 0) await page.keyboard.press("ControlOrMeta+z");
}

async function openBroken({ page }: RunningApp): Promise<void> {
  await page.locator(`[role=treeitem][data-path="${BROKEN}"]`).click();
  await expect(page.getByRole("tab", { name: path.basename(BROKEN), selected: true })).toBeVisible();
}
