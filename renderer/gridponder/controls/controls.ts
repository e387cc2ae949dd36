// What keys, swipes, taps and buttons mean in a game: the theme's gesture map and the declared actions become one
// table of controls. Knows files.md (theme.json, controls) and nothing of the DOM.
import type { Position } from "../../../shared/base/boardView";
import { type Json, type JsonObject, isJsonObject } from "../../../shared/base/json";
import type { ActionOffer } from "../../../shared/engine/playableLevel";
import type { GameAction } from "../../../shared/engine/turnRecord";

/** An action that a gesture makes, its open params filled in by where and whereto the gesture went. */
export interface GestureBinding {
  readonly action: string;
  readonly params: JsonObject;
  readonly directionParams: readonly string[];
  readonly positionParams: readonly string[];
  /** Values its direction may have; null: any. */
  readonly directions: readonly Json[] | null;
}

export interface ActionButton {
  /** Unique among the buttons of a game. */
  readonly id: string;
  readonly label: string;
  readonly action: GameAction;
  /** As the theme writes it; null when no key presses the button. */
  readonly key: string | null;
}

export interface Controls {
  readonly swipes: readonly GestureBinding[];
  readonly taps: readonly GestureBinding[];
  /** By key, lower case: `r`, `enter`, `space`. */
  readonly keys: ReadonlyMap<string, GameAction>;
  readonly buttons: readonly ActionButton[];
  /** Actions that no gesture makes: their params are chosen from lists. */
  readonly others: readonly ActionOffer[];
}

interface Gesture {
  readonly gesture: string;
  readonly action: string;
  readonly params: JsonObject;
  readonly mapping: JsonObject;
  readonly buttonId: string | null;
  readonly key: string | null;
}

/** Returns the controls of a game. Gestures of undeclared actions and entries that make no sense are left out. */
export function controlsOf(theme: Json | undefined, offers: readonly ActionOffer[]): Controls {
  const declared = gesturesOf(theme).filter(({ action }) => offers.some(({ id }) => id === action));
  const gestures = declared.length > 0 ? declared : defaultGestures(offers);
  const bindings = (kinds: readonly string[]): readonly GestureBinding[] =>
    gestures.filter(({ gesture }) => kinds.includes(gesture)).map((gesture) => bindingOf(gesture, offers));
  const keys = new Map(gestures.flatMap(keyEntry));
  const reached = new Set(gestures.map(({ action }) => action));
  const left = offers.filter(({ id }) => !reached.has(id));
  return {
    swipes: bindings(["swipe_cardinal", "swipe_diagonal"]),
    taps: bindings(["tap_cell"]),
    keys,
    buttons: buttonsOf(gestures, left, keys),
    others: left.filter((offer) => Object.keys(offer.params).length > 0),
  };
}

function gesturesOf(theme: Json | undefined): readonly Gesture[] {
  const controls = isJsonObject(theme) ? theme["controls"] : undefined;
  const map = isJsonObject(controls) ? controls["gestureMap"] : undefined;
  if (!Array.isArray(map)) return [];
  return map.flatMap((entry: Json): readonly Gesture[] => {
    if (!isJsonObject(entry)) return [];
    const { gesture, action, params, paramMapping, buttonId, key } = entry;
    if (typeof gesture !== "string" || typeof action !== "string") return [];
    return [
      {
        gesture,
        action,
        params: isJsonObject(params) ? params : {},
        mapping: isJsonObject(paramMapping) ? paramMapping : {},
        buttonId: typeof buttonId === "string" ? buttonId : null,
        key: typeof key === "string" && key !== "" ? key.toLowerCase() : null,
      },
    ];
  });
}

/** Without a map: the first action with a direction gets the arrows, the first with only a position the taps. */
function defaultGestures(offers: readonly ActionOffer[]): readonly Gesture[] {
  const paramsOf = (offer: ActionOffer, type: string): readonly string[] =>
    Object.entries(offer.params).flatMap(([name, param]) => (param.type === type ? [name] : []));
  const isOnly = (offer: ActionOffer, types: readonly string[]): boolean =>
    Object.values(offer.params).every(({ type }) => types.includes(type));
  const gesture = (kind: string, offer: ActionOffer): Gesture => {
    const directions = paramsOf(offer, "direction").map((name) => [name, "swipe_direction"]);
    const positions = paramsOf(offer, "position").map((name) => [name, "tap_position"]);
    const mapping = Object.fromEntries([...directions, ...positions]) as JsonObject;
    return { gesture: kind, action: offer.id, params: {}, mapping, buttonId: null, key: null };
  };
  const swiped = offers.find(
    (offer) => paramsOf(offer, "direction").length > 0 && isOnly(offer, ["direction", "position"]),
  );
  const tapped = offers.find((offer) => paramsOf(offer, "position").length > 0 && isOnly(offer, ["position"]));
  return [
    ...(swiped === undefined ? [] : [gesture("swipe_cardinal", swiped), gesture("swipe_diagonal", swiped)]),
    ...(tapped === undefined ? [] : [gesture("tap_cell", tapped)]),
  ];
}

const CARDINAL: readonly Json[] = ["up", "down", "left", "right"];
const DIAGONAL: readonly Json[] = ["up_left", "up_right", "down_left", "down_right"];

