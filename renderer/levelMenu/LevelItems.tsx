// What can be done with levels, as items of the menu at one of them: with the one, or with all that are chosen.
import {
  ArrowDown,
  ArrowUp,
  CircleCheck,
  ClipboardPaste,
  Copy,
  CopyPlus,
  FilePlus2,
  Fingerprint,
  GitCompareArrows,
  LayoutTemplate,
  Replace,
  StepForward,
  TextCursorInput,
  Trash2,
  Wrench,
} from "lucide-react";
import { ContextMenu } from "@base-ui/react/context-menu";
import type { ReactElement } from "react";
import { capital } from "../../shared/base/capital";
import type { StartOrigin } from "../../shared/pack/packModel";
import { useDialectUi } from "../dialect/openDialect";
import { packModel } from "../documents/packSource";
import { duplicateLevels, moveLevels, sequenceLength } from "../session/pack/levelCommands";
import { copyLevels } from "../session/pack/levelCopies";
import type { RowKeys } from "../session/pack/rowKeys";
import { renameInTree } from "../session/pack/renamedRow";
import { deleteLevels } from "../session/pack/levelRemoval";
import { usePackStore } from "../session/pack/packStore";
import { useNewEmptyTitle, usePackWords } from "../session/pack/packWords";
import { checkLevels } from "../session/record/levelChecks";
import { solutionMark } from "../session/record/solutionMark";
import { runSolutionsOf } from "../session/run/breakRuns";
import { openDialog } from "../session/window/dialog";
import { requestCommand, showPanel } from "../session/window/shellPort";
import { ContextMenuItem } from "../ui/ContextMenuItem";

export interface LevelItemsProps {
  /** At least one. */
  readonly paths: readonly string[];
  /** That do the same on the list. */
  readonly keys: RowKeys;
  /** Makes a level beside the first. */
  readonly onMake: (start: StartOrigin) => void;
  /** Pastes levels after the first. Absent: this list does not paste. */
  readonly onPaste?: (() => void) | undefined;
  /** Reports why something was not done, or what a check came to; null when there is nothing to say. */
  readonly onMessage: (message: LevelMessage | null) => void;
}

export interface LevelMessage {
  readonly text: string;
  readonly isRefusal: boolean;
}

/** Returns what a command refused as a message; null for null. */
export function refusalMessage(refusal: string | null): LevelMessage | null {
  return refusal === null ? null : { text: refusal, isRefusal: true };
}

export function LevelItems(props: LevelItemsProps): ReactElement {
  return props.paths.length === 1 ? <OneLevel {...props} /> : <SeveralLevels {...props} />;
}

function OneLevel({ paths, keys, onMake, onPaste, onMessage }: LevelItemsProps): ReactElement {
  const [path = ""] = paths;
  const { start: word, ground, record } = usePackWords();
  const start = capital(word);
  const newEmpty = useNewEmptyTitle();
  const hasSolver = useDialectUi().panels.solver !== undefined;
  const isBroken = usePackStore(({ solutions }) =>
    Object.values(solutions).some((result) => result.file === path && solutionMark(result).tone === "error"),
  );
  const canRepair = hasSolver && isBroken;
  return (
    <>
      <ContextMenuItem icon={FilePlus2} title={newEmpty} onChoose={() => onMake("empty")} />
      <ContextMenuItem
        icon={LayoutTemplate}
        title={`New ${start} with the Same ${capital(ground)}`}
        onChoose={() => onMake("template")}
      />
      <ContextMenuItem
        icon={CopyPlus}
        title={`Duplicate ${start}`}
        keys={keys.duplicate}
        onChoose={() => onMake("copy")}
      />
      <CopyItem paths={paths} title={`Copy ${start}`} keys={keys.copy} />
      <PasteItem onPaste={onPaste} keys={keys.paste} />
      {canRepair ? (
        <ContextMenuItem
          icon={Wrench}
          title={`Find Repairs of the ${capital(record)}`}
          onChoose={() => showPanel("solver")}
        />
      ) : null}
      <CompareItem paths={paths} />
      <ContextMenuItem
        icon={TextCursorInput}
        title={`Rename ${start}…`}
        keys={keys.rename}
        onChoose={() => renameInTree(path)}
      />
      {packModel()?.starts.ofIds === undefined ? null : (
        <ContextMenuItem icon={Fingerprint} title={`Change ${start} Id…`} onChoose={() => renameInTree(path, "id")} />
      )}
      <ContextMenuItem
        icon={Trash2}
        title={`Delete ${start}…`}
        keys={keys.remove}
        onChoose={() => remove(paths, onMessage)}
      />
    </>
  );
}

