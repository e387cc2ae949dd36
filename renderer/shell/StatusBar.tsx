// The status bar: the pack, its problems, how its solutions fare, and the state of the host.
import {
  CircleAlert,
  Info,
  LoaderCircle,
  type LucideIcon,
  Moon,
  RotateCcw,
  Sun,
  TriangleAlert,
  Trophy,
} from "lucide-react";
import { type ReactElement, useMemo, useSyncExternalStore } from "react";
import { counted } from "../../shared/base/counted";
import { isJsonObject } from "../../shared/base/json";
import { brokenRules } from "../../shared/pack/brokenRules";
import { MANIFEST_FILE } from "../../shared/pack/packFiles";
import { wakeHost } from "../bridge/hostConnection";
import { useDocument, useUnsavedPaths } from "../documents/documentHooks";
import { followTexts, packSource } from "../documents/packSource";
import { countProblems } from "../editor/problems/problemList";
import { cancelCheck, selectFile, usePackStore } from "../session/pack/packStore";
import { ActiveLevelChip } from "../solver/ActiveLevelChip";
import { currentTheme } from "../ui/theme";
import { runCommand } from "./commands/run";
import { solutionSummary } from "./solutionSummary";
import "./statusBar.css";
import { useShellStore } from "./shellStore";
import { usePackWords } from "../session/pack/packWords";
import { showPanel } from "../session/window/shellPort";

export function StatusBar(): ReactElement {
  const { listing, solutions, profile, isCheckWaiting } = usePackStore();
  const { opening, waiting, away, unkept } = useShellStore();
  const unsaved = useUnsavedPaths();
  const title = usePackTitle();
  const levelCount = usePackStore((state) => state.levelCount);
  const words = usePackWords();
  const summary = useMemo(
    () => solutionSummary(Object.values(solutions), levelCount, words),
    [solutions, levelCount, words],
  );
  return (
    <footer className="gw-status" aria-label="Status">
      {away ? (
        <>
          <span role="alert">The pack's folder is missing; your edits are kept here.</span>
          <button type="button" onClick={() => runCommand("pack.saveAs")}>
            Save Pack As…
          </button>
        </>
      ) : null}
      {unkept ? (
        <span role="alert">Unsaved edits cannot be backed up: the disk cannot store them. Save them.</span>
      ) : null}
      {opening ? <Busy text={waiting.length === 0 ? "Opening…" : `Opening… Then: ${waiting.join(", ")}`} /> : null}
      {listing === null ? null : (
        <>
          <span className="gw-status-pack" title={listing.root}>
            {title ?? listing.name}
          </span>
          {profile === null || profile === "" ? null : (
            <button type="button" onClick={showManifest} title="The language profile: chosen in manifest.json">
              {profile}
            </button>
          )}
          <Problems />
          {isCheckWaiting ? <WaitingCheck /> : null}
          {summary === null || isCheckWaiting ? null : (
            <button type="button" onClick={() => runCommand("pack.check")} title="Check all solutions">
              <Trophy size={13} aria-hidden />
              {summary}
            </button>
          )}
          <Checking />
          <ActiveLevelChip />
          {unsaved.length === 0 ? null : <span>{unsaved.length} unsaved</span>}
        </>
      )}
      <span className="gw-status-spacer" />
      <KeySign />
      <EngineState />
      <button
        type="button"
        onClick={() => runCommand("view.theme")}
        title="Switch light and dark"
        aria-label="Switch light and dark"
      >
        {currentTheme() === "dark" ? <Moon size={13} aria-hidden /> : <Sun size={13} aria-hidden />}
        {currentTheme() === "dark" ? "Dark" : "Light"}
      </button>
    </footer>
  );
}

/** That the second of two keys is waited for, or that they mean nothing. */
function KeySign(): ReactElement {
  return <span aria-live="polite">{useShellStore((state) => state.keySign)}</span>;
}

/** How many problems there are; that they are looked for, before the first are known. */
function Problems(): ReactElement | null {
  const { findings, profile, hostState } = usePackStore();
  const counts = useMemo(() => countProblems(findings), [findings]);
  // It comes with the first findings.
  if (profile === null) return hostState === "resting" ? null : <Busy text="Checking…" />;
  return (
    <button type="button" onClick={() => runCommand("panel.problems")} title="Show the problems">
      <Count icon={CircleAlert} count={counts.error} name="error" tone="error" />
      <Count icon={TriangleAlert} count={counts.warning} name="warning" tone="warning" />
      {counts.information > 0 ? <Count icon={Info} count={counts.information} name="note" /> : null}
    </button>
  );
}

/** Shown in place of how the solutions fare, while there is no whole game to replay them by. */
function WaitingCheck(): ReactElement {
  const broken = useSyncExternalStore(followTexts, () => brokenRules(packSource())?.path);
  const words = usePackWords();
  return (
    <button
      type="button"
      onClick={() => runCommand("panel.problems")}
      title="It cannot be read: its first problem says why. All is checked again once it can be."
    >
      <Trophy size={13} aria-hidden />
      {`The ${words.starts} wait for ${broken ?? "the rules"}`}
    </button>
  );
}

/** A quiet line about an engine that ended: that it comes again, why it ended, or that it is not tried again. */
function EngineState(): ReactElement {
  const hostState = usePackStore((state) => state.hostState);
  const hostEnd = usePackStore((state) => state.hostEnd);
  return (
    <>
      <span aria-live="polite">
        {hostState === "restarting" ? <Busy text="Engine restarting…" /> : null}
        {hostState === "ready" && hostEnd !== null ? `The engine was restarted: ${hostEnd}` : null}
      </span>
      {hostState === "resting" ? (
        <>
          <span role="alert">
            <TriangleAlert size={13} aria-hidden />
            {`The engine stopped: ${hostEnd}, again and again`}
          </span>
          <button
            type="button"
            onClick={wakeHost}
            title="Start the engine again; any change of the pack also restarts it"
          >
            <RotateCcw size={13} aria-hidden />
            Try Again
          </button>
        </>
      ) : null}
    </>
  );
}

/** How far a check of the solutions is, while one takes long. */
function Checking(): ReactElement | null {
  const checking = usePackStore((state) => state.checking);
  if (checking === null) return null;
  const { checked, total } = checking;
  return (
    <span className="gw-status-count">
      <progress max={total} value={checked} aria-label="Checking solutions" />
      {`${checked} of ${total}`}
      <button type="button" onClick={cancelCheck}>
        Cancel
      </button>
    </span>
  );
}

function showManifest(): void {
  selectFile(MANIFEST_FILE);
  showPanel("editor");
}

/** As the manifest says; null when it does not. */
function usePackTitle(): string | null {
  const manifest = useDocument(MANIFEST_FILE)?.value();
  const title = isJsonObject(manifest) ? manifest["title"] : undefined;
  return typeof title === "string" && title !== "" ? title : null;
}

interface CountProps {
  readonly icon: LucideIcon;
  readonly count: number;
  /** Of one of them. */
  readonly name: string;
  /** The colour it has unless there are none. */
  readonly tone?: "error" | "warning";
}

function Count({ icon: Icon, count, name, tone }: CountProps): ReactElement {
  return (
    <span className="gw-status-count" data-tone={count > 0 ? tone : undefined}>
      <Icon size={13} aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{counted(count, name)}</span>
    </span>
  );
}

function Busy({ text }: { text: string }): ReactElement {
  return (
    <span className="gw-status-count">
      <LoaderCircle size={13} className="gw-spin" aria-hidden />
      {text}
    </span>
  );
}
