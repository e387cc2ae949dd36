// How the diff command prints a level: the map of its changed cells, and how differently it plays.
import { assertNever } from "../../shared/base/assertNever";
import type { BoardChange } from "../../shared/host/difference/boardChanges";
import type { PlayChange, RecordedPlay } from "../../shared/host/difference/playChange";

/** Larger boards are printed without a map. */
const WIDEST_MAP = 60;
const HIGHEST_MAP = 40;

/** Returns a map with `*` where the boards differ, then the cells, at most `most` of them. */
export function boardLines({ before, after, cells, isCut, places }: BoardChange, most: number): readonly string[] {
  const size = before.join() === after.join() ? [] : [`      size: ${before.join(" × ")} → ${after.join(" × ")}`];
  const listed = cells
    .slice(0, most)
    .map((cell) => `      ${cell.layer} at ${cell.place}: ${cell.before} → ${cell.after}`);
  const left = cells.length - listed.length;
  return [
    ...size,
    ...mapLines(before, after, places),
    ...listed,
    ...(left === 0 ? [] : [`      and ${left}${isCut ? " or more" : ""} other cells`]),
  ];
}

function mapLines(before: BoardChange["before"], after: BoardChange["after"], places: BoardChange["places"]): string[] {
  const [width, height] = [Math.max(before[0], after[0]), Math.max(before[1], after[1])];
  if (places.length === 0 || width > WIDEST_MAP || height > HIGHEST_MAP) return [];
  const marked = new Set(places.map((place) => place.join()));
  return Array.from({ length: height }, (_row, y) => {
    const row = Array.from({ length: width }, (_cell, x) => (marked.has(`${x},${y}`) ? "*" : "·"));
    return `        ${row.join(" ")}`;
  });
}

/** Returns the verdict and what shows it. */
export function playLines({ verdict, before, after, earlierMovesWinAt, divergence }: PlayChange): readonly string[] {
  const lines = verdict === "same" ? [] : [`      ${VERDICTS[verdict]}: ${playText(before)} → ${playText(after)}`];
  if (earlierMovesWinAt === null) lines.push("      the moves recorded before do not win now");
  if (earlierMovesWinAt !== undefined && earlierMovesWinAt !== null)
    lines.push(`      the moves recorded before win now at move ${earlierMovesWinAt}`);
  const [first] = divergence?.differences ?? [];
  if (divergence === null || first === undefined) return lines;
  const when = whenText(divergence.moves, divergence.isOnSolution);
  return [...lines, `      differs ${when}: ${first.what}: ${first.one} → ${first.other}`];
}

/** So many moves are printed; of more only the last one. */
const MOST_MOVES = 8;

function whenText(moves: readonly string[], isOnSolution: boolean): string {
  if (moves.length === 0) return "from the start";
  const where = isOnSolution ? "on the recorded moves, " : "";
  if (moves.length <= MOST_MOVES) return `${where}after ${moves.join(", ")}`;
  return `${where}after ${moves.length} moves, the last of them ${moves.at(-1)}`;
}

const VERDICTS: Readonly<Record<Exclude<PlayChange["verdict"], "same">, string>> = {
  unplayable: "CANNOT BE PLAYED any more",
  "not-won": "NOT WON any more",
  repaired: "won again",
  longer: "plays longer",
  shorter: "plays shorter",
  differently: "plays differently",
};

function playText({ status, moves, step }: RecordedPlay): string {
  switch (status) {
    case "wins":
      return `wins in ${moves}`;
    case "wins-early":
      return `wins at move ${step} of ${moves}`;
    case "does-not-win":
      return `not won in ${moves}`;
    case "illegal-action":
      return `illegal at move ${step}`;
    case "loses":
      return `loses at move ${step}`;
    case "no-path":
      return "no recorded moves";
    case "unplayable":
      return "not playable";
    default:
      return assertNever(status);
  }
}
