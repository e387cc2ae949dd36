// Reads the places of a set-up (`grid_nodes(0,1, 7,1)`, `node('Alaska')`, `zone('deck')`), those of a start position and
// of recorded moves (gdl.md, A6 and A15).
import { objectOf } from "../../../../base/json";
import type { Call, Expression } from "../../expressions/expression";
import { writtenText } from "../../expressions/tokens";
import { BY, actionOfLine, moveParts } from "../games/moveText";
import { MOST_PLACES, boardRange, hasPlace, placeText, type ReadPlace, readPlace } from "../names/board";
import type { GameIndex } from "../names/gameIndex";
import { playerNames, unknownPlayer } from "./context";
import { type StringName, type StringProblem, insideSpan, spanOf, syntaxProblemIn, unknownIn } from "./problem";
import { parseOnce } from "./reading";

export interface PlaceReading {
  readonly names: readonly StringName[];
  readonly problems: readonly StringProblem[];
  /** The places of the board, by their names; a zone is none. */
  readonly places: readonly string[];
  readonly zone: string | null;
}

const NOTHING: PlaceReading = { names: [], problems: [], places: [], zone: null };

function wrong(code: StringProblem["code"], message: string, span: StringProblem["span"]): PlaceReading {
  return { ...NOTHING, problems: [{ code, message, span }] };
}

/** Reports `node(A)`: the name of a place stands in quotes. */
function unquoted({ name, args, from, to }: Call): PlaceReading {
  const span = spanOf({ from, to });
  const [first] = args;
  const message = `${name}(…) takes a name in quotes.`;
  if (args.length !== 1 || first?.kind !== "name") return wrong("wrong-arity", message, span);
  const text = writtenText(first.name);
  const fix = { title: `Change to ${text}`, span: spanOf(first), text };
  return { ...NOTHING, problems: [{ code: "wrong-arity", message, span, fix }] };
}

/** Returns how a set-up writes a place or a zone that a text names as moves do: `A1`, `2,0`, `Alaska`; null for none. */
function setupPlaceOf(name: string, { board, zones }: GameIndex): string | null {
  if (zones.has(name)) return `zone(${writtenText(name)})`;
  if (board.kind === "network") return board.nodes.has(name) ? `node(${writtenText(name)})` : null;
  const read = board.kind === "none" || board.kind === "unknown" ? null : readPlace(board, name);
  if (read === null || !("place" in read)) return null;
  return `${board.kind === "grid" ? "grid_nodes" : "hex_nodes"}(${read.place}, ${read.place})`;
}

/** Reads the places that a step of the set-up fills. */
export function readSetupPlace(text: string, index: GameIndex): PlaceReading {
  const meant = setupPlaceOf(text.trim(), index);
  if (meant !== null) {
    const span = { offset: 0, length: text.length };
    const problem = { code: "expression-syntax", message: `In a set-up this is written as ${meant}.`, span } as const;
    return { ...NOTHING, problems: [{ ...problem, instead: meant }] };
  }
  const { expression, problem } = parseOnce(text);
  if (problem !== null) return { ...NOTHING, problems: [syntaxProblemIn(text, problem, false)] };
  if (expression.kind !== "call") {
    return wrong(
      "expression-syntax",
      "A place is written as grid_nodes(0,0, 7,0), node('A') or zone('deck').",
      spanOf(expression),
    );
  }
  const { name, args, nameAt } = expression;
  const [first] = args;
  switch (name) {
    case "grid_nodes":
    case "hex_nodes":
      return readRectangle(name, args, expression, index);
    case "node":
    case "zone":
      if (args.length !== 1 || first?.kind !== "text") {
        return unquoted(expression);
      }
      return name === "node"
        ? readSetupNode(first.value, expression, insideSpan(first), index)
        : readZoneName(first.value, insideSpan(first), index);
    default: {
      const names = ["grid_nodes", "hex_nodes", "node", "zone"];
      const unknown = unknownIn("unknown-function", `There are no places ${name}(…).`, {
        name,
        span: spanOf(nameAt),
        names,
      });
      return { ...NOTHING, problems: [unknown] };
    }
  }
}

function readZoneName(name: string, span: StringProblem["span"], { zones }: GameIndex): PlaceReading {
  const message = `The game has no zone "${name}".`;
  const problems = zones.has(name) ? [] : [unknownIn("unknown-zone", message, { name, span, names: zones.keys() })];
  return { names: [{ of: "zone", name, span }], problems, places: [], zone: name };
}

/** `node('A1')` where places have no names may be a square. */
function readSetupNode(name: string, whole: Call, inside: StringProblem["span"], index: GameIndex): PlaceReading {
  const meant = index.board.kind === "network" ? null : setupPlaceOf(name, index);
  if (meant === null) return readNodeName(name, inside, index);
  const message = `The board is no network: this is written as ${meant}.`;
  return { ...NOTHING, problems: [{ code: "place-off-board", message, span: spanOf(whole), instead: meant }] };
}

function readNodeName(name: string, span: StringProblem["span"], { board }: GameIndex): PlaceReading {
  if (board.kind !== "network")
    return wrong("place-off-board", "The board is no network: it has no named places.", span);
  const message = `The network has no place "${name}".`;
  const problem = { ...unknownIn("place-off-board", message, { name, span, names: board.nodes }) };
  const isThere = board.nodes.has(name);
  return {
    names: [{ of: "node", name, span }],
    problems: isThere ? [] : [problem],
    places: isThere ? [name] : [],
    zone: null,
  };
}

