// Watches and conditions of breakpoints of board games: any expression, at any record of a turn.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../base/json";
import { playedTurns, recordTurn } from "../../../engine/play/tracedTurns";
import { EffectVerdict, RecordKind } from "../../../engine/trace/trace";
import { recordAt } from "../../../engine/trace/traceTree";
import { openTurnView } from "../../../engine/trace/traceView";
import type { TurnRecord } from "../../../engine/turnRecord";
import type { PlayableLevel } from "../../../engine/playableLevel";
import { actionOfLine } from "../text/games/moveText";
import { compileGame } from "../turn/compileGame";
import { gameLevel } from "./level";

const FOLDER = join(__dirname, "../../../../tests/conformance/gdl");

function levelOf(name: string): PlayableLevel {
  const rules = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), "utf8")) as Json;
  const { game } = compileGame(
    { value: rules, at: "" },
    { seed: 1, players: null, start: { value: undefined, at: "" } },
  );
  if (game === null) throw new Error(name);
  const about = { id: "start", file: "game.json", rulesFile: "game.json", title: name, expectedOutcome: null };
  return gameLevel(game, { ...about, moves: [] });
}

function turnsOf(level: PlayableLevel, lines: readonly string[]): readonly TurnRecord[] {
  const actions = lines.flatMap((line) => actionOfLine(line) ?? []);
  return Array.from(playedTurns(level, actions), ({ record }) => record);
}

function recordsOf({ trace }: TurnRecord, kind: RecordKind): readonly number[] {
  const all = Array.from({ length: trace.records.length / 6 }, (_, index) => index);
  return all.filter((index) => recordAt(trace, index).kind === kind);
}

/** The value of an expression at a record of a turn; null: at its end. */
function valueAt(level: PlayableLevel, text: string, turn: TurnRecord, record: number | null): Json {
  const read = level.reference(text);
  if (read === null) throw new Error(text);
  return read(openTurnView(turn).at(record), null, { turn, record });
}

describe("An expression about a game", () => {
  const level = levelOf("checkers_english");
  const turns = turnsOf(level, ["D3 E4", "C6 B5", "E2 D3", "B5 A4", "E4 F5", "E6 G4 E2"]);
  const last = turns.at(-1)!;

  it("is asked between moves", () => {
    const [loading, first] = [turns[0]!, turns[1]!];
    expect(valueAt(level, "state.current_player", loading, null)).toBe("Red");
    expect(valueAt(level, "player.name", first, null)).toBe("Black");
    expect(valueAt(level, "board[pos(4, 3)].owner.name", first, null)).toBe("Red");
    expect(valueAt(level, "count(entities_of_player(player('Red')))", last, null)).toBe(10);
    expect(valueAt(level, "count(get_all_legal_moves_for(player('Red')))", loading, null)).toBe(7);
  });

  it("counts entities by what every one of them has, as by its attributes", () => {
    const count = (attribute: string): Json =>
      valueAt(level, `count(entities_of_player(player('Red'), ${attribute}))`, last, null);
    expect(count("'schema', 'Piece'")).toBe(10);
    expect(count("'schema', null")).toBe(0);
    expect(count("'pos', pos(1, 0)")).toBe(1);
    expect(count("'pos', null")).toBe(0);
    expect(count("'id', 1")).toBe(1);
    expect(count("'zone', null")).toBe(10);
  });

  it("is asked inside a move, with its piece, start and target", () => {
    const [one, other] = recordsOf(last, RecordKind.rule);
    const text = "concat(player.name, ' ', start, ' ', target, ' ', count(entities_of_player(player('Red'))))";
    expect(valueAt(level, text, last, one!)).toBe("Black 4,5 6,3 12");
    expect(valueAt(level, text, last, other!)).toBe("Black 6,3 4,1 11");
    expect(valueAt(level, "entity.rank", last, one!)).toBe("man");
  });

  it("sees what the effects before a record did, and not what those after it do", () => {
    const done = recordsOf(last, RecordKind.effect).filter(
      (record) => recordAt(last.trace, record).after === EffectVerdict.done,
    );
    const counts = done.map((record) => valueAt(level, "board[start]", last, record));
    expect(new Set(counts).size).toBeGreaterThan(1);
    expect(counts.at(-1)).toBeNull();
  });

  it("is a condition", () => {
    const holds = level.condition("eq(entity.rank, 'man')");
    const [record = 0] = recordsOf(last, RecordKind.rule);
    const view = openTurnView(last).at(record);
    expect(holds?.(view, null, { turn: last, record })).toBe(true);
    expect(level.condition("eq(entity.rank, 'king')")?.(view, null, { turn: last, record })).toBe(false);
    expect(level.condition({ eq: 1 })).toBeNull();
    expect(level.condition("nonsense(")).toBeNull();
    expect(level.reference("state.nope")).toBeNull();
  });

  it("is asked where a move was refused", () => {
    const { record: turn } = recordTurn(level, playedAt(level), actionOfLine("D3 E5")!);
    expect(turn.accepted).toBe(false);
    const [record = 0] = recordsOf(turn, RecordKind.rule);
    expect(valueAt(level, "sub(target.y, start.y)", turn, record)).toBe(2);
  });

  it("gives nothing where it fails, or the moment is not known", () => {
    expect(valueAt(level, "mod(1, 0)", last, null)).toBeNull();
    const view = openTurnView(last).at(3);
    expect(level.reference("state.current_player")?.(view, null)).toBeNull();
  });
});

function playedAt(level: PlayableLevel) {
  const [loaded] = playedTurns(level, []);
  return loaded!.next;
}
