// A zone as a set-up names it: by its name, or as other places are written (gdl.md, A6).
import { parseOnce } from "./reading";

/** Returns the name in `zone('name')`, else the text itself. */
export function zoneNamed(text: string): string {
  const { expression, problem } = parseOnce(text);
  if (problem !== null || expression.kind !== "call" || expression.name !== "zone") return text;
  const [name] = expression.args;
  return name?.kind === "text" ? name.value : text;
}
