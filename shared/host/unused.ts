// What a pack declares and never names again: kinds, and variables of levels. True of any rule language, since the
// schemas say where names are meant. Rules that never fire are told by playing; tags may be there for people.
import { childPointer } from "../base/json";
import { FINDINGS, type FindingCode } from "../findings/codes";
import type { Finding } from "../findings/finding";
import { unmentionedKinds } from "../pack/kinds";
import { type PackIndex, indexPack, objectOf } from "../pack/packIndex";
import type { PackSource, SourceFile } from "../pack/packSource";
import { defaultNames } from "../pack/schemaDefaults";

/** Names that players know without being told. */
const KNOWN_KINDS: ReadonlySet<string> = new Set(["empty", "void", ...defaultNames("kind")]);
const KNOWN_VARIABLES: ReadonlySet<string> = new Set(["selectedActorKind", ...defaultNames("variable")]);

/** A note for each; none while a text of the pack does not parse, in which it might be named. */
export function checkUnused(pack: PackSource): readonly Finding[] {
  if (pack.game === null) return [];
  for (const { tree } of pack.files.values()) if (tree.errors.length > 0) return [];
  const index = indexPack(pack);
  return [...kindFindings(index), ...variableFindings(index)];
}

function kindFindings({ pack, kinds }: PackIndex): readonly Finding[] {
  return [...unmentionedKinds(pack)].flatMap((id): readonly Finding[] => {
    const kind = kinds.get(id);
    if (kind === undefined || KNOWN_KINDS.has(id)) return [];
    return [note("unused-kind", kind.file, kind.at, `Nothing in the pack names the kind "${id}".`, id, true)];
  });
}

function variableFindings({ levels, names }: PackIndex): readonly Finding[] {
  const said = new Map<string, number>();
  for (const uses of names.values()) {
    for (const { of, name } of uses) if (of === "variable") said.set(name, (said.get(name) ?? 0) + 1);
  }
  const declared = levels.map((level) => Object.keys(objectOf(objectOf(level.value["state"])["variables"])));
  for (const name of declared.flat()) said.set(name, (said.get(name) ?? 0) - 1);
  return levels.flatMap(({ file }, level) =>
    declared[level]!.flatMap((name): readonly Finding[] => {
      if ((said.get(name) ?? 0) > 0 || KNOWN_VARIABLES.has(name)) return [];
      const at = childPointer("/state/variables", name);
      return [note("unused-variable", file, at, `No rule or goal names the variable "${name}".`, name, true)];
    }),
  );
}

function note(code: FindingCode, file: SourceFile, at: string, message: string, name: string, onKey = false): Finding {
  return { code, severity: FINDINGS[code], message, file: file.path, at, onKey, params: { name } };
}
