// The rules that look at what stands on a cell, or name the cell itself; what a rule names, the schemas say. Pure.
import { memoByIdentity } from "../../../../shared/base/memo";
import { memberOf } from "../../../../shared/text/jsonNode";
import { type BoardView, type Position, entityAt } from "../../../../shared/base/boardView";
import { type JsonPointer, childPointer } from "../../../../shared/base/json";
import type { SourceFile } from "../../../../shared/pack/packSource";
import { gridponderSchema } from "../../../../shared/dialects/gridponder/text/schemas";
import { schemaNames } from "../../../../shared/pack/schemas/schemaNames";
import { type JsonNode, type JsonTree, nodeAt } from "../../../../shared/text/jsonTree";
import type { Looks } from "../../board/looks";
import { positionsNamed } from "../help/rulePlaces";
import { coversCell, stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";

/** A rule and why it has to do with a cell, such as `kind rock`, `tag solid` or `this cell`. */
export interface CellRule {
  /** Its id; its event where it has none. */
  readonly name: string;
  readonly file: string;
  readonly at: JsonPointer;
  /** What its conditions look for and the cell has; empty when only its effects name it. */
  readonly looksFor: readonly string[];
  /** What of the cell its effects name. */
  readonly acts: readonly string[];
}

interface RuleNames {
  readonly name: string;
  readonly at: JsonPointer;
  /** As `kind rock`, `tag solid`, `cell 3,4`. */
  readonly looksFor: ReadonlySet<string>;
  readonly acts: ReadonlySet<string>;
}

/**
 * Returns those that look for it first, then those whose effects name it; of the game's files, then the level's, as
 * written.
 */
export function cellRules(
  view: BoardView,
  looks: Looks,
  cell: Position,
  files: readonly SourceFile[],
): readonly CellRule[] {
  const facts = factsOf(view, looks, cell);
  const found = files.flatMap((file) =>
    rulesOf(file.tree).flatMap(({ name, at, looksFor, acts }): readonly CellRule[] => {
      const [one, other] = [shared(facts, looksFor), shared(facts, acts)];
      return one.length + other.length === 0 ? [] : [{ name, file: file.path, at, looksFor: one, acts: other }];
    }),
  );
  return [
    ...found.filter(({ looksFor }) => looksFor.length > 0),
    ...found.filter(({ looksFor }) => looksFor.length === 0),
  ];
}

/** Returns what there is to be looked for at a cell, with the words for it. */
function factsOf(view: BoardView, looks: Looks, [x, y]: Position): ReadonlyMap<string, string> {
  const kinds = view.layers.flatMap((layer) => entityAt(view, layer, x, y)?.kind ?? []);
  const objects = stateView(view).multiCellObjects.filter((object) => coversCell(object, [x, y]));
  const facts = new Map<string, string>([[`cell ${x},${y}`, "this cell"]]);
  for (const kind of [...kinds, ...objects.map((object) => object.kind)]) {
    facts.set(`kind ${kind}`, `kind ${kind}`);
    for (const tag of looks.kinds.get(kind)?.tags ?? []) facts.set(`tag ${tag}`, `tag ${tag}`);
  }
  return facts;
}

function shared(facts: ReadonlyMap<string, string>, names: ReadonlySet<string>): readonly string[] {
  return [...facts].flatMap(([fact, words]) => (names.has(fact) ? [words] : []));
}

const rulesOf = memoByIdentity((tree: JsonTree): readonly RuleNames[] => {
  const list = nodeAt(tree, "/rules");
  return (list?.type === "array" ? (list.children ?? []) : []).flatMap((rule, index) =>
    rule.type === "object" ? [namesIn(rule, childPointer("/rules", index))] : [],
  );
});

function namesIn(rule: JsonNode, at: JsonPointer): RuleNames {
  const effects = memberOf(rule, "then");
  const isEffect = (offset: number): boolean =>
    effects !== undefined && offset >= effects.offset && offset < effects.offset + effects.length;
  const [looksFor, acts] = [new Set<string>(), new Set<string>()];
  const inEffects = `${at}/then/`;
  for (const use of schemaNames(gridponderSchema("rule"), rule)) {
    if (use.of === "kind" || use.of === "tag") {
      (use.at.startsWith(inEffects) ? acts : looksFor).add(`${use.of} ${use.name}`);
    }
  }
  for (const { position, node } of positionsNamed(rule, "rule")) {
    (isEffect(node.offset) ? acts : looksFor).add(`cell ${position.join()}`);
  }
  const [id, on] = [memberOf(rule, "id")?.value as unknown, memberOf(rule, "on")?.value as unknown];
  const name = [id, on].find((word): word is string => typeof word === "string" && word !== "") ?? "rule";
  return { name, at, looksFor, acts };
}