function SeveralLevels({ paths, keys, onPaste, onMessage }: LevelItemsProps): ReactElement {
  const { starts, records } = usePackWords();
  const several = `${paths.length} ${capital(starts)}`;
  const canReplace = useDialectUi().commands["kind.replace"] !== undefined;
  const move = (by: -1 | 1): void => onMessage(refusalMessage(moveLevels(paths, by)));
  return (
    <>
      <ContextMenuItem
        icon={CopyPlus}
        title={`Duplicate ${several}`}
        keys={keys.duplicate}
        onChoose={() => onMessage(refusalMessage(duplicateLevels(paths)))}
      />
      <CopyItem paths={paths} title={`Copy ${several}`} keys={keys.copy} />
      <PasteItem onPaste={onPaste} keys={keys.paste} />
      {sequenceLength() === 0 ? null : (
        <>
          <ContextMenuItem icon={ArrowUp} title="Move Up in the Sequence" onChoose={() => move(-1)} />
          <ContextMenuItem icon={ArrowDown} title="Move Down in the Sequence" onChoose={() => move(1)} />
        </>
      )}
      <ContextMenu.Separator className="gw-menu-separator" />
      <ContextMenuItem
        icon={CircleCheck}
        title={`Check ${several}`}
        onChoose={() => void checkLevels(paths).then((text) => onMessage({ text, isRefusal: false }))}
      />
      <ContextMenuItem
        icon={StepForward}
        title={`Run to Breakpoint over Their ${capital(records)}`}
        onChoose={() => void runSolutionsOf(paths)}
      />
      {canReplace ? (
        <ContextMenuItem
          icon={Replace}
          title={`Replace Kind in ${several}…`}
          onChoose={() => requestCommand("kind.replace")}
        />
      ) : null}
      <CompareItem paths={paths} />
      <ContextMenu.Separator className="gw-menu-separator" />
      <ContextMenuItem
        icon={Trash2}
        title={`Delete ${several}…`}
        keys={keys.remove}
        onChoose={() => remove(paths, onMessage)}
      />
    </>
  );
}

interface CopyItemProps {
  readonly paths: readonly string[];
  readonly title: string;
  readonly keys: string | undefined;
}

/** To be pasted in the tree of this pack or another. */
function CopyItem({ paths, title, keys }: CopyItemProps): ReactElement {
  const copy = (): void => void navigator.clipboard.writeText(copyLevels(paths) ?? "");
  return <ContextMenuItem icon={Copy} title={title} keys={keys} onChoose={copy} />;
}

/** Pastes levels that were copied, in this pack or another. */
export function PasteItem({
  onPaste,
  keys,
}: Pick<LevelItemsProps, "onPaste"> & Pick<CopyItemProps, "keys">): ReactElement | null {
  const title = `Paste ${capital(usePackWords().start)}`;
  return onPaste === undefined ? null : (
    <ContextMenuItem icon={ClipboardPaste} title={title} keys={keys} onChoose={onPaste} />
  );
}

/** Asks with what other state of the pack they are compared. */
function CompareItem({ paths }: { readonly paths: readonly string[] }): ReactElement {
  const ask = (): void => void openDialog({ kind: "differences", levels: paths, shown: { step: "asked" } });
  return <ContextMenuItem icon={GitCompareArrows} title="Compare With…" onChoose={ask} />;
}

function remove(paths: readonly string[], onMessage: LevelItemsProps["onMessage"]): void {
  void deleteLevels(paths).then((refusal) => onMessage(refusalMessage(refusal)));
}
