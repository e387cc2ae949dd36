// Opens packs, from every command; asks about unsaved edits of the previous pack first.
import { errorText } from "../../../shared/base/errorText";
import { createTaskQueue } from "../../../shared/base/taskQueue";
import { type Result, refused } from "../../../shared/base/result";
import type { OpenRefusal, PackListing } from "../../../shared/rpc/packsOnDisk";
import { main, onMain } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { readBeforehand } from "../../documents/disk/readBeforehand";
import { packSource } from "../../documents/packSource";
import { selectFile, showPack, usePackStore } from "../../session/pack/packStore";
import { dropWaiting, runWaiting } from "../commands/waitingCommands";
import { onceArranged, showPanel } from "../dock/dock";
import { focusOpenedPack, focusWelcome } from "../dock/panelFocus";
import { recoverUnsaved } from "../recovery/recovery";
import { keepViews, showViews, viewsText } from "../recovery/views";
import { settleUnsaved } from "./unsaved";
import { loadSettings } from "../settings";
import { useShellStore } from "../shellStore";
import { showAboutPack, showDone, showRefusal } from "../toasts";

/** The latest request wins, however long another pack takes to open. */
const oneByOne = createTaskQueue();

/** How often a pack was closed: one that was being opened meanwhile is not shown. */
let closings = 0;

/** The pack to begin with. A first start without one is no refusal: the window welcomes. */
export function openInitialPack(): Promise<void> {
  return oneByOne(async () => {
    // The pack's panel arrangement is among the settings.
    await loadSettings();
    const recent = await main.recentPacks();
    await openNow(
      null,
      atOnce(() => main.initialPack()),
    );
    // The very first start begins with a sample.
    if (recent.length === 0 && usePackStore.getState().listing?.isNewCopy === true) showPanel("guide");
    else focusOpenedPack();
  });
}

/** Asks for a folder and opens it. Where none is chosen, no answer about unsaved edits is needed. */
export function choosePack(): Promise<void> {
  return oneByOne(async () => {
    const chosen = await main.choosePack().catch((error: unknown) => refused(failure(error)));
    if (!chosen.ok) return showOpenRefusal(null, "opened", chosen.refusal);
    await openFolder(chosen.value, null);
  });
}

/**
 * Unpacks a zip file and opens its pack; without a file, asks the user for one. One that is refused needs no folder, and
 * no answer about unsaved edits.
 */
export function importPack(zipFile: string | null = null): Promise<void> {
  return oneByOne(async () => {
    const chosen = await main.chooseZip(zipFile).catch((error: unknown) => refused(failure(error)));
    if (!chosen.ok) return showOpenRefusal(null, "imported", chosen.refusal);
    const importNow: Ask = async () => {
      const imported = await main.importPack(chosen.value);
      if (imported.ok) showDone("The pack was imported", `It was unpacked to ${imported.value.root}.`);
      return imported;
    };
    await openNow(null, asked(importNow), "imported");
    focusOpenedPack();
  });
}

/**
 * Copies the open pack, unsaved edits included, to a place that the user chooses, and goes on with the copy. The pack
 * that was copied stays as it is on the disk.
 */
export async function savePackAs(): Promise<void> {
  await oneByOne(async () => {
    if (usePackStore.getState().listing === null) return;
    await keepViews();
    const views = viewsText();
    const save: Ask = async () => {
      const unsaved = documents.unsavedTexts();
      const saved = await main.savePackAs(unsaved);
      if (!saved.ok) return saved;
      // What was typed since then is kept for the pack that was copied.
      if (JSON.stringify(documents.unsavedTexts()) === JSON.stringify(unsaved)) await documents.forgetUnsaved();
      showDone("The pack was saved as a copy", copyWords(saved.value));
      return saved;
    };
    await showAnswer(null, "saved as a copy", asked(save), views);
    focusOpenedPack();
  });
}

function copyWords({ root, isTextsOnly }: PackListing): string {
  const here = `You are working on ${root} now.`;
  return isTextsOnly === true ? `${here} Only texts could be copied: the pack's folder is missing.` : here;
}

/**
 * Creates a new pack from a template in a folder that the user chooses, and opens it; `created` is called in between.
 * Gives why it was not, or null: also where the user chose no folder.
 */
