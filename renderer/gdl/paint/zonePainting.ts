// What lies in the zones of the file that is painted on, and its changes: edits of its document.
import { amendFor } from "../../documents/history/changesElsewhere";
import { gameState } from "../game/gameState";
import { brushOfEntity } from "../../../shared/dialects/gdl/text/paint/brush";
import type { ZoneChange, ZoneEntry } from "../../../shared/dialects/gdl/text/paint/zoneCards";
import { changeSetup, setupEntries } from "../../../shared/dialects/gdl/text/paint/zoneSetup";
import { type InheritedZones, changeStart, startEntries } from "../../../shared/dialects/gdl/text/paint/zoneStart";
import { isBrokenText } from "../../../shared/text/brokenText";
import type { TableTarget } from "./painting";

/** The entries of a zone, the bottom one first. */
export function zoneEntries(target: TableTarget, zone: string): readonly ZoneEntry[] {
  const { document, index, isSetup } = target;
  const text = { text: document.text(), tree: document.tree() };
  if (isSetup) return setupEntries(text, zone);
  const own = startEntries(text, index, zone);
  if (own !== undefined) return own;
  const [, cards = []] = inheritedZones(target).find(([name]) => name === zone) ?? [];
  return cards.map((brush) => ({ brush, count: 1, canChange: true }));
}

/** What a change of a zone is called in the list of undo steps, before the zone's name. */
const STEPS: Readonly<Record<ZoneChange["kind"], string>> = {
  add: "Add to",
  remove: "Remove from",
  move: "Change the order of",
  count: "Change how many are in",
};

/** Changes a zone, as one step of undo; false where nothing changes. */
export function changeZone(target: TableTarget, zone: string, change: ZoneChange): boolean {
  const { file, shownFile, document, index, isSetup } = target;
  const text = { text: document.text(), tree: document.tree() };
  if (isBrokenText(text)) return false;
  const edits = isSetup
    ? changeSetup(text, index, zone, change)
    : changeStart(text, zone, change, inheritedZones(target));
  amendFor(shownFile, file, edits, { name: `${STEPS[change.kind]} ${zone}`, isNew: true });
  return edits.length > 0;
}

/** What the game on the board begins with in its zones. */
function inheritedZones({ board, index }: TableTarget): InheritedZones {
  return gameState(board.state).zones.map(({ name, cards }) => {
    const brushes = cards.flatMap(({ entity }) => (entity === null ? [] : [brushOfEntity(entity, index)]));
    return [name, brushes] as const;
  });
}
