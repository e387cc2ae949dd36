// Checks names that stand by themselves: phases, interactions, zones, sorts of entities, players, attributes.
import { type Json, isJsonObject, objectOf, pointerKeys } from "../../../base/json";
import { memoByIdentity, memoWithInputs } from "../../../base/memo";
import { nameTable } from "../../../base/nameTable";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { type NameUse, schemaNames } from "../../../pack/schemas/schemaNames";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import type { GdlCode } from "../text/codes";
import type { GameIndex } from "../text/names/gameIndex";
import { gdlSchema } from "../text/schemas";
import { nameWithin } from "../text/strings/calledName";
import { found, unknownName } from "./found";

interface Sort {
  readonly code: GdlCode;
  /** The part of the rules that declares such names, and the member of it that holds them. */
  readonly section: string;
  readonly within?: string;
  readonly what: string;
  names(index: GameIndex): ReadonlySet<string>;
}

const SORTS = nameTable<Sort>({
  player: {
    code: "unknown-player",
    section: "players",
    within: "roles",
    what: "player",
    names: ({ players }) => new Set(players),
  },
  schema: {
    code: "unknown-schema",
    section: "entity_schemas",
    what: "sort of entity",
    names: ({ schemas }) => new Set(schemas.keys()),
  },
  zone: { code: "unknown-zone", section: "topology", what: "zone", names: ({ zones }) => new Set(zones.keys()) },
  phase: { code: "unknown-phase", section: "game_flow", what: "phase", names: ({ phases }) => new Set(phases.keys()) },
  interaction: {
    code: "unknown-interaction",
    section: "interactions",
    within: "list",
    what: "interaction",
    names: ({ interactions }) => new Set(interactions.keys()),
  },
  stateVariable: {
    code: "unknown-state-variable",
    section: "players",
    what: "variable",
    names: ({ stateVariables }) => new Set([...stateVariables.keys(), "current_player", "turn_direction"]),
  },
  playerValue: {
    code: "unknown-attribute",
    section: "players",
    what: "variable or attribute of players",
    names: ({ playerVariables, playerAttributes }) => new Set([...playerVariables.keys(), ...playerAttributes.keys()]),
  },
});

const usesOf = memoByIdentity((file: SourceFile): readonly NameUse[] =>
  schemaNames(gdlSchema(file.role), file.tree.root).filter(({ role }) => role === "use"),
);

/** Returns findings on the names of a file that stand by themselves. */
export const referenceFindings = memoWithInputs((file: SourceFile, index: GameIndex): readonly Finding[] =>
  file.tree.errors.length > 0 ? [] : usesOf(file).flatMap((use) => findingOf(file, use, index)),
);

function findingOf(file: SourceFile, use: NameUse, index: GameIndex): readonly Finding[] {
  const { of, at, onKey } = use;
  const name = onKey ? use.name : (nameWithin(of, use.name, at)?.name ?? use.name);
  if (of === "attribute") return attributeFinding(file, use, index);
  if (of === "node") return nodeFinding(file, use, index);
  const sort = SORTS[of];
  if (sort === undefined || !isDeclared(index.game[sort.section], sort.within)) return [];
  const names = sort.names(index);
  if (names.has(name)) return [];
  if (name === "..." && of === "interaction") {
    const message = '"..." stands for nothing: name the interactions that are allowed.';
    return [found("ellipsis-ignored", file, at, message)];
  }
  return [unknownName(sort.code, file, at, `The game has no ${sort.what} "${name}".`, { name, names, onKey })];
}

/** Whether the rules have such a part: that it is missing is one finding, whatever its names are. */
function isDeclared(section: Json | undefined, within: string | undefined): boolean {
  return isJsonObject(section) && (within === undefined || typeof section[within] === "object");
}

/** Attributes are those of the sort of entity that stands beside them. */
function attributeFinding(file: SourceFile, { name, at, onKey }: NameUse, index: GameIndex): readonly Finding[] {
  const isStart = pointerKeys(at)[0] === "start";
  if (isStart && name === "schema") return [];
  const holder = at.slice(0, at.lastIndexOf("/"));
  const entity = isStart ? holder : holder.slice(0, holder.lastIndexOf("/"));
  const schema = objectOf(valueOf(nodeAt(file.tree, entity)))["schema"];
  if (typeof schema !== "string") return [];
  const declared = index.schemas.get(schema);
  if (declared === undefined) return [];
  const names = [...Object.keys(objectOf(declared["attributes"])), "visibility", "visible_to"];
  if (names.includes(name)) return [];
  return [
    unknownName("unknown-attribute", file, at, `"${schema}" has no attribute "${name}".`, {
      name,
      names,
      onKey,
    }),
  ];
}

/** An edge makes the place that it names; it has no attributes. */
function nodeFinding(file: SourceFile, { name, at, onKey }: NameUse, { board }: GameIndex): readonly Finding[] {
  if (board.kind !== "network") return [];
  const names = at.startsWith("/topology") ? board.declared : board.nodes;
  if (names.has(name)) return [];
  const message = `"${name}" is not among the nodes of the network: it gets no attributes.`;
  return [unknownName("undeclared-node", file, at, message, { name, names, onKey })];
}
