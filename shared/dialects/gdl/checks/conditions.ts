// Checks conditions against one another: those that are the same whatever happens, middles that are none, and those that
// tell the acting player what is hidden (gdl.md, A7 and A13).
import { childPointer } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import { type Expression, visitExpression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import type { GameIndex } from "../text/names/gameIndex";
import { dividesByZero } from "../text/strings/numbers";
import { type CheckedGame, type PlacedExpression, allConditions, expressionsOf } from "./checked";
import { found, interactionAt } from "./found";
import { spanOf } from "../text/strings/problem";

export function conditionFindings(game: CheckedGame): readonly Finding[] {
  return Array.from(game.index.interactions).flatMap(([name, interaction]) => {
    const at = interactionAt(name);
    const conditions = expressionsOf(interaction["conditions"], childPointer(at, "conditions"));
    const after = expressionsOf(interaction["post_conditions"], childPointer(at, "post_conditions"));
    const effects = expressionsOf(interaction["effects"], childPointer(at, "effects"));
    return [
      ...[...conditions, ...after].flatMap((each) => constantFindings(game, each)),
      ...middleFindings(game, conditions, [...conditions, ...effects]),
      ...conditions.flatMap((each) => hiddenFindings(game, each)),
    ];
  });
}

const PURE: ReadonlySet<string> = new Set(
  "eq ne gt lt gte lte and or not if add mul sub abs mod min max div floor concat pos".split(" "),
);

function constantFindings({ file }: CheckedGame, { expression, at }: PlacedExpression): readonly Finding[] {
  let isConstant = true;
  visitExpression(expression, (node) => {
    const isCall = node.kind === "call";
    // A division by 0 is reported where it is read.
    if (["name", "property", "index"].includes(node.kind) || (isCall && (!PURE.has(node.name) || dividesByZero(node))))
      isConstant = false;
  });
  if (!isConstant) return [];
  return [
    found(
      "condition-constant",
      file,
      { at, within: spanOf(expression) },
      "This is the same in every game: it decides nothing.",
    ),
  ];
}

/** `mid_pos(start, target)` where the conditions ask for an odd distance along an axis. */
function middleFindings(
  { file }: CheckedGame,
  conditions: readonly PlacedExpression[],
  all: readonly PlacedExpression[],
): readonly Finding[] {
  const odd = allConditions(conditions).some(isOddDistance);
  if (!odd) return [];
  const findings: Finding[] = [];
  for (const { expression, at } of all) {
    visitExpression(expression, (node) => {
      if (node.kind !== "call" || !/^mid_pos\((?:start, target|target, start)\)$/.test(printExpression(node))) return;
      const message = "The target is an odd distance away: no place lies in the middle, the one before it is taken.";
      findings.push(found("mid-pos-odd", file, { at, within: spanOf(node) }, message));
    });
  }
  return findings;
}

const DISTANCE = /^(?:abs\()?sub\((?:target\.([xyqr]), start\.\1|start\.([xyqr]), target\.\2)\)\)?$/;

function isOddDistance(condition: Expression): boolean {
  if (condition.kind !== "call" || condition.name !== "eq") return false;
  const [one, other] = condition.args;
  if (one === undefined || other === undefined) return false;
  const [number, distance] = one.kind === "number" ? [one, other] : [other, one];
  return number.kind === "number" && Math.abs(number.value % 2) === 1 && DISTANCE.test(printExpression(distance));
}

/** What a player may do tells what the conditions read: hidden things among it. */
function hiddenFindings({ file, index }: CheckedGame, { expression, at }: PlacedExpression): readonly Finding[] {
  const findings: Finding[] = [];
  visitExpression(expression, (node) => {
    const hidden = hiddenIn(node, index);
    if (hidden === null) return;
    const message = `The acting player may not see ${hidden}, but what may be done tells it.`;
    findings.push(found("hidden-read", file, { at, within: spanOf(node) }, message));
  });
  return findings;
}

function hiddenIn(node: Expression, index: GameIndex): string | null {
  if (node.kind !== "property") return null;
  const { of, name } = node;
  if (of.kind === "name" && of.name === "state") {
    return index.stateVariables.get(name)?.declaration["visibility"] === "none" ? `state.${name}` : null;
  }
  const declared = index.playerVariables.get(name)?.declaration["visibility"];
  if (declared === "none") return `${name} of players`;
  if (of.kind === "call" && ["other_player", "opponent_of", "next_player"].includes(of.name)) {
    return declared === "owner_only" ? `another player's ${name}` : null;
  }
  const isTop = of.kind === "call" && ["top", "top_card"].includes(of.name);
  const zone = isTop ? zoneNamed(of.args[0], index) : null;
  return zone !== null && isHidden(zone, index) && !["id", "pos", "zone", "schema"].includes(name)
    ? `what lies in ${zone}`
    : null;
}

function zoneNamed(node: Expression | undefined, { zones }: GameIndex): string | null {
  if (node?.kind === "name") return zones.has(node.name) ? node.name : null;
  if (node?.kind !== "call" || node.name !== "zone") return null;
  const [name] = node.args;
  return name?.kind === "text" && zones.has(name.value) ? name.value : null;
}

function isHidden(zone: string, { zones }: GameIndex): boolean {
  const { visibility, visible, owner } = zones.get(zone) ?? {};
  return visibility === "none" || (visibility === undefined && visible === false && owner === undefined);
}
