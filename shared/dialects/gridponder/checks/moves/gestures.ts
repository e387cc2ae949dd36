// Finds gestures of the theme whose action is rejected: params that they do not fill, or fill with what the action does
// not take (files.md, theme.json).
import { type Json, type JsonPointer, childPointer, listOf, objectOf, pointerKeys } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { isEqualJson, memberEdits } from "../../../../text/memberEdit";
import type { IndexedItem, PackIndex } from "../../text/names/packIndex";
import { exchangeFixes, found, renameFix, unknownName } from "../found";
import { paramMistake } from "./goldPaths";

/** A gesture, key or button of the theme whose action is declared. */
interface Gesture {
  readonly file: SourceFile;
  readonly at: JsonPointer;
  readonly gesture: Json | undefined;
  readonly action: IndexedItem;
  readonly params: Readonly<Record<string, Json>>;
  readonly mapping: Readonly<Record<string, Json>>;
}

const MAP = "/controls/gestureMap";

/** Returns findings about the gestures of the theme. */
export function gestureFindings({ pack: { theme }, actions }: PackIndex): readonly Finding[] {
  if (theme === null) return [];
  const written = listOf(objectOf(objectOf(theme.value)["controls"])["gestureMap"]);
  const gestures = written.flatMap((entry, place): readonly Gesture[] => {
    const { gesture, action: id, params, paramMapping } = objectOf(entry);
    const action = actions.find((each) => each.id === id);
    if (action === undefined) return [];
    const at = childPointer(MAP, place);
    return [{ file: theme, at, gesture, action, params: objectOf(params), mapping: objectOf(paramMapping) }];
  });
  return [
    ...gestures.flatMap((gesture) => [...nameFindings(gesture), ...valueFindings(gesture)]),
    ...sameKeyFindings(theme, written),
    ...sameButtonFindings(theme, written),
  ];
}

function nameFindings({ file, at, action, params, mapping }: Gesture): readonly Finding[] {
  const names = Object.keys(objectOf(action.value["params"]));
  const unknown = (field: string, name: string): readonly Finding[] => {
    if (names.includes(name)) return [];
    const message = `The action "${action.id}" has no param "${name}".`;
    const value = field === "paramMapping" ? mapping[name] : undefined;
    if (typeof value === "string" && names.includes(value) && Object.hasOwn(FILLED_BY, name)) {
      const pointer = childPointer(at, field, name);
      const more = { onKey: true, params: { name }, fixes: exchangeFixes(file, pointer, name, value) };
      return [found("unknown-param", file, pointer, `${message} It stands in the place of its value.`, more)];
    }
    // The only param that the gesture leaves empty.
    const [meant, ...others] = names.filter((each) => !Object.hasOwn(mapping, each) && !Object.hasOwn(params, each));
    const only = others.length === 0 ? meant : undefined;
    const place = { name, file, at: childPointer(at, field, name), onKey: true, names, meant: only ?? null };
    return [unknownName("unknown-param", message, place)];
  };
  return [
    ...Object.keys(mapping).flatMap((name) => unknown("paramMapping", name)),
    ...Object.keys(params).flatMap((name) => unknown("params", name)),
  ];
}

/** The params that each source fills, by the gestures that know it. */
const FILLED_BY: Readonly<Record<string, { readonly type: string; readonly gestures: readonly string[] }>> = {
  swipe_direction: { type: "direction", gestures: ["swipe_cardinal", "swipe_diagonal"] },
  tap_position: { type: "position", gestures: ["tap_cell", "swipe_cardinal", "swipe_diagonal"] },
};

const GESTURES: readonly Json[] = ["swipe_cardinal", "swipe_diagonal", "tap_cell", "button", "key_press"];

function isGesture(gesture: Json | undefined): gesture is string {
  return gesture !== undefined && GESTURES.includes(gesture);
}

