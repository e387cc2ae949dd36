// Every file of the real packs and fixtures in the house style: it says what it said, and is in style from then on.
import { describe, expect, it } from "vitest";
import { formatEdits } from "../../shared/pack/format/format";
import { applyEdits } from "../../shared/text/edit";
import { parseJsonTree } from "../../shared/text/jsonTree";
import { packNames, readConformancePack } from "./material";
import { GRIDPONDER_STYLE } from "../../shared/dialects/gridponder/text/style";

const names = packNames();
if (names === null) {
  process.stdout.write("No conformance material beside the project: its packs are not formatted.\n");
}

function formatted(text: string): string {
  const edits = formatEdits(text, parseJsonTree(text), GRIDPONDER_STYLE);
  if (!edits.ok) throw new Error(edits.refusal);
  return applyEdits(text, edits.value);
}

describe.runIf(names !== null)("the house style keeps the value, and holds at once", () => {
  it.each(names ?? [])("%s", (name) => {
    for (const { text } of readConformancePack(name).files.values()) {
      const once = formatted(text);
      expect(JSON.stringify(JSON.parse(once))).toBe(JSON.stringify(JSON.parse(text)));
      expect(formatted(once)).toBe(once);
    }
  });
});
