// The names of a pack with all their places: those that the schemas mark, and those inside strings.
import { memoByIdentity, memoWithInputs } from "../../../../base/memo";
import { pointerKeys } from "../../../../base/json";
import { type Occurrence, inOrder, insideQuotes } from "../../../../pack/names/occurrences";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import { type NameUse, schemaNames } from "../../../../pack/schemas/schemaNames";
import type { TextSpan } from "../../../../text/edit";
import { keySpanAt, nodeAt } from "../../../../text/jsonTree";
import { spanInText } from "../../../../text/stringPlace";
import { gdlSchema } from "../schemas";
import { nameWithin } from "../strings/calledName";
import { readString } from "../strings/readString";
import { writtenStrings } from "../strings/written";
import { type GameIndex, indexGame } from "./gameIndex";
import { startValues } from "./startValues";

/** A name as a file says it. */
export interface FileName {
  readonly of: string;
  readonly name: string;
  readonly role: "definition" | "use";
  /** The name alone in the text, without quotes. */
  readonly span: TextSpan;
  readonly written: "whole" | "inside";
}

const READ_ROLES: ReadonlySet<string> = new Set(["manifest", "game", "start"]);

/** Returns all names that a file of the pack says, in the order of the text. */
export function fileNames(pack: PackSource, file: SourceFile): readonly FileName[] {
  return READ_ROLES.has(file.role) ? namesOfFile(file, indexGame(pack)) : [];
}

const namesOfFile = memoWithInputs((file: SourceFile, index: GameIndex): readonly FileName[] => {
  const marked = markedNames(file).flatMap((use) => placed(file, use, index));
  const inside = writtenStrings(file).flatMap((written): readonly FileName[] =>
    readString(written, index).names.map(({ of, name, span }) => {
      return { of, name, role: "use", span: spanInText(file.text, written.literal, span), written: "inside" };
    }),
  );
  const valued = file.role === "start" ? startValues(file.tree, index) : [];
  const inValues = valued.flatMap(({ node, names }) =>
    names.map(({ of, name, span }): FileName => {
      return { of, name, role: "use", span: spanInText(file.text, node, span), written: "whole" };
    }),
  );
  return [...marked, ...inside, ...inValues].sort((one, other) => one.span.offset - other.span.offset);
});

const markedNames = memoByIdentity((file: SourceFile): readonly NameUse[] =>
  schemaNames(gdlSchema(file.role), file.tree.root),
);

function placed(file: SourceFile, use: NameUse, index: GameIndex): readonly FileName[] {
  const node = use.onKey ? keySpanAt(file.tree, use.at) : nodeAt(file.tree, use.at);
  const of = sortOfUse(use, index);
  if (node === undefined || of === null) return [];
  const within = use.onKey ? null : nameWithin(of, use.name, use.at);
  if (within !== null) {
    const span = spanInText(file.text, node, within.span);
    return [{ of, name: within.name, role: use.role, span, written: "inside" }];
  }
  return [{ of, name: use.name, role: use.role, span: insideQuotes(node), written: "whole" }];
}

/** Returns the sort of a marked name; null for a key that only looks like one. */
function sortOfUse({ of, name, at, role }: NameUse, index: GameIndex): string | null {
  if (of === "playerValue") return index.playerVariables.has(name) ? "playerVariable" : "playerAttribute";
  // Of a placed entity `schema` is its sort, not an attribute.
  if (of === "attribute" && role === "use" && name === "schema" && pointerKeys(at)[0] === "start") return null;
  if (name === "..." && of === "interaction") return null;
  return of;
}

/** Sorts of entities that stand directly under `entity_schemas` are named by their keys, as no schema can say. */
function directSchemas({ game }: PackSource): readonly FileName[] {
  const schemas = game === null ? undefined : nodeAt(game.tree, "/entity_schemas");
  if (schemas?.type !== "object" || game === null || nodeAt(game.tree, "/entity_schemas/types")?.type === "object")
    return [];
  return (schemas.children ?? []).flatMap(({ children }): readonly FileName[] => {
    const key = children?.[0];
    if (key === undefined) return [];
    return [{ of: "schema", name: String(key.value), role: "definition", span: insideQuotes(key), written: "whole" }];
  });
}

/** Returns all places of a name, by file and in the order of the text, each once. */
export function occurrencesOf(pack: PackSource, of: string, name: string): readonly Occurrence[] {
  const found: Occurrence[] = [];
  for (const file of pack.files.values()) {
    const names = [...fileNames(pack, file), ...(file === pack.game ? directSchemas(pack) : [])];
    for (const each of names) {
      if (each.of !== of || each.name !== name) continue;
      found.push({ file, span: each.span, role: each.role, written: each.written });
    }
  }
  return inOrder(found);
}

/** Returns the name of a file that holds an offset, its ends included; the innermost one. Null for none. */
export function nameAtOffset(pack: PackSource, file: SourceFile, offset: number): FileName | null {
  const names = [...fileNames(pack, file), ...(file === pack.game ? directSchemas(pack) : [])];
  const around = names.filter(({ span }) => offset >= span.offset && offset <= span.offset + span.length);
  return around.toSorted((one, other) => one.span.length - other.span.length)[0] ?? null;
}
