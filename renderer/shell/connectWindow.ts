// Connects the window: makes its stores, and listens to keys, menu, drops and requests of main.
import { type Disposable, disposable, disposeAll } from "../../shared/base/disposable";
import { breakText } from "../../shared/engine/breakpoints/breakPlaces";
import type { Breakpoint } from "../../shared/engine/breakpoints/breakpoints";
import { pingHost } from "../bridge/hostConnection";
import { watchHost } from "../bridge/hostWatch";
import { main, onMain } from "../bridge/main";
import { diskNews } from "../documents/disk/diskNews";
import { connectDocuments, documents } from "../documents/documents";
import { connectHistory } from "../documents/history/stepHistory";
import { onLeftBehind } from "../documents/history/jointChange";
import { connectPackSource, followTexts, packSource } from "../documents/packSource";
import { onBreakpointsLost, restoreBreakpoints } from "../session/run/breakpoints";
import { connectBreakpoints } from "../session/run/keptBreakpoints";
import { packPresentation } from "../session/pack/packPresentation";
import { onImageKept } from "../session/pack/imageCommands";
import { connectPackStore, onOtherPack, selectFile, usePackStore } from "../session/pack/packStore";
import { followCaret } from "../session/pack/goBack";
import { connectStories } from "../session/pack/storyCommands";
import { placesOf } from "../session/play/playState";
import { playStore } from "../session/play/playStore";
import { openStores, resetPerPackStores } from "../state/windowStore";
import { showFocusWhole } from "../ui/wholeFocus";
import { followReboundKeys } from "../editor/reboundKeys";
import { dialectUi, setDialectUis } from "../dialect/openDialect";
import { followEdits } from "./autosave";
import { followMenu } from "./nativeMenu";
import { followSettings } from "./settings";
import { provideShell } from "../session/window/shellPort";
import { usePackRun } from "../session/play/packRun";
import { notePlayAsked } from "../session/play/playAskedAt";
import { connectPlay } from "../session/play/playCommands";
import { connectInsight } from "../session/solver/insightLink";
import { connectMaking } from "../session/solver/making";
import { connectSolver } from "../session/solver/solverLink";
import { connectRuleNames } from "../session/pack/ruleNames";
import { useWhyQuestion } from "../session/step/whyQuestion";
import { runCommand, runFromMenu } from "./commands/run";
import { listenToKeys } from "./commands/shortcuts";
import { DIALECT_UIS } from "./dialectUis";
import { focusAfterPlay } from "./dock/focusAfterPlay";
import { keepFocus } from "./dock/keptFocus";
import { bringToFront, enlarge, showPanel, uncoverPanel } from "./dock/dock";
import { listenToDrops } from "./packs/fileDrops";
import { openPack } from "./packs/openPack";
import { followViews } from "./recovery/views";
import { tellReplacedRecords } from "./replacedRecords";
import { followSessionNotices } from "./sessionNotices";
import { useShellStore } from "./shellStore";
import { listenToTab } from "./dock/tabOrder";
import { dropAboutPack, showDecision, showDone, showRefusal, showTrouble } from "./toasts";
import { followRefusals } from "./packs/unsaved";
import { closeWhenSettled, guardEnd } from "./packs/windows";
import { isJsonObject } from "../../shared/base/json";

/**
 * Makes the window's stores and connects everything that listens while it lives. To be called once, before anything is
 * drawn; a test that needs a window of its own opens its own stores (`openStores`).
 */
