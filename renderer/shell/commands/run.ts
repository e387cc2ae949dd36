// Runs each command. A command that is not available at present does nothing.
import type { Command } from "../../../shared/commands/command";
import { COMMANDS, type CommandId } from "../../../shared/commands/commands";
import { main } from "../../bridge/main";
import type { DialectCommandId } from "../../dialect/dialectCommands";
import type { DialectUi } from "../../dialect/dialectUi";
import { asStep } from "../../documents/history/stepNames";
import { focusBreadcrumbs, runEditorAction, selectedText } from "../../editor/editorActions";
import type { EditorAction } from "../../editor/reboundActions";
import { switchLineWrap } from "../../editor/lineWrap";
import { closeFile, keepOpen, showNextFile } from "../../editor/files/openFiles";
import { focusSearch } from "../../editor/search/packSearch";
import { revealProblem } from "../../editor/problems/problems";
import { editBreakpoint, restoreBreakpoints, toggleBreakpoint } from "../../session/run/breakpoints";
import { keepSession, markMoment } from "../../session/step/comparison";
import { askForLevel, duplicateLevels, moveLevels, newLevel } from "../../session/pack/levelCommands";
import { renameInTree } from "../../session/pack/renamedRow";
import { deleteLevels } from "../../session/pack/levelRemoval";
import { levelsInQuestion } from "../../session/pack/levelSelection";
import { newStoryBeside } from "../../session/pack/storyCommands";
import { goInTrail } from "../../session/pack/goBack";
import { closeSide, usePackStore } from "../../session/pack/packStore";
import { debugSteps } from "../../session/play/playCommands";
import { runAllSolutions, runSolution, runToBreakpoint, runToEnd } from "../../session/run/breakRuns";
import { goToKind } from "../../session/step/momentSteps";
import { bringToFront, hidePanel, isInFront, layOutFresh, showPanel, switchEnlarged, togglePanel } from "../dock/dock";
import { hasArrangement, isPanel, panelTitle } from "../dock/panels";
import { newEmptyTitle, packWords } from "../../session/pack/packWords";
import { packModel } from "../../documents/packSource";
import { inWords } from "./commandTitles";
import { arrangeFor } from "./arrange";
import { checkAllSolutions } from "./checkAll";
import { askWhy, breakAtCaret, runToCaret } from "./caretRuns";
import { askForPicture } from "../pictures/askForPicture";
import { exportPage, tryPage } from "../packs/exportPage";
import { exportPack } from "../packs/exportPack";
import { importImages, importTiles } from "../packs/importImages";
import { choosePack, closePack, importPack, savePackAs } from "../packs/openPack";
import { hasPack, isPackToCome } from "../packs/hasPack";
import { closeWhenSettled, openWindow } from "../packs/windows";
import { compareProfiles } from "../profiles/comparison";
import { askForOtherPack } from "../differences/comparePack";
import { browseBackups } from "../recovery/BackupsDialog";
import { focusNextPart, focusOtherSide, tryEachFrame } from "../dock/panelFocus";
import { useKeyMap } from "../../session/window/keyMap";
import { openDialog } from "../../session/window/dialog";
import { worksIn } from "../accelerators";
import { switchBlindMode, switchTheme } from "../settings";
import { useShellStore } from "../shellStore";
import { showRefusal } from "../toasts";
import { saveAll, saveFile } from "../packs/unsaved";
import { openModal, popupKind } from "./keyOwner";
import { ownOf, runOfLanguage } from "./languageRuns";
import { PLAY_RUNS } from "./playRuns";
import { SOLVER_RUNS } from "./solverRuns";
import { waitForPack } from "./waitingCommands";
import { redo, undo } from "./undo";

type Run = () => void | Promise<unknown>;