function valueFindings(given: Gesture): readonly Finding[] {
  const { file, at, gesture, action, params, mapping } = given;
  const declared = objectOf(action.value["params"]);
  // A misspelt name is reported as that.
  const isMisspelt = [...Object.keys(params), ...Object.keys(mapping)].some((name) => !Object.hasOwn(declared, name));
  return Object.entries(declared).flatMap(([name, param]): readonly Finding[] => {
    const { type } = objectOf(param);
    const source = mapping[name];
    if (source !== undefined) {
      const known = typeof source === "string" ? FILLED_BY[source] : undefined;
      // Other gestures and sources are reported as wrong values.
      if (known === undefined || typeof source !== "string" || !isGesture(gesture)) return [];
      const place = childPointer(at, "paramMapping", name);
      if (!known.gestures.includes(gesture)) {
        const message = `"${gesture}" has no "${source}": "${name}" stays empty, and the action is rejected.`;
        return [found("action-param", file, place, message, { fixes: mappingFixes(given, name, type) })];
      }
      if (typeof type !== "string" || type === known.type || (known.type === "direction" && type === "enum")) return [];
      const message = `"${name}" of the action "${action.id}" is a ${type}, which "${source}" is not.`;
      return [found("action-param", file, place, message, { fixes: mappingFixes(given, name, type) })];
    }
    const mistake = paramMistake(action, name, param, params[name]);
    if (mistake === null || (params[name] === undefined && isMisspelt)) return [];
    if (params[name] !== undefined) return [found("action-param", file, childPointer(at, "params", name), mistake)];
    const message = `The action "${action.id}" needs "${name}", which this gesture does not fill: the action is rejected.`;
    const fixes = mappingFixes(given, name, type);
    return [found("action-param", file, childPointer(at, "action"), message, { fixes })];
  });
}

/** Returns the fix that fills a param with what the gesture knows of its type. */
function mappingFixes({ file, at, gesture }: Gesture, name: string, type: Json | undefined): readonly Fix[] {
  const source = Object.keys(FILLED_BY).find((each) => FILLED_BY[each]?.type === type);
  if (source === undefined || typeof gesture !== "string") return [];
  if (FILLED_BY[source]?.gestures.includes(gesture) !== true) return [];
  const steps = ["controls", "gestureMap", Number(pointerKeys(at).at(-1)), "paramMapping", name];
  const edits = memberEdits(file.text, file.tree, steps, source);
  if (edits.length === 0 || file.tree.errors.length > 0) return [];
  return [{ title: `Fill "${name}" with "${source}"`, changes: [{ file: file.path, edits }] }];
}

/** Reports a key of two gestures: only the later one acts. */
function sameKeyFindings(file: SourceFile, gestures: readonly Json[]): readonly Finding[] {
  const lastOf = new Map<string, number>();
  for (const [place, entry] of gestures.entries()) {
    const { gesture, key } = objectOf(entry);
    if (gesture === "key_press" && typeof key === "string" && key !== "") lastOf.set(key.toLowerCase(), place);
  }
  return gestures.flatMap((entry, place): readonly Finding[] => {
    const { gesture, key } = objectOf(entry);
    if (gesture !== "key_press" || typeof key !== "string") return [];
    const last = lastOf.get(key.toLowerCase());
    if (last === undefined || last === place) return [];
    const message = `A later gesture has the same key "${key}": this one never acts.`;
    const related = [{ file: file.path, at: childPointer(MAP, last, "key"), message: "The later one" }];
    return [found("same-key", file, childPointer(MAP, place, "key"), message, { related })];
  });
}

/** Reports a button of two gestures that are not alike: only one of them can be meant. */
function sameButtonFindings(file: SourceFile, gestures: readonly Json[]): readonly Finding[] {
  const firsts = new Map<string, number>();
  return gestures.flatMap((entry, place): readonly Finding[] => {
    const { gesture, buttonId, action } = objectOf(entry);
    if (gesture !== "button" || typeof buttonId !== "string" || buttonId === "") return [];
    const first = firsts.get(buttonId);
    if (first === undefined) firsts.set(buttonId, place);
    const other = objectOf(first === undefined ? null : gestures[first]);
    if (first === undefined || (other["action"] === action && isEqualJson(other["params"], objectOf(entry)["params"])))
      return [];
    const ids = gestures.flatMap((each) => objectOf(each)["buttonId"] ?? []);
    const [copied, meant] = [first, place].map((each) => objectOf(gestures[each])["action"]);
    // The button whose action has another name is the one that was copied.
    const wrong = copied !== buttonId && meant === buttonId ? first : place;
    const name = objectOf(gestures[wrong])["action"];
    const at = childPointer(MAP, wrong, "buttonId");
    const fix = typeof name === "string" && !ids.includes(name) ? renameFix(file, at, name) : null;
    const right = wrong === first ? place : first;
    const related = [{ file: file.path, at: childPointer(MAP, right, "buttonId"), message: "The other one" }];
    const message = `Two buttons have the id "${buttonId}".`;
    const more = { params: { name: buttonId }, related, ...(fix === null ? {} : { fixes: [fix] }) };
    return [found("same-button", file, at, message, more)];
  });
}
