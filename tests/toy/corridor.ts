// How corridors are checked and walked: `step` goes one cell on, `leap` two; past the end the walker is lost.
import type { BoardView } from "../../shared/base/boardView";
import type { Dialect } from "../../shared/engine/dialect";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { SearchLevel } from "../../shared/engine/search/searchLevel";
import { RecordKind } from "../../shared/engine/trace/trace";
import type { Tracer } from "../../shared/engine/trace/tracer";
import type { Finding } from "../../shared/findings/finding";
import type { SourceFile } from "../../shared/pack/packSource";
import { corridorPack, lengthOf } from "./corridorPack";
import { corridorPresentation } from "./corridorPresentation";

/** Cells walked; -1 past the end. */
type Walked = number;

const NOTHING = { phases: [], systems: [], rules: [], conditions: [], effects: [], values: [], goals: [] } as const;
const { starts, record } = corridorPack;

export const corridor: Dialect = {
  id: "corridor",
  profiles: ["plain"],
  *check({ levels }) {
    yield;
    return levels.filter(({ value }) => lengthOf(value) === null).map(noLength);
  },
  compile({ levels }) {
    const playable = new Map(levels.map((file) => [starts.idOf(file), levelOf(file)]));
    const level = (id: string) => playable.get(id) ?? null;
    const game = { dialect: "corridor", profile: "plain", levelIds: [...playable.keys()], level };
    return { game, profile: "plain", findings: [] };
  },
};

function noLength({ path: file }: SourceFile): Finding {
  const message = "A corridor has from 1 to 100 cells.";
  return { code: "corridor-length", severity: "error", message, file, at: "/length", params: {} };
}

function levelOf(file: SourceFile): PlayableLevel<Walked> | null {
  const length = lengthOf(file.value);
  if (length === null) return null;
  const isWon = (walked: Walked): boolean => walked === length - 1;
  const isOver = (walked: Walked): boolean => walked < 0 || isWon(walked);
  return {
    id: starts.idOf(file),
    file: file.path,
    title: starts.titleOf(file),
    debug: { ...NOTHING, loseConditions: [] },
    presentation: corridorPresentation,
    players: [""],
    offers: ["step", "leap"].map((id) => ({ id, params: {} })),
    solution: record.read(file.tree).flatMap(({ move }) => move ?? []),
    start(tracer) {
      if (tracer !== null) trace(tracer, 0, 0);
      return 0;
    },
    step(walked, { action }, tracer) {
      const next = walked + (action === "leap" ? 2 : 1);
      const state = isOver(walked) ? walked : next < length ? next : -1;
      if (tracer !== null) trace(tracer, walked, state);
      const outcome = { won: isWon(state), lost: state < 0, loseReason: state < 0 ? "past_the_end" : null };
      return { state, accepted: !isOver(walked), events: [], ...outcome, goals: [], budgetSpent: false };
    },
    actions: () => [{ action: "step" }, { action: "leap" }],
    search: (start) => searchOf(length, start),
    toAct: (walked) => (isOver(walked) ? [] : [""]),
    outcome: (walked) => (isWon(walked) ? { kind: "won", seat: null, reason: null } : null),
    view: (walked) => viewOf(length, walked),
    goals: () => [],
    goalsOn: () => [],
    key: String,
    fromKey: Number,
    loadBudgetSpent: () => false,
    condition: () => null,
    reference: () => null,
    ruleCells: () => null,
    canonical: (walked) => ({ walked }),
  };
}

/** The one field is the number of cells walked; past the end it is the corridor's length. */
function searchOf(length: number, start: Walked): SearchLevel<Walked> {
  const numberOf = (walked: Walked): number => (walked < 0 ? length : walked);
  return {
    actions: [{ action: "step" }, { action: "leap" }],
    mobile: [{ field: 0, values: length + 1 }],
    lengthLimit: null,
    play(action, fields) {
      const walked = fields.read(0);
      if (walked >= length - 1) return false;
      fields.write(0, Math.min(length, walked + action + 1));
      return true;
    },
    verdict(fields) {
      const walked = fields.read(0);
      return walked === length - 1 ? "won" : walked === length ? "lost" : "on";
    },
    initial: () => numberOf(start),
    valueIn: numberOf,
    nameOf: () => "walked",
    byteLength: 0,
  };
}

function viewOf(width: number, walked: Walked): BoardView {
  const cells = new Uint16Array(width);
  if (walked >= 0) cells[walked] = 1;
  const entities = [null, { kind: "walker", params: {} }];
  return { width, height: 1, layers: ["floor"], entities, cells, state: { walked } };
}

function trace(tracer: Tracer, before: Walked, after: Walked): void {
  const root = tracer.open(RecordKind.turn, 0, tracer.value(null), tracer.value({}), -1);
  if (before !== after) {
    if (before >= 0) tracer.leaf(RecordKind.write, before, 1, 0, root);
    if (after >= 0) tracer.leaf(RecordKind.write, after, 0, 1, root);
    tracer.leaf(RecordKind.write, tracer.field("walked"), tracer.value(before), tracer.value(after), root);
  }
  tracer.close(root);
}
