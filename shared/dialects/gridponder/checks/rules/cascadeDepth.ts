// Finds a game whose rules never fire because its cascades may have no pass (seed 000, section 6).
import type { Finding, Fix } from "../../../../findings/finding";
import { nodeAt } from "../../../../text/jsonTree";
import { DEFAULT_CASCADE_DEPTH, cascadeDepth } from "../../text/systems/cascadeDepth";
import type { PackIndex } from "../../text/names/packIndex";
import { found } from "../found";

const AT = "/defaults/maxCascadeDepth";

/** Returns a finding about a `maxCascadeDepth` of 0 or less. */
export function cascadeDepthFindings({ pack: { game } }: PackIndex): readonly Finding[] {
  const depth = cascadeDepth(game?.value);
  const node = game === null ? undefined : nodeAt(game.tree, AT);
  if (game === null || node === undefined || depth >= 1) return [];
  const edits = [{ offset: node.offset, length: node.length, text: String(DEFAULT_CASCADE_DEPTH) }];
  const fixes: readonly Fix[] = [
    { title: `Change to ${DEFAULT_CASCADE_DEPTH}`, changes: [{ file: game.path, edits }] },
  ];
  const message = `With a depth of ${depth} every cascade ends before its first pass: no rule ever fires.`;
  return [found("cascade-without-pass", game, AT, message, { fixes })];
}
