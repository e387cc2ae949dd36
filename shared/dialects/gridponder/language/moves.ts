// Completes moves of a gold path: every action with each value of its params, written like the path's other moves.
import { own } from "../../../base/nameTable";
import { type Json, isJsonList, objectOf } from "../../../base/json";
import { readGoldPath } from "../text/levels/goldPath";
import type { IndexedItem } from "../text/names/packIndex";
import type { Caret, ValueOffer } from "../../../language/dialectLanguage";
import { indexAround } from "./around";
import { orderText } from "../../../language/orderText";
import { PARAM_VALUES, type Param, paramOf } from "./params";
import { CARDINAL_NAMES } from "../text/directions";

/** Returns whether the caret is where a move of the gold path is written. */
export function isMove({ path, file }: Caret): boolean {
  return file.role === "level" && path[0] === "solution" && path[1] === "goldPath" && path.length === 3;
}

/** Moves as words, understood since 0.6, and as objects. Those that are written like the moves there come first. */
export function moveOffers(caret: Caret): readonly ValueOffer[] {
  const index = indexAround(caret);
  const written = readGoldPath(caret.file.tree).filter(({ move }) => move !== null);
  const hasWords = written.length > 0 && written.every(({ shorthand }) => shorthand);
  const isPlain = ({ value }: IndexedItem): boolean => Object.keys(objectOf(value["params"])).length === 0;
  const moves = index.actions.some(({ id }) => id === "move") ? CARDINAL_NAMES : [];
  const words = [...moves, ...index.actions.filter(isPlain).map(({ id }) => id)];
  const objects = index.actions.flatMap((action) => bodiesOf(action));
  const known = index.dslVersion === "0.5" ? [] : words;
  return [
    ...known.map(
      (name, place) => ({ is: "text", kind: "value", name, detail: "move", rank: hasWords ? 0 : 1, place }) as const,
    ),
    ...objects.map((offer, place) => {
      const order = `${hasWords ? 1 : 0}${orderText(known.length + place)}`;
      return { ...offer, is: "snippet", documentation: "", order } as const;
    }),
  ];
}

/** Returns one body for each value of the first param with known values; the other params are to be filled in. */
function bodiesOf({ id, value }: IndexedItem): readonly { readonly label: string; readonly body: Json }[] {
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
  const values = chosen.values.length > 0 ? chosen.values : CARDINAL_NAMES;
  return values.map((each) => ({
    label: `${id} ${typeof each === "string" ? each : JSON.stringify(each)}`,
    body: body({ [chosen.name]: each }),
  }));
}

function stopFor({ type }: Param, stop: number): Json {
  const body = own(PARAM_VALUES, type) ?? "^$1";
  const moved = (value: Json): Json => {
    if (isJsonList(value)) return value.map(moved);
    return typeof value !== "string" ? value : value.replace(/\d/, (digit) => String(Number(digit) + (stop - 1) * 2));
  };
  return moved(body);
}
