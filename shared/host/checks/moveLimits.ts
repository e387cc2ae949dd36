// Limits on the number of moves that end recorded moves before they win. Fewer moves do not win either: the limit is the
// mistake, or what the moves are to reach.
import type { Source } from "../../engine/debugInfo";
import type { PlayableLevel } from "../../engine/playableLevel";
import { type Slip, replaced, slipsInside } from "../../language/slips";
import type { PackSource } from "../../pack/packSource";
import type { SolutionResult } from "../../rpc/solutions";
import { type JsonNode, nodeAt } from "../../text/jsonTree";

/** Returns the lose conditions that only count moves, where a run ended by one; none for another end. */
export function limitsReached(
  { status, loseReason }: SolutionResult,
  { debug, presentation }: PlayableLevel,
): readonly Source[] {
  if (status !== "loses") return [];
  return debug.loseConditions.flatMap(({ type, reads = [], source }) => {
    const counts = reads.every((read) => read.kind === "field" && presentation.passing(read.path) === "counted");
    return type === loseReason && reads.length > 0 && counts ? [source] : [];
  });
}

/** Lists the limits of a start that ended its moves with as many moves as are recorded. */
export function* limitSlips(pack: PackSource, result: SolutionResult, level: PlayableLevel): Iterable<Slip> {
  const { moves } = result;
  const file = pack.files.get(result.file);
  const limits = limitsReached(result, level).filter((limit) => limit.file === result.file);
  if (file === undefined) return;
  for (const { at } of limits) {
    for (const node of numbersIn(nodeAt(file.tree, at))) {
      if (Number(node.value) < moves) yield replaced(file, node, moves);
    }
  }
}

/** Lists other goals of a start of which a limit ended the last move. */
export function* goalSlips(pack: PackSource, result: SolutionResult, level: PlayableLevel): Iterable<Slip> {
  const { moves, step = moves } = result;
  const file = pack.files.get(result.file);
  if (file === undefined || step < moves || limitsReached(result, level).length === 0) return;
  const goals = level.debug.goals.flatMap(({ source }) => (source.file === result.file ? [source.at] : []));
  yield* slipsInside(pack, file, goals);
}

function numbersIn(node: JsonNode | undefined): readonly JsonNode[] {
  return node?.type === "number" ? [node] : (node?.children ?? []).flatMap(numbersIn);
}
