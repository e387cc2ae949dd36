// Finds systems that read a param which their action does not have: they do nothing, or the solver tries no such move.
import { type JsonObject, childPointer, listOf, objectOf, pointerKeys } from "../../../../base/json";
import { nameTable } from "../../../../base/nameTable";
import type { Finding, Fix } from "../../../../findings/finding";
import type { IndexedItem, IndexedSystem, PackIndex } from "../../text/names/packIndex";
import { CARDINAL_NAMES } from "../../text/directions";
import { readGoldPath } from "../../text/levels/goldPath";
import { nodeAt, valueOf } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import { found, quoted, renameKeyFix } from "../found";
import { paramMistake } from "./goldPaths";

/** Returns findings about the enabled systems of the game. */
export function readActionFindings(index: PackIndex): readonly Finding[] {
  return index.systems.flatMap((system) => (system.enabled ? actionFindings(index, system) : []));
}

interface ReadAction {
  /** The config key that names the action, and the action without it. */
  readonly key: string;
  readonly action: string;
  /** What the system reads of the action, by name and type. */
  readonly params: readonly string[];
}

const move: ReadAction = { key: "moveAction", action: "move", params: ["direction"] };

/** By type of system, the actions that it takes and the params that it cannot do without (fact sheets 10-12). */
const READ_ACTIONS: Readonly<Record<string, readonly ReadAction[]>> = nameTable({
  avatar_navigation: [move],
  sided_box: [move],
  coupled_actors: [move],
  individual_actors: [move, { key: "selectAction", action: "tap_cell", params: ["position"] }],
  overlay_cursor: [move],
  sliding_blocks: [{ ...move, params: ["direction", "position"] }],
  slide_merge: [{ key: "mergeAction", action: "move", params: ["direction"] }],
});

function readActionsOf({ type, config }: IndexedSystem): readonly ReadAction[] {
  if (type !== "flood_fill") return READ_ACTIONS[type] ?? [];
  const isAsked = config["sourcePosition"] === "action_param";
  return isAsked ? [{ key: "floodAction", action: "flood", params: ["position"] }] : [];
}

function actionFindings(index: PackIndex, system: IndexedSystem): readonly Finding[] {
  const { actions } = index;
  const { id, config, file, at } = system;
  return readActionsOf(system).flatMap(({ key, action: usual, params }): readonly Finding[] => {
    const isWritten = config[key] !== undefined;
    const action = actions.find((each) => each.id === (isWritten ? config[key] : usual));
    // An action that does not exist is reported as that.
    if (action === undefined) return [];
    const declared = objectOf(action.value["params"]);
    const missing = params.filter((name) => !Object.hasOwn(declared, name));
    if (missing.length === 0) return [];
    const reads = `"${id}" reads ${quoted(missing)} of the action "${action.id}", which`;
    const renamed = missing.flatMap((name) => renamedParamFixes(action, declared, name));
    const fixes = renamed.length > 0 ? renamed : declareParamFixes(action, missing);
    const place = isWritten ? childPointer(at, "config", key) : childPointer(at, "type");
    if (!isGivenSomewhere(index, action, missing))
      return [found("idle-system", file, place, `${reads} has no such param: it does nothing.`, { fixes })];
    const message = `${reads} does not declare ${missing.length === 1 ? "it" : "them"}: the solver tries no such move.`;
    return [found("missing-param", file, place, message, { params: { name: action.id }, fixes })];
  });
}

/** Returns whether recorded moves or gestures give an action params that it does not declare: players pass them on. */
function isGivenSomewhere(
  { levels, pack: { theme } }: PackIndex,
  action: IndexedItem,
  names: readonly string[],
): boolean {
  const declared = Object.entries(objectOf(action.value["params"]));
  const isGiven = (move: JsonObject): boolean =>
    names.every((name) => Object.hasOwn(move, name)) &&
    declared.every(([name, param]) => paramMistake(action, name, param, move[name]) === null);
  const gestures = listOf(objectOf(objectOf(theme?.value)["controls"])["gestureMap"]).map(objectOf);
  return (
    levels.some(({ file }) =>
      readGoldPath(file.tree).some(({ move }) => move?.action === action.id && isGiven(move)),
    ) ||
    gestures.some(({ action: id, params, paramMapping }) => {
      const filled = { ...objectOf(params), ...objectOf(paramMapping) };
      return id === action.id && names.every((name) => Object.hasOwn(filled, name));
    })
  );
}

/** Returns the fix that declares params of an action, all four directions for a direction. */
function declareParamFixes({ id, file, at }: IndexedItem, names: readonly string[]): readonly Fix[] {
  if (file.tree.errors.length > 0) return [];
  const declared = { direction: { type: "direction", values: [...CARDINAL_NAMES] }, position: { type: "position" } };
  const own: JsonObject = Object.fromEntries(Object.entries(declared).filter(([name]) => names.includes(name)));
  const params = { ...objectOf(valueOf(nodeAt(file.tree, childPointer(at, "params")))), ...own };
  const edits = memberEdits(file.text, file.tree, ["actions", Number(pointerKeys(at).at(-1)), "params"], params);
  return edits.length === 0
    ? []
    : [{ title: `Declare ${quoted(names)} of "${id}"`, changes: [{ file: file.path, edits }] }];
}

/** Returns the fix that gives the only param of a type its usual name. */
function renamedParamFixes(action: IndexedItem, declared: JsonObject, name: string): readonly Fix[] {
  const ofType = Object.keys(declared).filter((key) => objectOf(declared[key])["type"] === name);
  const [only] = ofType;
  if (only === undefined || ofType.length > 1) return [];
  const fix = renameKeyFix(action.file, childPointer(action.at, "params", only), name);
  return fix === null ? [] : [{ ...fix, title: `Rename the param "${only}" to "${name}"` }];
}
