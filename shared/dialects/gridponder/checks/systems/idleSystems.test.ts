import { expect, test } from "vitest";
import { applyEdits } from "../../../../text/edit";
import { semanticFindings } from "../findings.testing";
import { GAME, LEVEL, LEVEL_FILE, TEXTS, packOf, version05 } from "../smallPack.testing";

const DELEGATES = '"solidHandling": "delegate"';
const OVERRIDES = '"systemOverrides": {';

function codes(texts: Readonly<Record<string, string>>): readonly string[] {
  return semanticFindings(packOf({ ...TEXTS, ...texts })).map(({ code }) => code);
}

test("a level that delegates blocked moves is enough for pushing", () => {
  const blocks = GAME.replace(DELEGATES, '"solidHandling": "block"');
  expect(blocks).not.toBe(GAME);
  expect(codes({ "game.json": blocks })).toContain("moves-not-delegated");
  const level = LEVEL.replace(OVERRIDES, `${OVERRIDES}"nav": {${DELEGATES}}, `);
  expect(codes({ "game.json": blocks, [LEVEL_FILE]: level })).toEqual([]);
});

test("a rule about blocked moves is never set off where they are not delegated", () => {
  const level = LEVEL.replace(
    '"rules": []',
    '"rules": [{"id": "open", "on": "move_blocked", "then": [{"clear_inventory": {}}]}]',
  );
  expect(codes({ [LEVEL_FILE]: level })).toEqual([]);
  const leftOut = GAME.replace(`, ${DELEGATES}`, "");
  const findings = semanticFindings(packOf({ ...TEXTS, "game.json": leftOut, [LEVEL_FILE]: level }));
  expect(findings.find(({ code }) => code === "event-never-seen")?.message).toBe(
    'The rule "open" never fires: nothing here emits "move_blocked" ("avatar_navigation" with "solidHandling": "delegate" would).',
  );
});

test("in 0.5 a slide waits for rules that fire: this is reported, and a later version of the language fixes it", () => {
  const game = GAME.replace('"systems": [', '"systems": [\n    {"id": "ice", "type": "ice_slide", "config": {}},');
  const texts = { ...TEXTS, "game.json": game, "manifest.json": version05.replace("0.8.0", "0.5.0") };
  const finding = semanticFindings(packOf(texts)).find(({ code }) => code === "published-differs");
  expect(finding).toMatchObject({ file: "game.json", at: "/systems/0/type", severity: "information" });
  const [change] = finding!.fixes![0]!.changes;
  const manifest = applyEdits(texts["manifest.json"], change!.edits);
  expect(JSON.parse(manifest)).toMatchObject({ dslVersion: "0.6", minEngineVersion: "0.6.0" });
  expect(codes({ "game.json": game, "manifest.json": manifest })).not.toContain("published-differs");
});

test("in 0.5 objects pass portals only where a rule fires: this is reported where objects teleport at all", () => {
  const reported = (version: string, teleportObjects: boolean): boolean => {
    const portals = JSON.stringify({ id: "holes", type: "portals", config: { teleportObjects } });
    const game = GAME.replace('"systems": [', `"systems": [\n    ${portals},`);
    const manifest = version05.replace('"0.5"', `"${version}"`);
    const findings = semanticFindings(packOf({ ...TEXTS, "game.json": game, "manifest.json": manifest }));
    return findings.some(({ message }) => message.startsWith('In DSL 0.5 "portals" takes objects along only in'));
  };
  expect(reported("0.5", true)).toBe(true);
  expect(reported("0.5", false)).toBe(false);
  expect(reported("0.8", true)).toBe(false);
});

test.each([
  ["lets objects teleport", '"portals": {"teleportObjects": true}', '"portals" takes objects along only in'],
  [
    "waits for events",
    '"falls": {"triggerEvents": ["object_placed"]}',
    '"support_collapse" answers to its "triggerEvents" only',
  ],
  ["enables a slide", '"ice": {"enabled": true}', '"ice_slide" works only in'],
])("in 0.5 a level that %s is told that this needs a rule that fires", (_what, override, says) => {
  const more = [
    '{"id": "falls", "type": "support_collapse", "config": {"severAction": "tap"}}',
    '{"id": "ice", "type": "ice_slide", "enabled": false, "config": {}}',
  ];
  const game = GAME.replace('"systems": [', `"systems": [${more.join(", ")},`);
  const told = (dsl: string, own: string): readonly (readonly [unknown, string])[] => {
    const level = LEVEL.replace(OVERRIDES, `${OVERRIDES}${own}`);
    const texts = { ...TEXTS, "game.json": game, [LEVEL_FILE]: level, "manifest.json": dsl };
    return semanticFindings(packOf(texts)).flatMap(({ at, code, message }) =>
      code === "published-differs" ? [[at, message] as const] : [],
    );
  };
  const [first, ...others] = told(version05, `${override}, `);
  expect(others).toEqual([]);
  expect(first?.[0]).toBe(`/systemOverrides/${/\w+/.exec(override)?.[0] ?? ""}`);
  expect(first?.[1]).toContain(says);
  expect(told(version05, "")).toEqual([]);
  expect(told(TEXTS["manifest.json"]!, `${override}, `)).toEqual([]);
});

test("in 0.5 a collapse that waits for events needs rules", () => {
  const falls = '{"id": "f", "type": "support_collapse", "config": {"triggerEvents": ["object_placed"]}}';
  const game = GAME.replace('"systems": [', `"systems": [${falls},`).replace(
    /"rules": \[[^]*?\],\n {2}"levelSequence"/,
    '"rules": [], "levelSequence"',
  );
  const texts = { ...TEXTS, "game.json": game, "manifest.json": version05 };
  const [finding] = semanticFindings(packOf(texts)).filter(({ code }) => code === "rules-needed");
  expect(finding?.message).toBe(
    'In DSL 0.5 "support_collapse" answers to its "triggerEvents" only in cascade passes in which a rule fires, and this pack has no rules: it never does so. With "dslVersion" 0.6 or later in manifest.json it does so in every pass.',
  );
});

test.each([
  ["0.5", false],
  ["0.8", true],
])(
  "in %s a rule never sees what emitters release: %s, since they do so after the last rule (V3)",
  (version, isTold) => {
    const game = GAME.replace(
      '"systems": [',
      '"systems": [\n    {"id": "pipes", "type": "queued_emitters", "config": {}},',
    );
    const level = LEVEL.replace('"rules": []', '"rules": [{"id": "seen", "on": "item_released", "then": []}]');
    const manifest = version05.replace('"0.5"', `"${version}"`);
    const texts = { ...TEXTS, "game.json": game, [LEVEL_FILE]: level, "manifest.json": manifest };
    const told = semanticFindings(packOf(texts)).filter(({ code }) => code === "event-never-seen");
    const message =
      'The rule "seen" never fires: "queued_emitters" emits "item_released" only after the last rule ("release_from_emitter" would before it).';
    expect(told.map((finding) => finding.message)).toEqual(isTold ? [message] : []);
  },
);
