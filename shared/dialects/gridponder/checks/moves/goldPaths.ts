// Checks gold paths as written: actions and params that the game does not declare, and hint stops (seed 001, Solution).
// Whether a path wins is determined by playing it, elsewhere.
import {
  type Json,
  type JsonPointer,
  childPointer,
  isJsonList,
  isJsonObject,
  listOf,
  objectOf,
} from "../../../../base/json";
import { isOnBoard } from "../../../../base/boardView";
import { counted } from "../../../../base/counted";
import { nearestName } from "../../../../base/nearestName";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { type GoldPathEntry, readGoldPath } from "../../text/levels/goldPath";
import { type IndexedItem, type IndexedLevel, type PackIndex } from "../../text/names/packIndex";
import { nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { asPosition } from "../../text/read";
import { onBoardFixes } from "../levels/onBoard";
import { lackingDirections } from "./lackingDirections";
import { found, quoted, unknownName, renameKeyFix } from "../found";
import { createdKinds, possibleKinds } from "../possible/possibleKinds";

/** The number of hints that players offer. */
const MAX_HINTS = 3;

/** Returns findings about the moves and hint stops of all levels. */
export function goldPathFindings(index: PackIndex): readonly Finding[] {
  const ofLevels = index.levels.flatMap((level) => {
    const path = readGoldPath(level.file.tree);
    return [
      ...unofferedFindings(index, level, path),
      ...path.flatMap((entry) => [
        ...misspeltActionFindings(index, level, entry),
        ...moveFindings(index, level, entry),
      ]),
      ...hintFindings(level, path.length),
    ];
  });
  const lacking = ofLevels.some(({ code }) => code === "action-param") ? lackingDirections(index) : [];
  const isTold = ({ code, params }: Finding): boolean =>
    code === "action-param" && lacking.some((each) => each.params["name"] === params["name"]);
  return lacking.length === 0 ? ofLevels : [...lacking, ...ofLevels.filter((finding) => !isTold(finding))];
}

/** Reports the first move of each action that players are never offered: what it is for is not in the level. */
function unofferedFindings(index: PackIndex, level: IndexedLevel, path: readonly GoldPathEntry[]): readonly Finding[] {
  const bound = index.actions.filter(({ value }) => typeof value["entityKind"] === "string");
  if (bound.length === 0 || path.length === 0) return [];
  const kinds = possibleKinds(level, createdKinds(index, level));
  if (kinds === null) return [];
  return bound.flatMap(({ id, value }): readonly Finding[] => {
    const kind = typeof value["entityKind"] === "string" ? value["entityKind"] : "";
    const entry = path.find(({ move }) => move?.action === id);
    // A kind that does not exist is reported as that.
    if (entry === undefined || kinds.has(kind) || !index.kinds.has(kind)) return [];
    const message = `Players are not offered the action "${id}" here: no "${kind}" is in the level, and nothing creates one.`;
    return [found("not-offered", level.file, entry.at, message, { params: { name: id } })];
  });
}

/** Reports a move whose `action` is misspelt: players take it for "move". */
function misspeltActionFindings(
  { actions }: PackIndex,
  { file }: IndexedLevel,
  { at, shorthand }: GoldPathEntry,
): readonly Finding[] {
  const written = objectOf(shorthand ? null : valueOf(nodeAt(file.tree, at)));
  if (Object.hasOwn(written, "action")) return [];
  return Object.keys(written).flatMap((key): readonly Finding[] => {
    const isParam = actions.some(({ value }) => Object.hasOwn(objectOf(value["params"]), key));
    if (isParam || nearestName(key, ["action"]) === null) return [];
    const place = childPointer(at, key);
    const fix = renameKeyFix(file, place, "action");
    const message = `"${key}" is not a field of a move; did you mean "action"?`;
    const more = { onKey: true, params: { name: key }, fixes: fix === null ? [] : [fix] };
    return [found("unknown-param", file, place, message, more)];
  });
}

function moveFindings({ actions }: PackIndex, { file, board }: IndexedLevel, entry: GoldPathEntry): readonly Finding[] {
  const { move, at, shorthand } = entry;
  if (move === null || actions.length === 0) return [];
  const action = actions.find(({ id }) => id === move.action);
  if (action === undefined) {
    const place = { name: move.action, file, at: shorthand ? at : childPointer(at, "action") };
    const names = actions.map(({ id }) => id);
    return [unknownName("unknown-action", `game.json declares no action "${move.action}".`, { ...place, names })];
  }
  return Object.entries(objectOf(action.value["params"])).flatMap(([name, declared]) => {
    const place = shorthand ? at : childPointer(at, name);
    const wrong = paramMistake(action, name, declared, move[name]);
    const cell = objectOf(declared)["type"] === "position" ? asPosition(move[name]) : null;
    if (wrong === null && cell !== null && board.ok && !isOnBoard(board.value, cell)) {
      const { width, height } = board.value;
      const message = `The cell (${cell.join(", ")}) of this move is not on the board of ${width} × ${height}.`;
      return [found("off-board", file, place, message, { fixes: onBoardFixes(file, place) })];
    }
    if (wrong === null) return [];
    const isMissing = move[name] === undefined;
    const { values } = objectOf(declared);
    const names = listOf(values).filter((value): value is string => typeof value === "string");
    const value = move[name];
    if (typeof value === "string" && !shorthand) {
      return [unknownName("action-param", wrong, { name: value, file, at: place, names })];
    }
    if (!isMissing) return [found("action-param", file, place, wrong)];
    const fix =
      actionNameFix(file, entry, action.id, name, names) ??
      misspeltParamFix(file, at, name, Object.keys(move), Object.keys(objectOf(action.value["params"])));
    return [found("action-param", file, at, wrong, fix === null ? {} : { fixes: [fix] })];
  });
}

/** Returns the fix that writes `{"move": "right"}` as an action and its only param; null for another move. */
function actionNameFix(
  file: SourceFile,
  { at }: GoldPathEntry,
  action: string,
  param: string,
  values: readonly string[],
): Fix | null {
  const written = Object.entries(objectOf(valueOf(nodeAt(file.tree, at))));
  const [only, ...others] = written;
  if (only === undefined || others.length > 0 || only[0] !== action || !values.some((value) => value === only[1]))
    return null;
  const fix = renameKeyFix(file, childPointer(at, action), param);
  const [change] = fix?.changes ?? [];
  const edits = (change?.edits ?? []).map((edit) => ({
    ...edit,
    text: `"action": ${JSON.stringify(action)}, ${edit.text}`,
  }));
  return { title: `Write it as the action "${action}"`, changes: [{ file: file.path, edits }] };
}

/** Returns the fix for a move that has the param under a name like it; null when it has none. */
function misspeltParamFix(
  file: SourceFile,
  at: JsonPointer,
  name: string,
  written: readonly string[],
  declared: readonly string[],
): Fix | null {
  const others = written.filter((key) => key !== "action" && !declared.includes(key));
  const wrong = nearestName(name, others) ?? others.find((key) => nearestName(key, [name]) !== null) ?? null;
  return wrong === null ? null : renameKeyFix(file, childPointer(at, wrong), name);
}

/** Returns why a move with this param would be rejected; null when it would not. */
export function paramMistake(
  action: IndexedItem,
  name: string,
  declared: Json,
  value: Json | undefined,
): string | null {
  if (!isJsonObject(declared)) return null;
  const { type, values } = declared;
  if (value === undefined) return `The action "${action.id}" needs "${name}": without it the move is rejected.`;
  if (type === "position") {
    const isCell = Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part));
    return isCell ? null : `"${name}" of the action "${action.id}" must be a cell [x, y].`;
  }
  if (!isJsonList(values) || values.includes(value)) return null;
  const words = values.map((each) => (typeof each === "string" ? each : JSON.stringify(each)));
  return `"${name}" of the action "${action.id}" must be one of ${quoted(words)}.`;
}