const RUNS = {
  "pack.new": () => void openDialog({ kind: "new-pack" }),
  "pack.newWindow": () => openWindow({ kind: "empty" }),
  "pack.open": choosePack,
  "pack.openInNewWindow": () => openWindow({ kind: "chosen" }),
  "pack.close": closePack,
  "pack.import": () => importPack(),
  "pack.saveAs": savePackAs,
  "pack.importImages": () => importImages(null),
  "pack.importTiles": importTiles,
  "pack.export": exportPack,
  "pack.exportPage": exportPage,
  "pack.tryPage": tryPage,
  "level.picture": askForPicture,
  "file.save": () => withActiveFile(saveFile),
  "file.saveAll": saveAll,
  "file.next": () => showNextFile(1),
  "file.previous": () => showNextFile(-1),
  "file.keep": () => withActiveFile(keepOpen),
  "file.close": () => withActiveFile(closeFile),
  "pack.closeWindow": closeWhenSettled,
  "pack.compare": askForOtherPack,
  "file.backups": browseBackups,
  "file.showInFolder": () => withActiveFile((path) => main.showInFolder(path)),
  "edit.undo": undo,
  "edit.redo": redo,
  "edit.find": () => runInText("find"),
  "edit.replace": () => runInText("replace"),
  "edit.fix": () => runInText("fix"),
  "edit.rename": () => runInText("rename"),
  "edit.definition": () => runInText("definition"),
  "edit.peek": () => runInText("peek"),
  "edit.usages": () => runInText("usages"),
  "edit.symbol": () => runInText("symbol"),
  "edit.breadcrumbs": () => inText(focusBreadcrumbs),
  "edit.back": () => goInTrail(-1),
  "edit.forward": () => goInTrail(1),
  "edit.format": () => runInText("format"),
  "edit.formatSelection": () => runInText("formatSelection"),
  "view.palette": () => useShellStore.setState({ palette: "commands" }),
  "view.quickOpen": () => useShellStore.setState({ palette: "files" }),
  "problem.next": () => goToProblem(1),
  "problem.previous": () => goToProblem(-1),
  "arrange.design": () => arrangeFor("design"),
  "arrange.play": () => arrangeFor("play"),
  "arrange.debug": () => arrangeFor("debug"),
  "arrange.insight": () => arrangeFor("insight"),
  "view.nextPart": () => focusNextPart(1),
  "view.previousPart": () => focusNextPart(-1),
  "view.settings": () => void openDialog({ kind: "settings" }),
  "view.wrap": switchLineWrap,
  "view.theme": switchTheme,
  "view.larger": () => main.changeView("larger"),
  "view.smaller": () => main.changeView("smaller"),
  "view.asMade": () => main.changeView("asMade"),
  "view.fullScreen": () => main.changeView("fullScreen"),
  "view.enlarge": switchEnlarged,
  "view.pack": () => togglePanel("pack"),
  "panel.pack": () => showPanel("pack"),
  "panel.editor": () => showPanel("editor"),
  "panel.board": () => showPanel("board"),
  "panel.palette": () => showPanel("palette"),
  "panel.layers": () => showPanel("layers"),
  "panel.inspector": () => showPanel("inspector"),
  "panel.turn": () => showPanel("turn"),
  "panel.why": () => showPanel("why"),
  "panel.moves": () => showPanel("moves"),
  "panel.views": () => showPanel("views"),
  "panel.count": () => showPanel("count"),
  "panel.balance": () => showPanel("balance"),
  "panel.ruleList": () => showPanel("ruleList"),
  "panel.calls": () => showPanel("calls"),
  "panel.breakpoints": () => showPanel("breakpoints"),
  "panel.rules": () => showPanel("rules"),
  "panel.because": () => showPanel("because"),
  "panel.compare": () => showPanel("compare"),
  "panel.watch": () => showPanel("watch"),
  "panel.problems": () => showPanel("problems"),
  "panel.search": () => {
    const text = selectedText();
    showPanel("search");
    focusSearch(text);
  },
  "panel.history": () => showPanel("history"),
  "panel.solution": () => showPanel("solution"),
  "panel.mutate": () => showPanel("mutate"),
  "panel.solver": () => showPanel("solver"),
  "panel.overview": () => showPanel("overview"),
  "view.otherSide": focusOtherSide,
  "view.closeSide": () => closeSide("other"),
  "view.resetLayout": layOutFresh,
  "level.new": () => levelCommand(askForLevel()),
  "level.template": () => levelCommand(newLevel("template")),
  "level.copy": () => levelCommand(duplicateLevels(levelsInQuestion())),
  "level.rename": () => renameInTree(usePackStore.getState().activeLevelFile),
  "level.changeId": () => renameInTree(usePackStore.getState().activeLevelFile, "id"),
  "story.before": () => levelCommand(newStoryBeside("before")),
  "story.after": () => levelCommand(newStoryBeside("after")),
  "level.delete": async () => levelCommand(await deleteLevels(levelsInQuestion())),
  "level.earlier": () => levelCommand(moveLevels(levelsInQuestion(), -1)),
  "level.later": () => levelCommand(moveLevels(levelsInQuestion(), 1)),
  ...PLAY_RUNS,
  "solver.blind": switchBlindMode,
  ...SOLVER_RUNS,
  "pack.compareProfiles": compareProfiles,
  "pack.check": checkAllSolutions,
  "debug.run": () => runToBreakpoint("forward"),
  "debug.runBack": () => runToBreakpoint("backward"),
  "debug.runAll": runAllSolutions,
  "debug.runSolution": runSolution,
  "debug.toCursor": () => runToCaret("forward"),
  "debug.toCursorBack": () => runToCaret("backward"),
  "debug.toEnd": () => runToEnd("forward"),
  "debug.toStart": () => runToEnd("backward"),
  "debug.breakpoint": () => breakAtCaret(toggleBreakpoint),
  "debug.editBreakpoint": () => breakAtCaret(editBreakpoint),
  "debug.restoreBreakpoints": bringBackBreakpoints,
  "debug.why": askWhy,
  "debug.mark": () => {
    markMoment();
    showPanel("compare");
  },
  "debug.keep": () => keepSession(),
  "debug.over": debugSteps.over,
  "debug.backOver": debugSteps.backOver,
  "debug.into": debugSteps.into,
  "debug.out": debugSteps.out,
  "debug.backInto": debugSteps.backInto,
  "debug.nextRule": () => goToKind("rule", "forward"),
  "debug.lastRule": () => goToKind("rule", "backward"),
  "debug.nextPass": () => goToKind("pass", "forward"),
  "debug.lastPass": () => goToKind("pass", "backward"),
  "debug.nextPhase": () => goToKind("phase", "forward"),
  "debug.lastPhase": () => goToKind("phase", "backward"),
  "debug.nextWrite": () => goToKind("write", "forward"),
  "debug.lastWrite": () => goToKind("write", "backward"),
  "debug.nextEvent": () => goToKind("event", "forward"),
  "debug.lastEvent": () => goToKind("event", "backward"),
  "debug.nextTurn": () => goToKind("turn", "forward"),
  "debug.lastTurn": () => goToKind("turn", "backward"),
  "debug.start": debugSteps.start,
  "debug.end": debugSteps.end,
  "help.guide": () => showPanel("guide"),
  "help.keys": () => void openDialog({ kind: "keys" }),
} satisfies Record<Exclude<CommandId, DialectCommandId>, Run>;

