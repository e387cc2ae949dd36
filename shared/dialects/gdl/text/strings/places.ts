// Reads the places of a set-up (`grid_nodes(0,1, 7,1)`, `node('Alaska')`, `zone('deck')`) and those of a start position
// (gdl.md, A6).
import type { Call, Expression } from "../../expressions/expression";
import { writtenText } from "../../expressions/tokens";
import { MOST_PLACES, boardRange, hasPlace, nearestPoint, placeText, type ReadPlace, readPlace } from "../names/board";
import type { GameIndex } from "../names/gameIndex";
import { type StringName, type StringProblem, insideSpan, spanOf, syntaxProblemIn, unknownIn } from "./problem";
import { parseOnce } from "./reading";

export interface PlaceReading {
  readonly names: readonly StringName[];
  readonly problems: readonly StringProblem[];
  /** The places of the board, by their names; a zone is none. */
  readonly places: readonly string[];
  readonly zone: string | null;
}

export const NOTHING: PlaceReading = { names: [], problems: [], places: [], zone: null };

/** Returns a reading with one problem. */
export function wrong(code: StringProblem["code"], message: string, span: StringProblem["span"]): PlaceReading {
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
    const message = `${name}(x1,y1, x2,y2) takes four whole numbers.`;
    if (args.length !== 2 || y1 === undefined) return wrong("wrong-arity", message, spanOf(whole));
    const instead = `${name}(${x1},${y1}, ${x1},${y1})`;
    return { ...NOTHING, problems: [{ code: "wrong-arity", message, span: spanOf(whole), instead }] };
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
            ...clampedInstead(name, board, [x1, y1, x2, y2]),
          },
        ];
  return { names: [], problems, places, zone: null };
}

/** Further away other places are meant. */
const MOST_STEPS = 2;

/** Returns the part of a rectangle that is on the board, as what may be meant; nothing where it is far off. */
function clampedInstead(
  name: string,
  board: GameIndex["board"],
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): Pick<StringProblem, "instead"> {
  const [one, other] = [nearestPoint(board, [x1, y1]), nearestPoint(board, [x2, y2])];
  if (one === null || other === null) return {};
  const steps = [x1 - one[0], x2 - other[0], y1 - one[1], y2 - other[1]];
  // One that lies beside the board as a whole is another mistake: both of its ends are off the same side.
  const isBeside = isSameSide(x1 - one[0], x2 - other[0]) || isSameSide(y1 - one[1], y2 - other[1]);
  if (isBeside || steps.some((each) => Math.abs(each) > MOST_STEPS)) return {};
  return { instead: `${name}(${one.join(",")}, ${other.join(",")})` };
}

/** Returns whether two distances lead off the same side of a board. */
function isSameSide(one: number, other: number): boolean {
  return one * other > 0;
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
export type NoPlace = Extract<ReadPlace, { readonly problem: string }>;

/** What is wrong with a text that names no place. */
export function offBoard({ problem: message, point }: NoPlace, span: StringProblem["span"]): StringProblem {
  return { code: "place-off-board", message, span, ...(point === undefined ? {} : { points: [point] }) };
}