export async function createPack(template: string, title: string, created: () => void): Promise<string | null> {
  let refusal: string | null = null;
  const create: Ask = async () => {
    const answer = await main.createPack(template, title);
    refusal = answer.ok || answer.refusal.reason === "cancelled" ? null : answer.refusal.message;
    if (answer.ok) created();
    // Told by the caller.
    return answer.ok ? answer : refused({ ...answer.refusal, reason: "cancelled" });
  };
  await oneByOne(async () => {
    const before = usePackStore.getState().listing;
    await openNow(null, asked(create), "created");
    // One begins with its level, whatever was looked at before.
    if (usePackStore.getState().listing !== before) showPanel("board");
  });
  return refusal;
}

export function openPack(root: string): Promise<void> {
  return oneByOne(() => openFolder(root, root));
}

/** `named`: the folder that the welcome page names where it is refused; null for none. */
async function openFolder(root: string, named: string | null): Promise<void> {
  await openNow(
    named,
    atOnce(() => main.openPack(root)),
  );
  focusOpenedPack();
}

/** Back to the welcome. */
export async function closePack(): Promise<void> {
  if (usePackStore.getState().listing === null || !(await settleUnsaved("closing the pack"))) return;
  await keepViews();
  await documents.keepTyped();
  closings += 1;
  showPack(null);
  focusWelcome();
  await main.closePack();
}

type Ask = () => Promise<Result<PackListing, OpenRefusal>>;

/** Opens a pack without a question. */
function atOnce(ask: Ask): Ask {
  return () => {
    useShellStore.setState({ opening: true });
    return ask();
  };
}

/** Opens what the user chooses in a dialog: nothing is being opened while it is there. */
function asked(ask: Ask): Ask {
  return async () => {
    const chosen = onMain("packChosen", () => useShellStore.setState({ opening: true }));
    try {
      return await ask();
    } finally {
      chosen.dispose();
    }
  };
}

async function openNow(root: string | null, ask: Ask, done = "opened"): Promise<void> {
  if (!(await settleUnsaved("opening another pack"))) return;
  await keepViews();
  await showAnswer(root, done, ask);
}

/** Shows the pack that is answered, or says why it was not `done`. `views`: where to begin in one that is new. */
async function showAnswer(root: string | null, done: string, ask: Ask, views: string | null = null): Promise<void> {
  const closingsBefore = closings;
  try {
    const answer = await ask().catch((error: unknown) => refused(failure(error)));
    if (!answer.ok) return showOpenRefusal(root, done, answer.refusal);
    const trees = await readBeforehand(answer.value.files);
    await documents.keepTyped();
    const journal = await main.journal();
    // Main may have opened it after it closed the one before.
    if (closings !== closingsBefore) return await main.closePack();
    if (usePackStore.getState().listing !== null) await leavePack();
    showPack(answer.value, trees);
    useShellStore.setState({ opening: false, refusal: null, away: false });
    if (!showViews(journal.views ?? views)) selectFirst();
    runWaiting(onceArranged);
    if (answer.value.isNewCopy === true) {
      showAboutPack(
        "This is your own copy of the sample",
        `It lies in ${answer.value.root}. The sample itself stays as it is.`,
      );
    }
    await recoverUnsaved(journal);
  } finally {
    useShellStore.setState({ opening: false });
    dropWaiting();
  }
}

/** Takes the open pack out of the window, in a task of its own: it takes as long as showing the next one. */
function leavePack(): Promise<void> {
  useShellStore.setState({ opening: true });
  showPack(null);
  return new Promise((resolve) => setTimeout(resolve));
}

function showOpenRefusal(root: string | null, done: string, refusal: OpenRefusal): void {
  documents.keepAgain();
  if (refusal.reason === "cancelled") return;
  // An open pack stays open, with a message about the refusal; without one the welcome page explains it.
  if (usePackStore.getState().listing === null) useShellStore.setState({ refusal: { ...refusal, root } });
  else showRefusal(`The pack was not ${done}`, refusal.message);
}

/** The first level that is played, else any level, else whatever there is. */
function selectFirst(): void {
  const pack = packSource();
  const first = pack.model?.starts.entries(pack).find(({ kind }) => kind === "start");
  const file =
    (first?.kind === "start" ? first.file : undefined) ??
    pack.game ??
    pack.manifest ??
    pack.files.values().next().value;
  if (file !== undefined) selectFile(file.path);
}

function failure(error: unknown): OpenRefusal {
  return { reason: "unreadable", message: errorText(error) };
}
