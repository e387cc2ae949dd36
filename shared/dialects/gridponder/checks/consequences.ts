// Leaves out notes that only follow from a mistake: what a misspelt name means, or what a value of the wrong form names,
// seems to be used by nothing.
import { addToSet } from "../../../base/groups";
import type { Json } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { type JsonNode, nodeAt, valueOf } from "../../../text/jsonTree";
import { isEqualJson } from "../../../text/memberEdit";
import { addStrings } from "./possible/possibleKinds";

/** By code of a note, those of an unknown name. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  "event-never-seen": [],
  "goal-never-met": [],
  "unused-action": ["unknown-action"],
  "unused-kind": ["unknown-kind", "unknown-item"],
  "unused-tag": ["unknown-tag", "unknown-item"],
  "unused-variable": ["unknown-variable"],
  "level-not-in-sequence": ["unknown-level"],
};

/** What is said of goals by what the level has. */
const GOALS: ReadonlySet<string> = new Set(["goal-always-met", "goal-never-met"]);

/** Mistakes for which a value is not read. */
const UNREAD: ReadonlySet<string> = new Set([
  "unknown-condition",
  "unknown-effect",
  "unknown-field",
  "wrong-shape",
  "wrong-type",
  "wrong-value",
]);

/** Returns the findings without those notes about a name that another finding says is meant, or that is not read. */
export function withoutConsequences(pack: PackSource, findings: readonly Finding[]): readonly Finding[] {
  if (!findings.some(({ code }) => Object.hasOwn(FOLLOWS, code) || GOALS.has(code))) return findings;
  const meant = new Set(findings.map(({ code, params }) => `${code} ${JSON.stringify(params["meant"])}`));
  const unread = unreadNames(pack, findings);
  // What a rule that was copied and not changed yet is for is not known.
  const isCopied = findings.some((finding) => finding.code === "duplicate-rule-id" && isCopy(pack, finding));
  const isAvatarStill = findings.some(({ code, params }) => code === "moves-not-delegated" && "event" in params);
  const withoutKind = new Set(findings.filter(isKindMissing).map(({ file }) => file));
  return findings.filter(({ code, file, params }) => {
    if (GOALS.has(code) && withoutKind.has(file)) return false;
    if (isCopied && (code === "unused-tag" || code === "goal-never-met")) return false;
    if (isAvatarStill && (code === "unused-action" || params["event"] === "move_blocked"))
      return code === "moves-not-delegated";
    const causes = FOLLOWS[code];
    if (causes === undefined) return true;
    const { name } = params;
    if (typeof name === "string" && unread.has(name)) return false;
    return !causes.some((cause) => meant.has(`${cause} ${JSON.stringify(name)}`));
  });
}

/** Whether a finding is about a cell of which it is not said what stands there. */
function isKindMissing({ code, at, params }: Finding): boolean {
  return (
    code === "missing-field" && params["name"] === "kind" && typeof at === "string" && at.startsWith("/board/layers/")
  );
}

/** Whether the rule whose id a finding is about is the same as the first one of that id. */
function isCopy(pack: PackSource, { file, at, related = [] }: Finding): boolean {
  const [copy, first] = [{ file, at }, ...related].map((place) => ruleAround(pack, place));
  return copy !== undefined && first !== undefined && isEqualJson(copy, first);
}

/** Returns the rule whose id is at a place. */
function ruleAround(pack: PackSource, { file, at }: Pick<Finding, "file" | "at">): Json | undefined {
  const tree = pack.files.get(file)?.tree;
  return tree === undefined || typeof at !== "string"
    ? undefined
    : valueOf(nodeAt(tree, at.slice(0, at.lastIndexOf("/"))));
}

/** Returns the names in values that are not read for a mistake in them, and in those around a single one. */
function unreadNames(pack: PackSource, findings: readonly Finding[]): ReadonlySet<string> {
  const byFile = new Map<string, Set<JsonNode>>();
  for (const { code, file: path, at } of findings) {
    const file = pack.files.get(path);
    if (!UNREAD.has(code) || file === undefined || typeof at !== "string") continue;
    const node = nodeAt(file.tree, at);
    const isScalar = node?.children === undefined;
    const around = isScalar && node?.parent?.type === "property" ? node.parent.parent : node;
    if (around !== undefined) addToSet(byFile, path, around);
  }
  const names = new Set<string>();
  for (const node of Array.from(byFile.values()).flatMap(outermost)) addStrings(valueOf(node) ?? null, names);
  return names;
}

/** Returns the nodes that are within no other one: a thousand mistakes of one large object are looked at once. */
function outermost(nodes: ReadonlySet<JsonNode>): readonly JsonNode[] {
  let end = -1;
  const inOrder = Array.from(nodes).sort((one, other) => one.offset - other.offset || other.length - one.length);
  return inOrder.filter(({ offset, length }) => {
    if (offset < end) return false;
    end = offset + length;
    return true;
  });
}