/** Returns the fix that puts numbers in order, each once. */
function orderFixes(file: SourceFile, at: JsonPointer, stops: readonly Json[]): readonly Fix[] {
  const node = nodeAt(file.tree, at);
  const numbers = stops.filter((stop) => typeof stop === "number");
  if (node === undefined || numbers.length < stops.length) return [];
  const ordered = Array.from(new Set(numbers)).sort((one, other) => one - other);
  const edits = [{ offset: node.offset, length: node.length, text: `[${ordered.join(", ")}]` }];
  return [{ title: `Order them: ${ordered.join(", ")}`, changes: [{ file: file.path, edits }] }];
}

/** Returns the fix that removes an item of a list. */
function removeFixes(file: SourceFile, at: JsonPointer, item: number): readonly Fix[] {
  const list = nodeAt(file.tree, at);
  if (list === undefined) return [];
  const edits = sequenceEdits(file.text, list, { remove: new Set([item]) }, layoutNear(file.text, file.tree, list));
  return [{ title: "Remove this hint stop", changes: [{ file: file.path, edits }] }];
}

function hintFindings({ file, value }: IndexedLevel, pathLength: number): readonly Finding[] {
  const stops = listOf(objectOf(value["solution"])["hintStops"]);
  const findings: Finding[] = [];
  const at = "/solution/hintStops";
  for (const [place, stop] of stops.entries()) {
    const before = stops[place - 1];
    if (typeof stop !== "number") continue;
    if (typeof before === "number" && stop <= before) {
      const message = `Hint stops must increase: ${stop} comes after ${before}.`;
      findings.push(
        found("hint-stops", file, childPointer(at, place), message, { fixes: orderFixes(file, at, stops) }),
      );
    } else if (stop > pathLength) {
      const message = `This hint stop is beyond the gold path, which has ${pathLength} moves.`;
      findings.push(
        found("hint-stops", file, childPointer(at, place), message, { fixes: removeFixes(file, at, place) }),
      );
    } else if (place === MAX_HINTS) {
      const message = `Players offer at most ${MAX_HINTS} hints; this is one too many.`;
      findings.push(
        found("hint-stops", file, childPointer(at, place), message, { fixes: removeFixes(file, at, place) }),
      );
    } else if (stop === pathLength) {
      const message = `This hint shows the whole gold path, which has ${counted(pathLength, "move")}.`;
      findings.push({ ...found("hint-stops", file, childPointer(at, place), message), severity: "information" });
    }
  }
  return findings;
}
