// Reads recorded moves (gdl.md, A15): their places, params and actions, and what is meant where a move is written as in
// other notations.
import { listOf, objectOf } from "../../../../base/json";
import { looksLikePlayer } from "../../expressions/playerText";
import { BY, MOVE, actionOfLine, moveParts } from "../games/moveText";
import { readPlace } from "../names/board";
import type { GameIndex } from "../names/gameIndex";
import { playerNames, unknownPlayer } from "./context";
import { NOTHING, type NoPlace, type PlaceReading, offBoard, wrong } from "./places";
import { type StringName, type StringProblem, unknownIn } from "./problem";

/** Reads a recorded move: its places, params and action. */
export function readMove(text: string, index: GameIndex): PlaceReading {
  const reading = readParts(text, index);
  const [problem] = reading.problems;
  if (problem === undefined) return reading;
  const span = { offset: 0, length: text.length };
  const quoted = quotedMove(text, index);
  if (quoted !== null) {
    const message = `The name of a place with a space is in single quotes. Did you mean "${quoted}"?`;
    return { ...reading, problems: [{ code: problem.code, message, span, instead: quoted }] };
  }
  // One with a fix is about a part of the move alone.
  if (problem.instead !== undefined) return reading;
  const meant = meantMove(text, index);
  if (meant === null) return reading;
  const message = `${problem.message} Did you mean "${meant}"?`;
  return { ...reading, problems: [{ code: problem.code, message, span, instead: meant }] };
}

/** Returns a move in a network with the names of its places in the quotes that it lacks; null where that is no move. */
function quotedMove(text: string, index: GameIndex): string | null {
  if (index.board.kind !== "network" || text.length > MOST_CHARACTERS) return null;
  const { nodes } = index.board;
  const written = text.replaceAll(/"([^"']*)"/g, (_, name: string) => (name.includes(" ") ? `'${name}'` : name));
  const guess = quotedPlaces(written, nodes);
  return guess !== text && readParts(guess, index).problems.length === 0 ? guess : null;
}

/** What stands between the places of a move in other notations: `E2-E4`, `e2xe4`, `A1, B2`, `A1 -> B2`. */
const BETWEEN = /\s*(?:->|=>|→|[-–—,:;])\s*|(?<=[A-Za-z]\d{1,3})\s*x?\s*(?=[A-Za-z]\d)/g;

/** Nobody writes longer moves. */
const MOST_CHARACTERS = 1000;

/** Returns the move as it should be written; null where nothing else can be read as one. */
function meantMove(text: string, index: GameIndex): string | null {
  if (text.length > MOST_CHARACTERS) return null;
  const names = Array.from(paramNames(index));
  const spaced = text.trim().replaceAll(BETWEEN, " ");
  const guesses = [
    spaced,
    // The number of a card, and the only choice that there is.
    text.replace(/^(@\w+) (\d+)$/, "$1 #$2"),
    names.length === 1 ? text.replace(/ (-?\d+)$/, ` ${names[0]}=$1`) : text,
  ];
  const isMeant = (guess: string): boolean => guess !== text && readParts(guess, index).problems.length === 0;
  return guesses.find(isMeant) ?? null;
}

/** Returns a move with each name of a place that has a space in quotes, longer names first: `New York Boston`. */
function quotedPlaces(text: string, nodes: Iterable<string>): string {
  const names = Array.from(nodes).filter((name) => name.includes(" ") && !name.includes("'"));
  let left = text;
  for (const name of names.toSorted((a, b) => b.length - a.length)) {
    // What is in quotes already is kept.
    left = left.replaceAll(/'[^']*'|[^']+/g, (part) => {
      return part.startsWith("'") ? part : ` ${part} `.replaceAll(` ${name} `, ` '${name}' `).slice(1, -1);
    });
  }
  return left;
}

/**
 * Returns what is wrong with a place of a move: an interaction is called with `@`, and places of a network have names.
 */
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

/** Returns the texts that a param of an action, or of any, may be; null where other values are possible. */
function optionsOf({ interactions }: GameIndex, param: string, action: string | null): readonly string[] | null {
  const declared = Array.from(interactions).flatMap(([name, { params }]) => {
    const own = objectOf(params)[param];
    return own === undefined || (action !== null && action !== MOVE && action !== name) ? [] : [objectOf(own)];
  });
  const isListed = declared.every(({ type, options }) => type === "string" && Array.isArray(options));
  const texts = declared.flatMap(({ options }) => listOf(options));
  const names = texts.filter((text): text is string => typeof text === "string" && !looksLikePlayer(text));
  return names.length === 0 || !isListed || names.length < texts.length ? null : names;
}

/** Moves may be written in small letters (gdl.md, A15). */
function isAmong(names: Iterable<string>, said: string): boolean {
  const small = said.toLowerCase();
  return Array.from(names).some((name) => name.toLowerCase() === small);
}

/** Reads the places, params and action of a move as it is written. */
function readParts(text: string, index: GameIndex): PlaceReading {
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
      const value = parts[at + 1];
      const action = parts.find((part) => part.kind === "action")?.text ?? null;
      const options = optionsOf(index, said, action);
      if (value !== undefined && options !== null && !options.includes(value.text)) {
        const { text: name, span: where } = value;
        const none = `No interaction lets "${said}" be "${name}": this is never legal.`;
        problems.push(unknownIn("not-a-move", none, { name, span: where, names: options }));
      }
    } else if (kind === "place" && !said.startsWith("#") && !index.zones.has(said)) {
      if (index.board.kind === "network") names.push({ of: "node", name: said, span });
      const read = readPlace(index.board, said);
      if ("problem" in read) problems.push(noPlace(read, said, span, index));
    }
  }
  return { ...NOTHING, names, problems };
}
