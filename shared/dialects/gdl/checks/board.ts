// Checks the board as a whole: one that is too large cannot be played (gdl.md, A4).
import type { Finding } from "../../../findings/finding";
import { nodeAt } from "../../../text/jsonTree";
import { MOST_PLACES, placesOf } from "../text/names/board";
import type { CheckedGame } from "./checked";
import { found } from "./found";

const PLACES = MOST_PLACES.toLocaleString("en");

export function boardFindings({ file, index: { game, board } }: CheckedGame): readonly Finding[] {
  const places = board.kind === "network" ? board.nodes.size : placesOf(game["topology"]);
  if (places === null || places <= MOST_PLACES) return [];
  const at = nodeAt(file.tree, "/topology/structure") === undefined ? "/topology" : "/topology/structure";
  return [
    found("board-too-large", file, at, `A board has at most ${PLACES} places. This one is too large to be played.`),
  ];
}