function bindingOf({ gesture, action, params, mapping }: Gesture, offers: readonly ActionOffer[]): GestureBinding {
  const namesOf = (value: string): readonly string[] =>
    Object.entries(mapping).flatMap(([name, mapped]) => (mapped === value ? [name] : []));
  const directionParams = namesOf("swipe_direction");
  const offer = offers.find(({ id }) => id === action);
  const values = directionParams.map((name) => offer?.params[name]?.values ?? null).find((each) => each !== null);
  const made = gesture === "swipe_cardinal" ? CARDINAL : gesture === "swipe_diagonal" ? DIAGONAL : null;
  const directions = made === null ? null : made.filter((each) => values === undefined || values.includes(each));
  return { action, params, directionParams, positionParams: namesOf("tap_position"), directions };
}

function keyEntry({ gesture, action, params, key }: Gesture): readonly (readonly [string, GameAction])[] {
  return gesture === "key_press" && key !== null ? [[key, { ...params, action }]] : [];
}

function buttonsOf(
  gestures: readonly Gesture[],
  left: readonly ActionOffer[],
  keys: ReadonlyMap<string, GameAction>,
): readonly ActionButton[] {
  const keyOf = (action: GameAction): string | null => {
    const text = JSON.stringify(action);
    return Array.from(keys).find(([, made]) => JSON.stringify(made) === text)?.[0] ?? null;
  };
  const button = (id: string, action: GameAction): ActionButton => ({
    id,
    label: wordsOf(id),
    action,
    key: keyOf(action),
  });
  const declared = gestures.flatMap(({ gesture, action, params, buttonId }) =>
    gesture === "button" ? [button(buttonId ?? action, { ...params, action })] : [],
  );
  const pressed = Array.from(keys.values(), (action) => button(action.action, action)).filter(
    ({ action }) => !declared.some((each) => JSON.stringify(each.action) === JSON.stringify(action)),
  );
  const plain = left.filter(({ params }) => Object.keys(params).length === 0);
  const all = [...declared, ...pressed, ...plain.map(({ id }) => button(id, { action: id }))];
  return all.map((each, index) =>
    all.findIndex(({ id }) => id === each.id) === index ? each : { ...each, id: `${each.id}-${index}` },
  );
}

/** `flood_red` as a person writes it: `Flood red`. */
export function wordsOf(id: string): string {
  const words = id.replaceAll(/[_-]+/g, " ").trim();
  return words === "" ? id : words.charAt(0).toUpperCase() + words.slice(1);
}

const STEERING: Readonly<Record<string, string>> = {
  arrowup: "up",
  arrowdown: "down",
  arrowleft: "left",
  arrowright: "right",
  w: "up",
  s: "down",
  a: "left",
  d: "right",
};

/**
 * Returns the action of a key, as `KeyboardEvent.key` names it; null when it has none. The theme's own keys come before
 * WASD. `at` is the cell that a swipe starts from, where the game asks for one: the keyboard's cursor or the avatar.
 */
export function actionOfKey(controls: Controls, key: string, at: Position | null): GameAction | null {
  const name = key === " " ? "space" : key.toLowerCase();
  const own = controls.keys.get(name) ?? controls.keys.get(key === " " ? " " : name.replace(/^arrow/, ""));
  if (own !== undefined) return own;
  const direction = STEERING[name];
  return direction === undefined ? null : actionOfSwipe(controls, direction, at);
}

/** Returns the action of a swipe from a cell (null: from none in particular) in a direction, `up` or `down_left`. */
export function actionOfSwipe(controls: Controls, direction: string, from: Position | null): GameAction | null {
  for (const binding of controls.swipes) {
    if (binding.directions !== null && !binding.directions.includes(direction)) continue;
    if (binding.positionParams.length > 0 && from === null) continue;
    return filled(binding, direction, from);
  }
  return null;
}

/** Returns the action of a click on a cell. */
export function actionOfTap(controls: Controls, at: Position): GameAction | null {
  const binding = controls.taps.find(({ directionParams }) => directionParams.length === 0);
  return binding === undefined ? null : filled(binding, null, at);
}

function filled(binding: GestureBinding, direction: string | null, at: Position | null): GameAction {
  const params: Record<string, Json> = { ...binding.params };
  if (direction !== null) for (const name of binding.directionParams) params[name] = direction;
  if (at !== null) for (const name of binding.positionParams) params[name] = [at[0], at[1]];
  return { ...params, action: binding.action };
}

/** Returns the action of a press that ends on a cell: a tap on the one where it began, else a swipe from there. */
export function actionOfPress(controls: Controls, from: Position, to: Position): GameAction | null {
  const direction = swipeDirection(controls, from, to);
  return direction === null ? actionOfTap(controls, from) : actionOfSwipe(controls, direction, from);
}

/**
 * Returns the direction of a drag in cells; diagonal only if the game knows diagonal swipes. Null for less than a cell.
 */
export function swipeDirection(controls: Controls, from: Position, to: Position): string | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (dx === 0 && dy === 0) return null;
  const [across, down] = [dx < 0 ? "left" : "right", dy < 0 ? "up" : "down"];
  const [wide, high] = [Math.abs(dx), Math.abs(dy)];
  const isDiagonal = Math.min(wide, high) * 2 > Math.max(wide, high);
  const knows = controls.swipes.some(({ directions }) => directions?.includes(`${down}_${across}`) === true);
  if (isDiagonal && knows) return `${down}_${across}`;
  return wide >= high ? across : down;
}
