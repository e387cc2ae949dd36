// Finds lose conditions that are met from the start, or never: cells off the board, conditions on an event.
import { type BoardView, type Position, entityAt, isOnBoard } from "../../../../base/boardView";
import { type Json, type JsonPointer, childPointer, isJsonObject, listOf, objectOf } from "../../../../base/json";
import type { Finding } from "../../../../findings/finding";
import type { IndexedGoal, IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { asPosition } from "../../text/read";
import { CONDITION_NAMES } from "../possible/catalogue";
import { missedForever } from "../possible/setVariables";
import { found, neverHolds } from "../found";

/** Returns findings about the lose conditions of all levels. */
export function loseConditionFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) =>
    level.loseConditions.flatMap((lose) => {
      switch (lose.type) {
        case "max_actions":
          return limitFindings(lose);
        case "variable_threshold":
          return thresholdFindings(index, level, lose);
        case "board_state":
          return lose.config["condition"] === undefined
            ? placeFindings(index, level, lose)
            : conditionFindings(level, lose);
        case "balance_unreachable":
        case "balance_budget_exhausted":
          return balanceFindings(level, lose);
        default:
          return [];
      }
    }),
  );
}

const UNLESS = "the first move loses, unless it changes this or wins";

function limitFindings({ config, file, at }: IndexedGoal): readonly Finding[] {
  const { limit } = config;
  if (typeof limit !== "number" || limit > 0) return [];
  const message = `With a limit of ${limit} the first move loses, unless it wins.`;
  return [found("lost-at-start", file, childPointer(at, "config", "limit"), message)];
}

/** Reports a variable that begins with a value that loses, or never comes to one. */
function thresholdFindings(
  index: PackIndex,
  level: IndexedLevel,
  { config, file, at }: IndexedGoal,
): readonly Finding[] {
  const { variable, target = 0, comparison = "gte" } = config;
  const start = objectOf(objectOf(level.value["state"])["variables"])[typeof variable === "string" ? variable : ""];
  if (typeof variable !== "string" || typeof start !== "number" || typeof target !== "number") return [];
  const isMet =
    comparison === "gte"
      ? start >= target
      : comparison === "lte"
        ? start <= target
        : comparison === "eq" && start === target;
  const place = childPointer(at, "config", "variable");
  if (!isMet) {
    const missed = missedForever(index, level, variable, start, config);
    return missed === null ? [] : [found("never-lost", file, place, `This never loses: ${missed}.`)];
  }
  const message = `"${variable}" begins with ${start}: ${UNLESS}.`;
  return [found("lost-at-start", file, place, message)];
}

/** Reports a condition whose balance goal is not in the level, or asks for less than an equal share of everything. */
function balanceFindings({ goals }: IndexedLevel, { config, file, at }: IndexedGoal): readonly Finding[] {
  const wanted = typeof config["goalId"] === "string" ? config["goalId"] : null;
  // A name that no goal has is reported as such.
  if (wanted !== null && !goals.some(({ id }) => id === wanted)) return [];
  const goal = goals.find(({ type, id }) => type === "balance" && (wanted === null || id === wanted));
  const never = (why: string): readonly Finding[] => [
    found("never-lost", file, childPointer(at, "type"), `This never loses: ${why}.`),
  ];
  if (goal === undefined) {
    return never(wanted === null ? 'the level has no goal "balance"' : `the goal "${wanted}" is no "balance"`);
  }
  const lacking = ["requireComplete", "requireEqual"].find((each) => goal.config[each] === false);
  return lacking === undefined ? [] : never(`"${lacking}" is false in the goal "${goal.id}"`);
}

/** Reports a cell that is not on the board, or in which the forbidden entity stands from the start. */
function placeFindings(
  index: PackIndex,
  { board }: IndexedLevel,
  { config, file, at }: IndexedGoal,
): readonly Finding[] {
  const { kind, tag, layer } = config;
  const point = asPosition(config["position"]);
  if (!board.ok || point === null) return [];
  const [x, y] = point;
  const place = childPointer(at, "config", "position");
  const off = offBoard(board.value, point);
  if (off !== null) return [found("off-board", file, place, `${off}: this never loses.`)];
  const layers = typeof layer === "string" ? [layer] : board.value.layers;
  const stands = layers.some((each) => {
    const entity = entityAt(board.value, each, x, y);
    if (entity === null) return false;
    return (
      entity.kind === kind || (typeof tag === "string" && index.kinds.get(entity.kind)?.tags.includes(tag) === true)
    );
  });
  if (!stands) return [];
  return [found("lost-at-start", file, place, `It stands there from the start: ${UNLESS}.`)];
}

function offBoard(board: BoardView, at: Position): string | null {
  return isOnBoard(board, at)
    ? null
    : `The cell (${at.join(", ")}) is not on the board of ${board.width} × ${board.height}`;
}

/** The conditions that look at the event of a rule. */
const OF_EVENTS: ReadonlySet<string> = new Set(["event", "position", "position_has_tag"]);

/** Reports parts that look at an event, of which there is none, and cells off the board. */
function conditionFindings({ board }: IndexedLevel, { config, file, at }: IndexedGoal): readonly Finding[] {
  const check = (condition: Json | undefined, place: JsonPointer): readonly Finding[] => {
    const name = isJsonObject(condition) ? CONDITION_NAMES.find((each) => Object.hasOwn(condition, each)) : undefined;
    if (name === undefined) return [];
    const body = objectOf(condition)[name] ?? null;
    const inner = childPointer(place, name);
    if (name === "all_of" || name === "any_of")
      return listOf(body).flatMap((part, number) => check(part, childPointer(inner, number)));
    if (name === "not") return check(body, inner);
    if (OF_EVENTS.has(name)) {
      const why = `"${name}" looks at the event of a rule, and here is none`;
      return [neverHolds(file, inner, why, { onKey: true })];
    }
    return ["position", "at"].flatMap((field): readonly Finding[] => {
      const point = asPosition(objectOf(body)[field]);
      const off = !board.ok || point === null ? null : offBoard(board.value, point);
      return off === null ? [] : [found("off-board", file, childPointer(inner, field), `${off}.`)];
    });
  };
  return check(config["condition"], childPointer(at, "config", "condition"));
}
