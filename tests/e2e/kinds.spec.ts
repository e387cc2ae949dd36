// Kinds declared, copied and deleted from the palette: what of it arrives in game.json. Kinds dropped on the board.
import type { Locator, Page } from "@playwright/test";
import { type Cell, boardOf, clickCell, pointOf, showLevel } from "./harness/board";
import { command } from "./harness/keyboard";
import { saved } from "./harness/saved";
import { expect, test } from "./harness/test";
import { editFile, focusText, treeRow } from "./harness/window";

interface Game {
  readonly entityKinds: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

interface Painted {
  readonly board: { readonly layers: { readonly objects: readonly (readonly (string | null)[])[] } };
}

/** Adds a part to the kind's form. */
async function addPart(page: Page, name: string): Promise<void> {
  await page.locator(".gw-kind-form").getByRole("button", { name: "Add…" }).last().click();
  await page.getByRole("menuitem", { name: new RegExp(`^${name}`) }).click();
}

test("a kind is added, painted, changed and deleted from the palette", async ({ app }) => {
  const { page } = app;
  const level = "levels/fw_002.json";
  const before = app.pack.read("game.json");
  const kinds = (): Game["entityKinds"] => (JSON.parse(app.pack.read("game.json")) as Game).entityKinds;
  await showLevel(page, level);
  await command(page, "New Kind…");
  const begun = page.getByRole("form", { name: "New kind" });
  await begun.getByLabel("kind", { exact: true }).fill("$words");
  await expect(begun.getByText('A name cannot begin with "$"')).toBeVisible();
  await begun.getByLabel("kind", { exact: true }).fill("thorn");
  await begun.getByLabel("layer").selectOption("objects");
  await begun.getByLabel("kind", { exact: true }).press("Enter");
  const form = page.getByRole("form", { name: "Kind thorn" });
  // All by keys: the focus is where one writes next.
  const tags = form.getByLabel("tags", { exact: true });
  for (const tag of ["solid", "sharp"]) {
    await expect(tags).toBeFocused();
    await page.keyboard.type(tag);
    if (tag === "sharp") await expect(page.getByRole("option", { name: "Create tag “sharp”" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("button", { name: `Remove ${tag} from tags` })).toBeVisible();
  }
  // Tags of the language that no kind has yet are offered too; a new kind has a symbol of its own.
  await page.keyboard.type("slipp");
  await expect(page.getByRole("option", { name: "slippery standard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(form.getByLabel("symbol", { exact: true })).toHaveValue("H");
  await expect(form.getByRole("heading", { name: "Not used" })).toBeVisible();
  await page.screenshot({ path: test.info().outputPath("kind.png") });

  // What was added is seen in the list and painted next, and the form tells where it is used.
  await expect(page.locator('.gw-palette-kind[data-kind="thorn"]')).toBeInViewport({ ratio: 1 });
  await clickCell(page, [1, 4]);
  await form.getByRole("button", { name: `${level} once` }).click();
  await saved(page, () => {
    expect(kinds()["thorn"]).toEqual({ layer: "objects", tags: ["solid", "sharp"], symbol: "H" });
    expect(app.pack.read(level)).toContain('{ "position": [1, 4], "kind": "thorn" }');
  });

  // Parts that the schema knows: a display with a token of an own param.
  await addPart(page, "params");
  await expect(form.getByLabel("New param")).toBeFocused();
  await form.getByLabel("New param").fill("hue");
  await form.getByLabel("New param").press("Enter");
  await addPart(page, "display");
  await form.getByLabel("color", { exact: true }).click();
  await page.getByRole("option", { name: /^@hue:@param:hue/ }).click();
  await form.getByLabel("kind", { exact: true }).fill("bramble");
  await form.getByLabel("kind", { exact: true }).press("Enter");
  const renamed = page.getByRole("form", { name: "Kind bramble" });
  await renamed.getByLabel("uiName", { exact: true }).fill("Bramble bush");
  await renamed.getByLabel("uiName", { exact: true }).press("Enter");
  const bramble = {
    layer: "objects",
    tags: ["solid", "sharp"],
    symbol: "H",
    params: { hue: { type: "string" } },
    display: { type: "tile", color: "@hue:@param:hue" },
    uiName: "Bramble bush",
  };
  await renamed.getByRole("button", { name: "Duplicate Kind" }).click();
  const copy = page.getByRole("form", { name: "Copy of bramble" });
  await copy.getByLabel("kind", { exact: true }).fill("nettle");
  await copy.getByLabel("layer").press("Enter");
  await saved(page, () => {
    expect(kinds()["bramble"]).toEqual(bramble);
    // Two of one name could not be told apart.
    expect(kinds()["nettle"]).toEqual({ ...bramble, uiName: undefined, symbol: "N" });
    expect(app.pack.read(level)).toContain('{ "position": [1, 4], "kind": "bramble" }');
  });

  // The question says where it is used.
  await app.electron.evaluate(({ dialog }) => {
    const said = globalThis as typeof globalThis & { details?: string[] };
    said.details = [];
    dialog.showMessageBox = (...args: readonly unknown[]) => {
      said.details?.push(String((args.at(-1) as { readonly detail?: string }).detail));
      return Promise.resolve({ response: 0, checkboxChecked: false });
    };
  });
  const nettle = page.locator('.gw-palette-kind[data-kind="nettle"]');
  await command(page, "Delete Selected Kind…");
  await expect(nettle).toHaveCount(0);
  // Undo on the board brings it back, and redo takes it away again.
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(nettle).toHaveCount(1);
  await page.keyboard.press("ControlOrMeta+y");
  await expect(nettle).toHaveCount(0);
  const shown = page.locator('.gw-palette-kind[data-kind="bramble"]');
  await expect(shown).not.toContainText("not used");
  await shown.focus();
  await page.keyboard.press("Enter");
  await command(page, "Edit Selected Kind");
  await expect(page.getByRole("form", { name: "Kind bramble" }).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shown).toBeFocused();
  // F2 is for the name, as elsewhere.
  await page.keyboard.press("F2");
  await expect(page.getByRole("form", { name: "Kind bramble" }).getByLabel("kind", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shown).toBeFocused();
  await shown.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Edit Kind" }).click();
  await expect(page.getByRole("form", { name: "Kind bramble" }).getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(shown).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(shown).toHaveCount(0);
  const details = await app.electron.evaluate(() => (globalThis as typeof globalThis & { details: string[] }).details);
  expect(details[0]).toBe("Nothing in the pack names it.");
  expect(details[1]).toContain(`Used once: ${level}.`);
  await saved(page, () => expect(app.pack.read("game.json")).toBe(before));
  await expect(boardOf(page)).toBeVisible();
});

test("a new level takes the place of a kind in the inspector", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  await page.locator('.gw-palette-kind[data-kind="rock"]').press("F2");
  await expect(page.getByRole("form", { name: "Kind rock" })).toBeVisible();
  await app.chooseMenu("level.template");
  await expect(page.getByRole("form", { name: "Kind rock" })).toBeHidden();
  await expect(page.locator('[data-panel="inspector"]').getByLabel("title", { exact: true })).toBeVisible();
});

test("a new kind is named as players read it and drawn by a few clicks", async ({ app }) => {
  const { page } = app;
  const level = "levels/fw_002.json";
  const kinds = (): Game["entityKinds"] => (JSON.parse(app.pack.read("game.json")) as Game).entityKinds;
  await showLevel(page, level);
  await command(page, "New Kind…");
  const begun = page.getByRole("form", { name: "New kind" });
  await begun.getByLabel("kind", { exact: true }).fill("Thorny vine");
  await expect(begun.getByText("Rules call it thorny_vine.")).toBeVisible();
  await begun.getByLabel("layer").selectOption("objects");
  await begun.getByLabel("kind", { exact: true }).press("Enter");
  const form = page.getByRole("form", { name: "Kind thorny_vine" });
  await expect(form.getByLabel("uiName", { exact: true })).toHaveValue("Thorny vine");
  await page.keyboard.type("solid");
  await page.keyboard.press("Enter");

  // Without a picture of its own yet, the pictures are there; each choice is drawn at once.
  const pictures = form.getByRole("region", { name: "Pictures" });
  await pictures.getByRole("button", { name: "Circle" }).click();
  await pictures.getByRole("button", { name: "#2E8B57" }).click();
  await expect(pictures.getByRole("button", { name: "Circle" })).toHaveAttribute("aria-pressed", "true");
  const plain = { layer: "objects", tags: ["solid"], symbol: "H", uiName: "Thorny vine" };
  const circle = { ...plain, display: { type: "circle", color: "#2E8B57" } };
  await saved(page, () => expect(kinds()["thorny_vine"]).toEqual(circle));
  await page.screenshot({ path: test.info().outputPath("pictures.png") });

  // An image takes its place; a shape takes it away again, in the colour that it had.
  const image = pictures.getByRole("group", { name: "Image" }).getByRole("button").first();
  const path = await image.getAttribute("title");
  await image.click();
  await expect(image).toHaveAttribute("aria-pressed", "true");
  await saved(page, () => expect(kinds()["thorny_vine"]).toEqual({ ...circle, sprite: path }));
  await pictures.getByRole("button", { name: "Letter or word" }).click();
  await pictures.getByLabel("text", { exact: true }).fill("V");
  await pictures.getByLabel("text", { exact: true }).press("Enter");
  const letter = { type: "label", color: "#2E8B57", label: "V" };
  await saved(page, () => expect(kinds()["thorny_vine"]).toEqual({ ...circle, display: letter }));
  // Undo on the board takes back a choice at a time.
  await boardOf(page).focus();
  for (const _ of ["text", "letter", "image"]) await page.keyboard.press("ControlOrMeta+z");
  await saved(page, () => expect(kinds()["thorny_vine"]).toEqual(circle));

  // The kind that is chosen next is the one in the form; it has a picture, and keeps its fields in sight.
  await page.locator('.gw-palette-kind[data-kind="wood"]').click();
  const other = page.getByRole("form", { name: "Kind wood" });
  await expect(other).toBeVisible();
  await expect(other.getByRole("region", { name: "Pictures" })).toHaveCount(0);
  await other.getByRole("button", { name: "Picture", exact: true }).click();
  await expect(other.getByRole("region", { name: "Pictures" })).toBeVisible();
});

test("a kind that gets another layer is painted on that one", async ({ app }) => {
  const { page } = app;
  const level = "levels/fw_002.json";
  await showLevel(page, level);
  await command(page, "New Kind…");
  const begun = page.getByRole("form", { name: "New kind" });
  await begun.getByLabel("kind", { exact: true }).fill("ice");
  await begun.getByLabel("layer").selectOption("objects");
  await begun.getByLabel("kind", { exact: true }).press("Enter");
  const layer = page.getByRole("form", { name: "Kind ice" }).getByLabel("layer", { exact: true });
  await layer.fill("ground");
  await layer.press("Enter");
  await clickCell(page, [1, 4]);
  await saved(page, () => {
    const { layers } = (JSON.parse(app.pack.read(level)) as { board: { layers: { ground: string[][] } } }).board;
    expect(layers.ground[4]?.[1]).toBe("ice");
    expect(JSON.stringify({ ...layers, ground: [] })).not.toContain("ice");
  });
});

test("a new level is painted, also after one was played", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  await page.keyboard.press("ControlOrMeta+2");
  await expect(page.getByRole("region", { name: "Play", exact: true })).toBeVisible();
  await app.chooseMenu("level.new");
  await page.getByRole("dialog", { name: "New Level" }).getByRole("button", { name: "Create" }).click();
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board of levels/fw_011.json");
  await expect(page.locator("[data-painter]")).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toContainText("no goal");
});

test("a level that cannot be played is played once its text is repaired", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  await page.keyboard.press("ControlOrMeta+2");
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board in play, move 0");
  await app.chooseMenu("panel.editor");
  await editFile(app, "game.json");
  await page.keyboard.type("{");
  await page.getByRole("button", { name: "Restart level" }).click();
  await expect(page.getByText("This level cannot be played")).toBeVisible();
  await expect(page.getByText("game.json has a syntax error. Fix it first.")).toBeVisible();
  await focusText(page);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(boardOf(page)).toHaveAttribute("aria-label", "Board in play, move 0");
});

test("a kind of the palette and an image of the tree are dropped on the board", async ({ app }) => {
  const { page } = app;
  const level = "levels/fw_003.json";
  await showLevel(page, level);
  const dropAt = async (dragged: Locator, cell: Cell): Promise<void> => {
    const { x, y } = await pointOf(page, cell);
    const box = (await boardOf(page).boundingBox())!;
    await dragged.dragTo(boardOf(page), { targetPosition: { x: x - box.x, y: y - box.y } });
  };
  const rock = page.locator('.gw-palette-kind[data-kind="rock"]');
  await dropAt(rock, [2, 1]);
  await expect(page.locator("[data-board-announcement]")).toHaveText("Painted rock on 1 cell of objects.");
  await expect(rock).toHaveAttribute("aria-pressed", "true");
  await treeRow(page, "assets/sprites").click();
  await dropAt(treeRow(page, "metal_crate.png"), [3, 1]);
  await expect(page.locator("[data-sonner-toast]", { hasText: "Painted metal_crate" })).toBeVisible();
  await dropAt(treeRow(page, "rock_broken.png"), [3, 1]);
  await expect(page.getByText("No kind is drawn with assets/sprites/rock_broken.png.")).toBeVisible();
  await saved(page, () => {
    const { board } = JSON.parse(app.pack.read(level)) as Painted;
    expect(board.layers.objects[1]?.slice(1, 5)).toEqual([null, "rock", "metal_crate", null]);
  });
  await boardOf(page).press("ControlOrMeta+Z");
  await boardOf(page).press("ControlOrMeta+Z");
  await saved(page, () => expect(app.pack.read(level)).not.toContain('"rock"'));
});

test("layers are put in another order by dragging and by keys, as one step of undo each", async ({ app }) => {
  const { page } = app;
  await showLevel(page, "levels/fw_003.json");
  await page.getByRole("tab", { name: "Layers", exact: true }).click();
  const names = page.getByRole("list", { name: "Layers, from the top down" }).locator(".gw-layer-name");
  const order = (): Promise<readonly string[]> =>
    names.evaluateAll((all) => all.map((name) => name.querySelector("span")?.textContent ?? ""));
  await expect.poll(order).toEqual(["markers", "objects", "ground"]);
  await names.nth(0).dragTo(page.locator('.gw-layer[data-layer="ground"]'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(order).toEqual(["objects", "markers", "ground"]);
  await names.nth(0).press("Alt+ArrowDown");
  await expect.poll(order).toEqual(["markers", "objects", "ground"]);
  await boardOf(page).press("ControlOrMeta+Z");
  await expect.poll(order).toEqual(["objects", "markers", "ground"]);
  await saved(page, () => {
    const { layers } = JSON.parse(app.pack.read("game.json")) as { readonly layers: readonly { id: string }[] };
    expect(layers.map(({ id }) => id)).toEqual(["ground", "markers", "objects"]);
  });
});

test("the brush and the form follow a kind that is renamed, and put down one that is gone, also by undo", async ({
  app,
}) => {
  const { page } = app;
  await showLevel(page, "levels/fw_002.json");
  const kind = (name: string) => page.locator(`.gw-palette-kind[data-kind="${name}"]`);
  const form = (name: string) => page.getByRole("form", { name: `Kind ${name}` });
  const nameOf = (name: string) => form(name).getByLabel("kind", { exact: true });
  await kind("rock").press("Enter");
  await kind("rock").press("F2");
  await expect(nameOf("rock")).toBeFocused();
  // The whole name is selected, and one with a space is written as names are.
  await page.keyboard.type("Old stone");
  await page.keyboard.press("Enter");
  await expect(nameOf("old_stone")).toBeFocused();
  await expect(kind("old_stone")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(nameOf("rock")).toBeFocused();
  await expect(kind("rock")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(kind("old_stone")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(kind("rock")).toHaveAttribute("aria-pressed", "true");
  // A new kind that undo takes away again.
  await page.getByRole("button", { name: "New Kind" }).click();
  await page.getByRole("form", { name: "New kind" }).getByLabel("kind", { exact: true }).fill("moss");
  await page.keyboard.press("Enter");
  await expect(form("moss")).toBeVisible();
  await expect(kind("moss")).toHaveAttribute("aria-pressed", "true");
  await boardOf(page).focus();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(kind("moss")).toHaveCount(0);
  await expect(form("moss")).toHaveCount(0);
  await expect(page.locator('.gw-palette-kind[aria-pressed="true"]')).toHaveCount(0);
});
