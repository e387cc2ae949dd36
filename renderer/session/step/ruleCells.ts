// The cells of a board that the rule under the pointer reads: requested from the engine, and again when texts change.
import { useEffect, useState } from "react";
import type { RuleCells } from "../../../shared/engine/playableLevel";
import type { BoardPlace, NamedRule } from "../../../shared/rpc/debug";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { useHighlightedRule } from "./highlightedRule";

/** Milliseconds that the pointer rests, or nothing is typed, before the engine is asked. */
const REST_MS = 120;

/**
 * Null while no rule is lit. On another place the last answer stands until the next one comes. `place` is to be the same
 * object as long as it is the same place.
 */
export function useRuleCells(place: BoardPlace | null): RuleCells | null {
  const rule = useHighlightedRule();
  const [told, setTold] = useState<{ readonly of: NamedRule; readonly cells: RuleCells | null } | null>(null);
  useEffect(() => {
    if (rule === null || place === null) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      documents.flush();
      const cells = await host.ruleCells(rule, place);
      if (isWanted) setTold({ of: rule, cells });
    };
    const askSoon = (): ReturnType<typeof setTimeout> => setTimeout(() => void ask(), REST_MS);
    let timer = askSoon();
    const changes = documents.onChange(({ kind }) => {
      if (kind === "state") return;
      clearTimeout(timer);
      timer = askSoon();
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      changes.dispose();
    };
  }, [rule, place]);
  return told !== null && told.of === rule && place !== null ? told.cells : null;
}
