// The references that are offered in a rule's effects, held against what the checks say of those that are always null.
import { describe, expect, it } from "vitest";
import { EVENTS } from "../turn/events";
import { gridponderLanguage } from "./language";
import { diagnose } from "../../../host/checks/diagnose";
import { caretAt } from "../../../language/caret";
import type { NameOffer } from "../../../language/dialectLanguage";
import { packWithCaret, smallPack } from "./pack.testing";
import { type Wanted, referenceOffers } from "./references";

const ON = `"on": "object_placed"`;
const THEN = `{"destroy": {"position": "$event.position", "layer": "objects", "animation": "burning"}}`;

/** The references offered for a value when the rule says this in place of its `on`. */
function offered(on: string): readonly string[] {
  return references(on, "any").map(({ name }) => name);
}

function references(on: string, wanted: Wanted): readonly NameOffer[] {
  const { pack } = packWithCaret("game.json", ON, `${on}|`);
  const game = pack.files.get("game.json")!;
  const caret = caretAt(pack, gridponderLanguage, game, game.text.indexOf(`"$event.position"`) + 2)!;
  return referenceOffers(caret, wanted);
}

describe("references offered in an effect", () => {
  it.each(Object.keys(EVENTS))("have a value for %s", (event) => {
    const effects = offered(`"on": "${event}"`).map((name) => ({ set_variable: { name: "seen", value: name } }));
    expect(effects.length).toBeGreaterThan(1);
    const [before, , after] = packWithCaret("game.json", THEN, "|").pack.game!.text.split(/("then": \[)(?=\]\})/);
    const text = `${before}"then": ${JSON.stringify(effects)}${after!.slice(1)}`.replace(ON, `"on": "${event}"`);
    const found = diagnose(smallPack({ "game.json": text }), null).byFile["game.json"] ?? [];
    expect(found.filter(({ code }) => code === "json-syntax" || code === "reference-never-resolves")).toEqual([]);
  });

  it.each([
    ["is misspelt", `"on": "objct_placed"`],
    ["is not written yet", `"priority": 0`],
  ])("are those of all events where the event %s, places first", (_what, on) => {
    const names = offered(on);
    expect(names.slice(0, 2)).toEqual(["$event.position", "$event.kind"]);
    expect(names).toContain("$event.newItem");
    expect(names).toContain("$cell.objects.kind");
    expect(new Set(names).size).toBe(names.length);
  });

  it("are those of the events in a list, though a rule listens to one only", () => {
    const names = offered(`"on": ["avatar_entered", "inventory_changed", "no_event"]`);
    expect(names.filter((name) => name.startsWith("$event."))).toEqual(
      expect.arrayContaining(["$event.position", "$event.newItem"]),
    );
    expect(names).not.toContain("$event.kind");
  });

  it.each(Object.keys(EVENTS))("for a position are marked where they are surely something else, of %s", (event) => {
    const offers = references(`"on": "${event}"`, "position");
    const fitting = offers.filter(({ isMisfit }) => isMisfit !== true).map(({ name }) => name);
    expect(fitting).toContain("$avatar.position");
    expect(fitting.filter((name) => /kind$|item$|direction$|id$|resultValue$/i.test(name))).toEqual([]);
    // The text still offers them, last.
    expect(offers.length).toBeGreaterThan(fitting.length);
  });

  it("for a position are its params that may be positions", () => {
    const { pack } = packWithCaret("game.json", ON, `${ON}|`);
    const game = pack.files.get("game.json")!;
    const text = game.text.replace(
      '"entityKinds": {',
      `"entityKinds": { "pad": {"layer": "objects", "params":
      {"exit": {"type": "position"}, "name": {"type": "string"}, "free": {}}},`,
    );
    const pads = smallPack({ "game.json": text });
    const caret = caretAt(
      pads,
      gridponderLanguage,
      pads.files.get("game.json")!,
      text.indexOf(`"$event.position"`) + 2,
    )!;
    const fitting = referenceOffers(caret, "position").filter(({ isMisfit }) => isMisfit !== true);
    const params = fitting.map(({ name }) => name).filter((name) => name.startsWith("$cell.objects.param."));
    expect(params).toContain("$cell.objects.param.exit");
    expect(params).toContain("$cell.objects.param.free");
    expect(params).not.toContain("$cell.objects.param.name");
  });
});