/** Shows the next problem's place, and says at the window's foot what it is until the next key. */
function goToProblem(step: 1 | -1): void {
  const problem = revealProblem(step);
  useShellStore.setState({ keySign: problem === null ? "There are no problems." : problem.message });
}

function levelCommand(refusal: string | null): void {
  if (refusal !== null) showRefusal("The levels were not changed", refusal);
}

/** Runs a command by its id: the window's own, or one of the open pack's language. Other ids do nothing. */
export function runCommand(id: string): void {
  const commands: readonly Command[] = COMMANDS;
  const command = commands.find((each) => each.id === id);
  if (command !== undefined && !isAvailable(command)) return;
  const title = command === undefined ? id : inWords(command, packWords()).title;
  const run = (): void =>
    asStep(title.replace(/…$/, ""), () => {
      if (isOwn(id)) void RUNS[id]();
      else runOfLanguage(id);
    });
  if (command?.withoutPack !== true && isPackToCome()) waitForPack({ title, run });
  else run();
}

/**
 * Runs a command of the native menu, which can be opened while a dialog is: behind one, most do nothing. The item of a
 * panel has a check mark while the panel is there: choosing it hides the panel if it is in front.
 */
export function runFromMenu(id: string): void {
  const commands: readonly Command[] = COMMANDS;
  const command = commands.find((each) => each.id === id);
  if (openModal() !== null && (command === undefined || !worksIn(command, popupKind()))) return;
  const panel = id.startsWith("panel.") ? id.slice("panel.".length) : "";
  if (isPanel(panel) && isInFront(panel)) hidePanel(panel);
  else runCommand(id);
}

/** Returns whether a command can do anything now: most need a pack. */
export function isAvailable({ withoutPack = false }: Command): boolean {
  return withoutPack || hasPack();
}

function isOwn(id: string): id is keyof typeof RUNS {
  return Object.hasOwn(RUNS, id);
}

/**
 * Returns the commands that do something for packs of a language, in its words; those that show a panel have its title.
 */
export function commandsOf(ui: DialectUi): readonly Command[] {
  const words = packWords();
  const hasStories = packModel()?.starts.addStory !== undefined;
  const commands = useKeyMap.getState().commands.map((command) => inWords(command, words));
  return commands.flatMap((command) => {
    if (command.id.startsWith("story.") && !hasStories) return [];
    if (command.id === "level.changeId" && packModel()?.starts.ofIds === undefined) return [];
    if ((command.id === "pack.exportPage" || command.id === "pack.tryPage") && ui.hasPage !== true) return [];
    if (command.id === "level.picture" && ui.pictures === undefined) return [];
    if (command.id.startsWith("solver.") && ui.panels.solver === undefined) return [];
    if (command.id === "pack.compareProfiles" && ui.hasProfiles !== true) return [];
    if (command.id === "arrange.insight" && !hasArrangement(ui, "insight")) return [];
    if (command.id === "level.new") return [{ ...command, title: newEmptyTitle() }];
    if (!isOwn(command.id)) return ownOf(ui, command.id) === undefined ? [] : [command];
    const panel = /^panel\.(.*)$/.exec(command.id)?.[1];
    if (panel === undefined || !isPanel(panel)) return [command];
    const title = panelTitle(ui, panel);
    return title === null ? [] : [command.group === undefined ? command : { ...command, title }];
  });
}

function runInText(action: EditorAction): void {
  inText(() => runEditorAction(action));
}

/** Does something in the text, which returns whether it could. A text that another panel hides is brought to the front. */
function inText(run: () => boolean): void {
  if (run()) return;
  bringToFront("editor");
  tryEachFrame(run);
}

function withActiveFile(run: (path: string) => unknown): void {
  const { activeFile } = usePackStore.getState();
  if (activeFile !== null) void run(activeFile);
}

function bringBackBreakpoints(): void {
  if (!restoreBreakpoints()) showRefusal("Nothing to restore", "No breakpoint of this pack was removed recently.");
}
