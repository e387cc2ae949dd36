import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { check } from "./check";

const folder = path.resolve(__dirname, "../templates");

describe.each(readdirSync(folder))("the template %s", (template) => {
  it("has no findings at all, and every level of it wins at its last move", async () => {
    let said = "";
    await check(
      [path.join(folder, template)],
      { form: "json", sarif: null, fix: null, solve: null },
      {
        write: async (text) => {
          said += text;
        },
        writeError: (text) => {
          said += text;
        },
      },
    );
    const { packs } = JSON.parse(said) as {
      readonly packs: readonly {
        readonly findings: readonly unknown[];
        readonly levels: readonly { readonly status: string }[];
      }[];
    };
    expect(packs[0]?.findings).toEqual([]);
    expect(packs[0]?.levels.length).toBeGreaterThan(0);
    for (const { status } of packs[0]?.levels ?? []) expect(status).toBe("wins");
  });
});
