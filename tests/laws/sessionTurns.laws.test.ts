// A session's boards made of its writes are those that the engine gave: in the window, where turns come without them,
// and in the host, which plays again what it does not hold. At random turns, over undone moves, within any budget.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { BoardView } from "../../shared/base/boardView";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { sentTurn, sessionTurns, turnAfter } from "../../shared/engine/trace/sessionTurns";
import { type TurnEnd, createTurnEnds } from "../../shared/host/play/turnEnds";
import { createPlaySessions } from "../../shared/host/play/playSessions";
import { type BetweenTurns, recordLoading, recordTurn, tracedTurns } from "../../shared/engine/play/tracedTurns";
import { type RandomPack, packSource, randomPack } from "./randomPack";

/** A turn as the engine gave it, as the window has it, and the host's link to its end. */
interface Played {
  readonly own: TurnRecord;
  readonly next: BetweenTurns;
  readonly sent: TurnRecord;
  readonly end: TurnEnd;
  /** How many entities the engine knew of then; its table grows. */
  readonly known: number;
}

/** Each press: after which of the turns so far, and which action. */
const presses = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 16 });
/** From one board to all of them. */
const budgets = fc.constantFrom(0, 1, 300, 2_000, 1_000_000);

function contentOf({ width, height, layers, entities, cells, state }: BoardView): unknown {
  return { width, height, layers, state, cells: Array.from(cells, (entity) => entities[entity] ?? null) };
}

function playedWith(pack: RandomPack, choices: readonly (readonly [number, number])[], budget: number) {
  const level = gridponder.compile(packSource(pack)).game!.level("random")!;
  const { record, next } = recordLoading(level);
  const ends = createTurnEnds(level, next, budget);
  const { before: first } = record;
  // As a message from another process arrives.
  const opened = structuredClone({ first, turns: [sentTurn(record, first.entities.length)] });
  const [sent] = sessionTurns(opened, budget);
  const known = record.shape.entities.length;
  const played: Played[] = [{ own: record, next, sent: sent!, end: ends.first, known }];
  for (const [turn, choice] of choices) {
    const from = played[turn % played.length]!;
    const offered = level.actions(from.next.state);
    const { record: own, next: to } = recordTurn(level, from.next, offered[choice % offered.length]!);
    const sent = turnAfter(from.sent, structuredClone(sentTurn(own, from.known)));
    expect(sent.accepted).toBe(own.accepted);
    expect(contentOf(sent.after)).toEqual(contentOf(own.after));
    if (!own.accepted) continue;
    const end = ends.add(from.end, own.action!, to);
    played.push({ own, next: to, sent, end, known: own.shape.entities.length });
  }
  return { level, ends, played };
}

test("every board of a session is the engine's, in whatever order one looks", () => {
  fc.assert(
    fc.property(
      randomPack({ rulesOnly: false }),
      presses,
      budgets,
      fc.array(fc.nat(), { maxLength: 12 }),
      (pack, choices, budget, jumps) => {
        const { level, ends, played } = playedWith(pack, choices, budget);
        for (const jump of jumps) {
          const { own, sent, next, end } = played[jump % played.length]!;
          expect(contentOf(sent.after)).toEqual(contentOf(own.after));
          expect(contentOf(sent.before)).toEqual(contentOf(own.before));
          expect(level.key(ends.at(end).state)).toBe(level.key(next.state));
          expect(contentOf(ends.at(end).view)).toEqual(contentOf(own.after));
        }
      },
    ),
  );
});

test("a session opened with moves, and gone on with from any of them, has the engine's boards in the window", () => {
  fc.assert(
    fc.property(randomPack({ rulesOnly: false }), presses, presses, (pack, opening, more) => {
      const compiled = (): PlayableLevel => gridponder.compile(packSource(pack)).game!.level("random")!;
      const level = compiled();
      // What is offered does not depend on the engine's table, which here grows with the session alone.
      const offered = compiled();
      const actions = opening.map(([, choice]) => {
        const all = offered.actions(offered.start(null));
        return all[choice % all.length]!;
      });
      const sessions = createPlaySessions();
      const opened = structuredClone({ ...sessions.open(level, 1, actions), debug: null });
      let turns = [...sessionTurns(opened)];
      for (const [number, choice] of more) {
        const turn = number % turns.length;
        const played = sessions.act(opened.session, turn, actions[choice % actions.length]!);
        if (!played.ok) throw new Error(played.refusal.message);
        const next = turnAfter(turns[turn]!, structuredClone(played.value));
        if (next.accepted) turns = [...turns.slice(0, turn + 1), next];
      }
      const moves = turns.flatMap(({ action }) => (action === null ? [] : [action]));
      const own = [...tracedTurns(offered, moves)];
      turns.forEach((turn, number) => expect(contentOf(turn.after)).toEqual(contentOf(own[number]!.after)));
      const look = sessions.look(opened.session);
      const ends = look.ok ? [...look.value.ends] : [];
      expect(ends.map(contentOf)).toEqual(own.map(({ after }) => contentOf(after)));
    }),
  );
});