export function connectWindow(): Disposable {
  openStores();
  setDialectUis(DIALECT_UIS);
  const connections = [
    // First, since the other subscribers of the documents read the pack again.
    // Before all that fills them for the new pack.
    onOtherPack(resetPerPackStores),
    connectPackSource(),
    connectDocuments(),
    connectPackStore(),
    onMain("commandChosen", runFromMenu),
    onMain("packRequested", (root) => void openPack(root)),
    onMain("closeRequested", () => void closeWhenSettled()),
    guardEnd(),
    listenToKeys(),
    listenToTab(),
    listenToDrops(),
    followTitle(),
    followViews(),
    watchHost({ ping: pingHost, endIfHung: (silentMs) => main.endHungHost(silentMs) }),
    diskNews.onChange(({ away }) => {
      if (away !== undefined) useShellStore.setState({ away });
    }),
    connectPlay(),
    notePlayAsked(),
    connectSolver(() => dialectUi().panels.solver !== undefined),
    connectInsight(),
    connectMaking(),
    ...DIALECT_UIS.map(({ connect }) => connect()),
    provideShell({
      // Shows where a run stops; the focus stays.
      showPanel: (panel) => (panel === "turn" || panel === "breakpoints" ? bringToFront(panel) : showPanel(panel)),
      bringToFront,
      uncoverPanel,
      runCommand,
    }),
    connectBreakpoints(),
    connectRuleNames(),
    onBreakpointsLost(offerBreakpoints),
    tellReplacedRecords(),
    keepFocus(),
    showFocusWhole(),
    focusAfterPlay(),
    followQuestions(),
    followEdits(),
    followPackRun(),
    followSessionNotices(),
    documents.onConflict(tellConflict),
    onOtherPack(dropAboutPack),
    followRefusals(),
    documents.onRemovalRefused((sentence) => showRefusal("The file was not deleted", sentence)),
    documents.onRenameRefused((sentence) => showRefusal("The file keeps its name", sentence)),
    onImageKept((sentence) => showRefusal("The image stays as it is", sentence)),
    onLeftBehind(tellLeftBehind),
    connectHistory(),
    documents.onJournal((kept) => useShellStore.setState({ unkept: !kept })),
    connectStories(),
    followSettings(),
    followMenu(),
    followReboundKeys(),
    followCaret(),
  ];
  void tellStartTroubles();
  void tellLostPage();
  return disposable(() => disposeAll(connections));
}

/** Tells what was wrong with the program's own files when it started. */
async function tellStartTroubles(): Promise<void> {
  for (const trouble of await main.startTroubles()) showTrouble("A file of Gridwright's own is in the way", trouble);
}

/** Tells that the page ended by itself: what is open came back, but not all that was there. */
async function tellLostPage(): Promise<void> {
  const lost = await main.lostPage();
  if (lost === null) return;
  const why = lost === "memory" ? "It had used up its memory." : "Its page had ended by itself.";
  showTrouble(
    "The window was loaded again",
    `${why} Unsaved edits and open files are back; a game in play and the steps of undo are not.`,
  );
}

/** A question asked elsewhere brings its panel to the front. */
function followQuestions(): Disposable {
  return disposable(
    useWhyQuestion.subscribe((now, before) => {
      if (now.asked > before.asked) showPanel("why");
    }),
  );
}

/** A player sees the board and nothing else. */
function followPackRun(): Disposable {
  return disposable(
    usePackRun.subscribe(({ run }, before) => {
      if ((run === null) !== (before.run === null)) enlarge(run === null ? null : "board");
    }),
  );
}

/** What was written in them is gone with one key; it can be had back. */
function offerBreakpoints(gone: readonly Breakpoint[]): void {
  const [first] = gone;
  if (first === undefined) return;
  const { condition, draft, log } = first;
  const what = condition !== null || draft !== null ? "condition" : log === null ? "hit count" : "message";
  const title = gone.length === 1 ? `Removed a breakpoint with its ${what}` : `Removed ${gone.length} breakpoints`;
  const [presentation, places] = [packPresentation(), placesOf(playStore.getState())];
  showDone(title, gone.map(({ on }) => breakText(on, presentation, places)).join(", "), {
    label: "Undo",
    run: () => void restoreBreakpoints(),
  });
}

/** A conflict in the file in view shows above its text; one elsewhere shows as a message. */
function tellConflict(path: string): void {
  if (usePackStore.getState().activeFile === path) return;
  showDecision(`${path} changed on the disk`, "You have unsaved edits in it.", {
    label: "Decide",
    run: () => {
      selectFile(path);
      showPanel("editor");
    },
  });
}

function tellLeftBehind(paths: readonly string[]): void {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
  const files = paths.slice(0, 3).join(", ") + more;
  showRefusal("Not undone everywhere", `These files were edited since and keep the change: ${files}.`);
}

/** Pack and level; main adds the unsaved dot. */
function followTitle(): Disposable {
  let told = "";
  const tell = (): void => {
    const title = titleNow();
    if (title === told) return;
    told = title;
    void main.setTitle(title);
  };
  const unsubscribe = usePackStore.subscribe(tell);
  const leaveTexts = followTexts(tell);
  tell();
  return disposable(() => {
    unsubscribe();
    leaveTexts();
  });
}

function titleNow(): string {
  const { listing, activeLevelFile } = usePackStore.getState();
  if (listing === null) return "Gridwright";
  const { manifest, files, model } = packSource();
  const named = isJsonObject(manifest?.value) ? manifest.value["title"] : undefined;
  const level = activeLevelFile === null ? undefined : files.get(activeLevelFile);
  const parts = [
    typeof named === "string" ? named : listing.name,
    ...(level === undefined || model === null ? [] : [model.starts.titleOf(level)]),
  ];
  return `${parts.join(" · ")} – Gridwright`;
}
