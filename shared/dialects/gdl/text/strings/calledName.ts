// Zones and players where their names may stand alone, or as expressions write them (gdl.md, A4 and A6).
import { type JsonPointer, pointerKeys } from "../../../../base/json";
import type { TextSpan } from "../../../../text/edit";
import { insideSpan } from "./problem";
import { parseOnce } from "./reading";

export interface CalledName {
  readonly name: string;
  /** Where the name is in the text, without quotes. */
  readonly span: TextSpan;
}

/** Returns the name in `zone('name')` or `player('name')`; null for any other text. */
function calledName(call: "zone" | "player", text: string): CalledName | null {
  const { expression, problem } = parseOnce(text);
  if (problem !== null || expression.kind !== "call" || expression.name !== call) return null;
  const [name] = expression.args;
  return name?.kind === "text" ? { name: name.value, span: insideSpan(name) } : null;
}

/** Returns the name in `zone('name')`, else the text itself: a set-up names a zone as it names other places, too. */
export function zoneNamed(text: string): string {
  return calledName("zone", text)?.name ?? text;
}

/** Returns the name within a text that the schemas take for a name; null where it stands alone. */
export function nameWithin(of: string, text: string, at: JsonPointer): CalledName | null {
  if (of === "zone") return calledName("zone", text);
  return of === "player" && pointerKeys(at).at(-2) === "visible_to" ? calledName("player", text) : null;
}
