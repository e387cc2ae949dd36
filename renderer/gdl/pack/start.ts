// The board with which a game begins, as its texts could last be played: a rule that is half typed leaves it in view.
import { useEffect, useState } from "react";
import type { BoardView } from "../../../shared/base/boardView";
import { type BoardRow, NO_BOARDS, boardsOfRow, keptRow } from "../../../shared/engine/trace/boardRow";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { lastStart, rememberStart, useRestoredStarts } from "./knownStarts";

export interface ShownStart {
  /** Null until it is known, and while the game could never be played. */
  readonly board: BoardView | null;
  /** The generation of the texts that it was made from; 0 before the first. */
  readonly at: number;
}

interface KnownStart extends ShownStart {
  readonly file: string;
  readonly row: BoardRow;
  /** The texts that were checked last make no board. */
  readonly isOutOfDate: boolean;
}

/** Follows the board of the game of a file. `isShown`: one that is out of sight is not asked for. */
export function useStart(file: string, isShown = true): ShownStart & { readonly isOutOfDate: boolean } {
  const generation = usePackStore((state) => state.checkedGeneration);
  const isCheckWaiting = usePackStore((state) => state.isCheckWaiting);
  const [known, setKnown] = useState<KnownStart>();
  useEffect(() => {
    if (!isShown) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const pack = packSource();
      const entry = pack.model?.starts.entries(pack).find((each) => each.kind === "start" && each.file.path === file);
      const found = entry?.kind === "start" ? await host.pathBoards(entry.id, 0, 1) : NO_BOARDS;
      if (!isWanted) return;
      setKnown((before) => startOf(file, generation, found, before));
      if (found.first !== null && documents.generationOfTexts === generation) rememberStart(file, found.first);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [file, generation, isShown]);
  const restored = useRestoredStarts((state) => state[file]);
  const made = known?.file === file ? known : NO_START;
  const isOutOfDate = made.isOutOfDate || isCheckWaiting;
  return restored !== undefined && restored.at >= made.at ? { ...restored, isOutOfDate } : { ...made, isOutOfDate };
}

const NO_START = { board: null, at: 0, isOutOfDate: false };

function startOf(file: string, generation: number, found: BoardRow, before: KnownStart | undefined): KnownStart {
  const ofFile = before?.file === file ? before : undefined;
  const row = keptRow(found, ofFile?.row ?? NO_BOARDS);
  const isOutOfDate = found.first === null;
  if (row === ofFile?.row) return { ...ofFile, at: isOutOfDate ? ofFile.at : generation, isOutOfDate };
  // Where the game was not in view when it could last be played, others may have seen its board.
  const { board, at } = (isOutOfDate ? lastStart(file) : null) ?? { board: firstOf(row), at: generation };
  return { file, row, board, at, isOutOfDate };
}

function firstOf(row: BoardRow): BoardView | null {
  const [first] = boardsOfRow(row);
  return first?.() ?? null;
}