function readRectangle(
  name: string,
  args: readonly Expression[],
  whole: Expression,
  { board }: GameIndex,
): PlaceReading {
  const numbers = args.flatMap((arg) => (arg.kind === "number" && Number.isInteger(arg.value) ? arg.value : []));
  const [x1, y1, x2, y2] = numbers;
  if (args.length !== 4 || x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    return wrong("wrong-arity", `${name}(x1,y1, x2,y2) takes four whole numbers.`, spanOf(whole));
  }
  if (board.kind === "unknown") return NOTHING;
  const isHex = board.kind === "hex_grid" || board.kind === "hexagon";
  if ((name === "grid_nodes" && board.kind !== "grid") || (name === "hex_nodes" && !isHex)) {
    return wrong("place-off-board", `The board has no ${name === "grid_nodes" ? "squares" : "hexes"}.`, spanOf(whole));
  }
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [bottom, top] = [Math.min(y1, y2), Math.max(y1, y2)];
  if ((right - left + 1) * (top - bottom + 1) > MOST_PLACES) {
    return wrong("place-off-board", "These are more places than a board has.", spanOf(whole));
  }
  const places: string[] = [];
  let outside: string | null = null;
  for (let y = bottom; y <= top; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (hasPlace(board, x, y)) places.push(`${x},${y}`);
      else outside ??= placeText(board, x, y);
    }
  }
  const problems: readonly StringProblem[] =
    outside === null
      ? []
      : [
          {
            code: "place-off-board",
            message: `${outside} is not on the board${boardRange(board)}.`,
            span: spanOf(whole),
            points: [
              [x1, y1],
              [x2, y2],
            ],
          },
        ];
  return { names: [], problems, places, zone: null };
}

/** Reads a key of a start position. */
export function readPlaceName(text: string, index: GameIndex): PlaceReading {
  const span = { offset: 0, length: text.length };
  if (index.board.kind === "network") return readNodeName(text, span, index);
  const read = readPlace(index.board, text);
  if ("place" in read) return { ...NOTHING, places: [read.place] };
  return { ...NOTHING, problems: [offBoard(read, span)] };
}

/** A text that names no place of the board. */
type NoPlace = Extract<ReadPlace, { readonly problem: string }>;

function offBoard({ problem: message, point }: NoPlace, span: StringProblem["span"]): StringProblem {
  return { code: "place-off-board", message, span, ...(point === undefined ? {} : { points: [point] }) };
}

/** What is wrong with a place of a move: an interaction is called with `@`, and places of a network have names. */
function noPlace(read: NoPlace, name: string, span: StringProblem["span"], index: GameIndex): StringProblem {
  const { problem: message } = read;
  if (index.interactions.has(name)) {
    const instead = `@${name}`;
    return { code: "place-off-board", message: `${message} Did you mean "${instead}"?`, span, name, instead };
  }
  if (index.board.kind !== "network") return offBoard(read, span);
  return unknownIn("place-off-board", message, { name, span, names: index.board.nodes });
}

function paramNames({ interactions }: GameIndex): ReadonlySet<string> {
  return new Set(Array.from(interactions.values()).flatMap(({ params }) => Object.keys(objectOf(params))));
}

/** Moves may be written in small letters (gdl.md, A15). */
function isAmong(names: Iterable<string>, said: string): boolean {
  const small = said.toLowerCase();
  return Array.from(names).some((name) => name.toLowerCase() === small);
}

/** Reads a recorded move: its places, params and action. */
export function readMove(text: string, index: GameIndex): PlaceReading {
  const whole = { offset: 0, length: text.length };
  const parts = actionOfLine(text) === null ? null : moveParts(text);
  if (parts === null) return wrong("not-a-move", `"${text.slice(0, 40)}" is not a move, such as "E2 E4".`, whole);
  const names: StringName[] = [];
  const problems: StringProblem[] = [];
  const params = paramNames(index);
  for (const [at, { kind, text: said, span }] of parts.entries()) {
    if (kind === "action") {
      names.push({ of: "interaction", name: said, span });
      const message = `The game has no interaction "${said}".`;
      const { interactions } = index;
      if (!isAmong(interactions.keys(), said)) {
        problems.push(unknownIn("unknown-interaction", message, { name: said, span, names: interactions.keys() }));
      }
    } else if (kind === "param" && said === BY && !params.has(BY)) {
      const by = parts[at + 1];
      if (by === undefined) continue;
      const { text: name, span: where } = by;
      names.push({ of: "player", name, span: where });
      const players = playerNames(index);
      const { code, message } = unknownPlayer(name);
      if (!isAmong(players, name)) problems.push(unknownIn(code, message, { name, span: where, names: players }));
    } else if (kind === "param") {
      names.push({ of: "param", name: said, span });
      const message = `No interaction has a choice "${said}": this is never legal.`;
      if (!isAmong(params, said)) problems.push(unknownIn("not-a-move", message, { name: said, span, names: params }));
    } else if (kind === "place" && !said.startsWith("#") && !index.zones.has(said)) {
      if (index.board.kind === "network") names.push({ of: "node", name: said, span });
      const read = readPlace(index.board, said);
      if ("problem" in read) problems.push(noPlace(read, said, span, index));
    }
  }
  return { ...NOTHING, names, problems };
}
