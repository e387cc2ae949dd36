// The boards along a level's gold path, asked of the host anew after each check.
import { useEffect, useState } from "react";
import type { BoardView } from "../../shared/base/boardView";
import type { GoldPathResult } from "../../shared/rpc/contract";
import { host } from "../bridge/host";

const NO_BOARDS: readonly BoardView[] = [];

/** Loaded, then after each move that the game takes; empty until they are known. Old ones stay until new ones come. */
export function usePathBoards(result: GoldPathResult | undefined): readonly BoardView[] {
  const [boards, setBoards] = useState<readonly BoardView[]>(NO_BOARDS);
  useEffect(() => {
    if (result === undefined || result.status === "no-path") return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const next = await host.pathBoards(result.level);
      if (isWanted) setBoards(next);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [result]);
  return result === undefined || result.status === "no-path" ? NO_BOARDS : boards;
}
