// Moves of a gold path: every action with each value that its params may have, written as the path's other moves are.
import { type Json, objectOf } from "../../base/json";
import { DIRECTION_WORDS, readGoldPath } from "../../dialects/gridponder/text/levels/goldPath";
import { type IndexedItem } from "../../dialects/gridponder/text/names/packIndex";
import type { Caret } from "./caret";
import { PARAM_VALUES, type Param, paramOf } from "./params";

export interface MoveOffer {
  readonly label: string;
  readonly body: Json;
  /** Moves written like those that are there come first: 0. */
  readonly rank: 0 | 1;
}

/** The caret is where a move of the gold path stands. */
export function isMove({ path, role }: Pick<Caret, "path" | "role">): boolean {
  return role === "level" && path[0] === "solution" && path[1] === "goldPath" && path.length === 3;
}

/** Moves as words, understood since 0.6, and as objects; a body's texts may hold tab stops. */
export function moveOffers(caret: Caret): readonly MoveOffer[] {
  const { index, file } = caret;
  const written = readGoldPath(file.tree).filter(({ move }) => move !== null);
  const hasWords = written.length > 0 && written.every(({ shorthand }) => shorthand);
  const isPlain = ({ value }: IndexedItem): boolean => Object.keys(objectOf(value["params"])).length === 0;
  const moves = index.actions.some(({ id }) => id === "move") ? DIRECTION_WORDS : [];
  const words = [...moves, ...index.actions.filter(isPlain).map(({ id }) => id)];
  const objects = index.actions.flatMap((action) => bodiesOf(action));
  return [
    ...(index.dslVersion === "0.5" ? [] : words).map((word) => ({
      label: word,
      body: word,
      rank: hasWords ? (0 as const) : (1 as const),
    })),
    ...objects.map((offer) => ({ ...offer, rank: hasWords ? (1 as const) : (0 as const) })),
  ];
}

/** One for each value of the first param whose values are known; the other params are to be filled in. */
function bodiesOf({ id, value }: IndexedItem): readonly Omit<MoveOffer, "rank">[] {
  const params = Object.entries(objectOf(value["params"])).map(([name, declared]) =>
    paramOf(name, objectOf(declared), id),
  );
  const chosen = params.find(({ type, values }) => type === "direction" || values.length > 0);
  const body = (given: Readonly<Record<string, Json>>): Json => {
    let stop = 0;
    const members = params.map((param) => [param.name, given[param.name] ?? stopFor(param, ++stop)]);
    return { action: id, ...(Object.fromEntries(members) as Readonly<Record<string, Json>>) };
  };
  if (chosen === undefined) return [{ label: `${id} {…}`, body: body({}) }];
  const values = chosen.values.length > 0 ? chosen.values : DIRECTION_WORDS;
  return values.map((each) => ({
    label: `${id} ${typeof each === "string" ? each : JSON.stringify(each)}`,
    body: body({ [chosen.name]: each }),
  }));
}

function stopFor({ type }: Param, stop: number): Json {
  const body = Object.hasOwn(PARAM_VALUES, type) ? PARAM_VALUES[type]! : "^$1";
  const moved = (value: Json): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map(moved);
    return typeof value !== "string" ? value : value.replace(/\d/, (digit) => String(Number(digit) + (stop - 1) * 2));
  };
  return moved(body);
}
