// What may stand nowhere: pieces with which no state of a level can be won.
// What is read with `!` is there (tests/laws/insight.laws.test.ts).
import type { Work } from "../../../base/work";
import type { StateGraph } from "../graph/stateGraph";
import { firstWords } from "../packing";
import type { Piece } from "../searchLevel";
import type { NeverGood } from "./insightOutcome";

const STATES_AT_A_TIME = 2048;
const MOST_LISTED = 500;
/** Values of a field that are looked at; one with more says nothing about the board. */
const MOST_VALUES = 1024;

/** Finds them in a graph in which every state is expanded; those seen in most states first. */
export function* neverGood(graph: StateGraph, dead: Uint8Array): Work<readonly NeverGood[]> {
  const { table, level } = graph;
  const columns = table.columns.filter(({ values }) => values.length <= MOST_VALUES);
  const seen = columns.map(({ mask }) => new Float64Array(mask + 1));
  const winning = columns.map(({ mask }) => new Float64Array(mask + 1));
  const words = firstWords(table);
  for (let state = 0; state < graph.expanded; state += 1) {
    graph.load(state, words);
    const alive = 1 - dead[state]!;
    for (let index = 0; index < columns.length; index += 1) {
      const { word, shift, mask } = columns[index]!;
      const code = (words[word]! >>> shift) & mask;
      seen[index]![code]! += 1;
      winning[index]![code]! += alive;
    }
    if (state % STATES_AT_A_TIME === 0) yield;
  }
  const found: NeverGood[] = [];
  columns.forEach(({ field, values }, index) => {
    // Pieces of one kind may differ in what they say: it is never good if none of them wins there.
    const byName = new Map<string, { readonly piece: Piece; states: number; wins: boolean }>();
    values.forEach((value, code) => {
      const states = seen[index]![code] ?? 0;
      const piece = level.pieceOf?.(field, value) ?? null;
      if (states === 0 || piece === null) return;
      // What moves is in another place with each value.
      const key = `${piece.name} ${piece.position.join()}`;
      const known = byName.get(key) ?? { piece, states: 0, wins: false };
      known.states += states;
      known.wins ||= winning[index]![code] !== 0;
      byName.set(key, known);
    });
    for (const { piece, states, wins } of byName.values()) {
      const { layer, position, name } = piece;
      if (!wins) found.push({ name: level.nameOf(field), layer, position, piece: name, states });
    }
  });
  return found.sort((one, other) => other.states - one.states).slice(0, MOST_LISTED);
}
