// Checks the exits of emitters, and the items of pipes: an emitter without an exit never releases anything, and what
// appears off the board, or does not fit into its pipe, is lost.
import { isOnBoard } from "../../../../base/boardView";
import { counted } from "../../../../base/counted";
import { type JsonObject, type JsonPointer, childPointer, listOf, objectOf } from "../../../../base/json";
import type { Finding, Fix } from "../../../../findings/finding";
import type { SourceFile } from "../../../../pack/packSource";
import { nodeAt } from "../../../../text/jsonTree";
import { DIRECTIONS, directionNamed } from "../../text/directions";
import { asPosition, asText } from "../../text/read";
import { type IndexedLevel, type PackIndex, allRules } from "../../text/names/packIndex";
import { found, renameFix } from "../found";
import { isMisspelt } from "./paramMistakes";

/** Returns findings about the emitters of all levels. */
export function emitterFindings(index: PackIndex): readonly Finding[] {
  const released = new Set(
    allRules(index).flatMap(({ effects }) =>
      effects.flatMap(({ name, body }) => (name === "release_from_emitter" ? [asText(body["emitterId"]) ?? ""] : [])),
    ),
  );
  return index.levels.flatMap((level) => findingsOf(level, released));
}

function findingsOf({ file, value, systems, board }: IndexedLevel, released: ReadonlySet<string>): readonly Finding[] {
  const system = systems.find(({ type, enabled }) => enabled && type === "queued_emitters");
  const emitterKind = system === undefined ? null : (asText(system.config["emitterKind"]) ?? "pipe");
  return listOf(objectOf(value["board"])["multiCellObjects"]).flatMap((item, place): readonly Finding[] => {
    const { id, kind, params, cells } = objectOf(item);
    const name = asText(id) ?? "";
    if ((emitterKind === null || kind !== emitterKind) && !released.has(name)) return [];
    const at = `/board/multiCellObjects/${place}/params`;
    const has = objectOf(params);
    if (has["exitPosition"] === undefined) {
      if (isMisspelt(undeclaredExits(has), "exitPosition")) return [];
      const message = `The emitter "${name}" has no "exitPosition": nothing ever comes out of it.`;
      return [found("exit-missing", file, at, message, { onKey: true, params: { name } })];
    }
    const surplus = kind === emitterKind ? surplusFindings(file, at, name, has, listOf(cells).length) : [];
    const ofExits = ["exit", "exit2"].flatMap((exit): readonly Finding[] => {
      const xy = asPosition(has[`${exit}Position`]);
      if (!board.ok || xy === null) return [];
      const { dx, dy } = directionNamed(asText(has[`${exit}Direction`]) ?? "");
      const { width, height } = board.value;
      if (!isOnBoard(board.value, xy)) {
        const message = `The exit of "${name}" is not on the board of ${width} × ${height}.`;
        return [found("off-board", file, childPointer(at, `${exit}Position`), message)];
      }
      if (isOnBoard(board.value, [xy[0] + dx, xy[1] + dy]) || kind !== emitterKind) return [];
      const message = `What comes out of "${name}" appears off the board and is lost: one cell beyond its exit.`;
      const place = childPointer(at, `${exit}Direction`);
      const back = DIRECTIONS.find((each) => each.dx === -dx && each.dy === -dy);
      const isBack = back !== undefined && isOnBoard(board.value, [xy[0] - dx, xy[1] - dy]);
      const fix = isBack ? renameFix(file, place, back.name) : null;
      return [found("off-board", file, place, message, fix === null ? {} : { fixes: [fix] })];
    });
    const merges = systems.some((each) => each.enabled && each.type === "slide_merge");
    return [...surplus, ...ofExits, ...(merges ? textFindings(file, childPointer(at, "queue"), has) : [])];
  });
}

/** Reports numbers in quotes in a queue: they come out as texts, which count as 0 when tiles merge (fact sheet 11.1). */
function textFindings({ tree, path }: SourceFile, at: JsonPointer, { queue }: JsonObject): readonly Finding[] {
  const items = listOf(queue);
  const texts = items.flatMap((item, place) =>
    typeof item === "string" && /^-?\d{1,15}$/.test(item) ? [{ item, place }] : [],
  );
  const [first] = texts;
  if (first === undefined) return [];
  const more = texts.length === 1 ? "" : ` (and so ${counted(texts.length - 1, "other item")})`;
  const message = `The queue holds the text "${first.item}", and tiles hold numbers${more}.`;
  const edits = texts.flatMap(({ item, place }) => {
    const node = nodeAt(tree, childPointer(at, place));
    return node === undefined ? [] : [{ offset: node.offset, length: node.length, text: item }];
  });
  const title = texts.length === 1 ? `Change to ${first.item}` : "Change them to numbers";
  const fixes: readonly Fix[] = [{ title, changes: [{ file: path, edits }], safe: true }];
  return [found("param-type", path, childPointer(at, first.place), message, { fixes })];
}

/** Returns the params that are no exits of an emitter: one of them may be a misspelt one. */
function undeclaredExits(params: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(params).filter(([name]) => !/^exit2?(?:Position|Direction|Index)$/.test(name)),
  );
}

/** Reports the items that do not fit into a pipe with two ends, which holds one in each cell (fact sheet 11.2). */
function surplusFindings(
  file: SourceFile,
  at: JsonPointer,
  name: string,
  params: JsonObject,
  cells: number,
): readonly Finding[] {
  const { exitPosition, exit2Position, pipeSlots } = params;
  const hasTwoEnds = asPosition(exitPosition) !== null && asPosition(exit2Position) !== null;
  const items = listOf(params["queue"]).length;
  if (!hasTwoEnds || Array.isArray(pipeSlots) || items <= cells) return [];
  const lost = items - cells;
  const message =
    `The pipe "${name}" has two exits and ${counted(cells, "cell")}, each for one item: ` +
    `the last ${lost === 1 ? "item is" : `${lost} items are`} lost.`;
  const fixes = shortenFixes(file, childPointer(at, "queue"), cells, lost);
  return [found("queue-too-long", file, childPointer(at, "queue", cells), message, { params: { name }, fixes })];
}

/** Returns the fix that keeps the first items of a list. */
function shortenFixes({ tree, path }: SourceFile, list: JsonPointer, kept: number, lost: number): readonly Fix[] {
  const [last, end] = [nodeAt(tree, childPointer(list, kept - 1)), nodeAt(tree, childPointer(list, kept + lost - 1))];
  if (last === undefined || end === undefined) return [];
  const offset = last.offset + last.length;
  const edits = [{ offset, length: end.offset + end.length - offset, text: "" }];
  return [{ title: `Remove the last ${counted(lost, "item")}`, changes: [{ file: path, edits }] }];
}
