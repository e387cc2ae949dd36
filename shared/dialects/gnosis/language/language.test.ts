// Completion, hover and rename in packs of event rules.
import { describe, expect, it } from "vitest";
import { defined } from "../../../base/defined";
import { caretAt } from "../../../language/caret";
import { complete } from "../../../language/complete";
import type { Caret } from "../../../language/dialectLanguage";
import { hover } from "../../../language/hover";
import { renameAtCaret } from "../../../language/names";
import { applyEdits } from "../../../text/edit";
import { buildPackSource } from "../../models";
import { gnosisLanguage } from "./language";

const RULES = `[
  {
    "id": "grow", "category": "INTERCEPTOR", "trigger": "HIT",
    "calculations": [{"name": "half", "op": "*", "args": [{"fromContext": "payload.amount"}, 0.5]}],
    "conditions": [{"path": "persistent.player.strength", "op": "GT", "value": {"fromContext": "calculations.half"}}],
    "outcomes": [{"type": "SET", "target": "amount", "value": {"fromContext": "calculations.half"}}]
  },
  {
    "id": "echo", "category": "OBSERVER", "trigger": "HIT",
    "calculations": [{"name": "half", "value": 1}],
    "outcomes": [{"type": "FIRE_EVENT", "target": "ECHO", "value": {}}]
  },
  {"id": "late", "category": "TRIGGER", "trigger": "", "outcomes": []}
]`;
const TEXTS = [
  { path: "manifest.json", text: '{"dialect": "gnosis"}' },
  { path: "rules/a.json", text: RULES },
  { path: "state/persistent.json", text: '{"player": {"strength": 8}}' },
  { path: "state/ephemeral.json", text: '{"rules": ["grow", "echo", "late"]}' },
  {
    path: "sessions/s.json",
    text: '{"events": [{"id": "HIT", "data": {"amount": 4}, "expect": {"events": ["ECHO"]}}]}',
  },
];

function caret(path: string, before: string, more = 0, texts = TEXTS): Caret {
  const pack = buildPackSource(texts, [], []);
  const file = defined(pack.files.get(path));
  return defined(caretAt(pack, gnosisLanguage, file, file.text.indexOf(before) + before.length + more) ?? undefined);
}

const labels = async (at: Caret): Promise<readonly string[]> => (await complete(at)).map(({ label }) => label);

/** The texts that a rename changes. */
function renamed(at: Caret, next: string): Readonly<Record<string, string>> {
  const change = renameAtCaret(at, next);
  if (!change.ok) throw new Error(change.refusal);
  const { files } = at.pack;
  return Object.fromEntries(
    change.value.changes.map(({ file, edits }) => [file, applyEdits(defined(files.get(file)).text, edits)]),
  );
}

describe("an editor of event rules", () => {
  it("offers events that something publishes or waits for", async () => {
    expect(await labels(caret("rules/a.json", '"trigger": "", '.slice(0, 12)))).toEqual(
      expect.arrayContaining(["HIT", "ECHO"]),
    );
  });
  it("offers a new event with its description and an example of its payload, each to be typed in turn", async () => {
    const texts = [...TEXTS, { path: "events.json", text: "{\n  \n}" }];
    const offer = (await complete(caret("events.json", "{\n  ", 0, texts))).find(({ label }) => label === "new event");
    expect(offer?.text).toContain('"${1:name}"');
    expect(offer?.text).toMatch(/"description": "\$\{?2.*"payload": \{ ?"\$\{3:name\}": \$\{4:1\} ?\}/s);
  });
  it("offers paths into the payload, the state and the rule's own calculations", async () => {
    const paths = await labels(caret("rules/a.json", '"value": {"fromContext": "'));
    expect(paths).toEqual(
      expect.arrayContaining(["payload.amount", "persistent.player.strength", "calculations.half"]),
    );
  });
  it("shows the value that a path has now", () => {
    expect(hover(caret("rules/a.json", '"path": "persistent.'), () => [])?.parts[0]).toContain("is `8` in state/");
  });
  it("renames an event everywhere", () => {
    const texts = renamed(caret("rules/a.json", '"target": "EC'), "AGAIN");
    expect(Object.keys(texts).sort()).toEqual(["rules/a.json", "sessions/s.json"]);
    expect(texts["sessions/s.json"]).toContain('["AGAIN"]');
  });
  it("renames a rule in the list of active rules, too", () => {
    expect(renamed(caret("rules/a.json", '"id": "gr'), "shrink")["state/ephemeral.json"]).toContain(
      '["shrink", "echo"',
    );
  });
  it("renames a calculation in its rule alone, inside of paths as well", () => {
    const text = renamed(caret("rules/a.json", '"fromContext": "calculations.ha'), "part")["rules/a.json"];
    expect(text?.match(/calculations\.part/g)).toHaveLength(2);
    expect(text).toContain('{"name": "part", "op"');
    expect(text).toContain('{"name": "half", "value": 1}');
  });
  it("begins an observer on a line of its own after a comma, with an event that does not fire it again", async () => {
    const after = `[\n  {"id": "grow", "category": "INTERCEPTOR", "trigger": "HIT", "outcomes": []},]`;
    const texts = TEXTS.map((each) => (each.path === "rules/a.json" ? { ...each, text: after } : each));
    const pack = buildPackSource(texts, [], []);
    const file = defined(pack.files.get("rules/a.json"));
    const at = defined(caretAt(pack, gnosisLanguage, file, after.length - 1) ?? undefined);
    const { text } = defined((await complete(at)).find(({ label }) => label === "observer"));
    expect(text.startsWith("\n{")).toBe(true);
    const [, trigger] = /"trigger": "\$\{2\|?:?([A-Z]+)/.exec(text) ?? [];
    const [, target] = /"target": "\$\{3\|?:?([A-Z]+)/.exec(text) ?? [];
    expect([trigger, target]).toEqual(["HIT", "ECHO"]);
  });
  it("begins a condition and an interceptor with values that are valid until they are typed over", async () => {
    const texts = TEXTS.map((each) =>
      each.path === "rules/a.json" ? { ...each, text: '[{"conditions": []}, ]' } : each,
    );
    const textOf = async (before: string, wanted: string): Promise<string> =>
      defined((await complete(caret("rules/a.json", before, 0, texts))).find(({ label }) => label === wanted)).text;
    const snippets = [await textOf('"conditions": [', "condition"), await textOf("]}, ", "interceptor")];
    for (const text of snippets) {
      const untouched = text.replaceAll(/\$\{\d+[:|]([^},|]*)[^}]*\}/g, "$1").replaceAll(/\$\d/g, "");
      expect(untouched).toMatch(/"value": 0/);
      expect(() => JSON.parse(untouched) as unknown).not.toThrow();
    }
  });
  it("knows the rules in the persistent state", async () => {
    const state = `{"Persistent": {"player": {"strength": 8}, "configuration": {"rules": [
      {"id": "first", "category": "OBSERVER", "trigger": "ECHO", "outcomes": [{"type": "FIRE_EVENT", "target": "HIT"}]},
      {"id": "next", "category": "INTERCEPTOR", "trigger": "ECHO", "conditions": [{"path": "", "op": ""}], "outcomes": []}
    ]}}}`;
    const texts = TEXTS.map((each) => (each.path === "state/persistent.json" ? { ...each, text: state } : each));
    const at = (before: string): Caret => caret("state/persistent.json", before, 0, texts);
    expect(await labels(at('"path": "'))).toContain("persistent.player.strength");
    expect(await labels(at('"op": "'))).toContain("NOT_EXISTS");
    expect(Object.keys(renamed(at('"target": "HI'), "BLOW")).sort()).toEqual([
      "rules/a.json",
      "sessions/s.json",
      "state/persistent.json",
    ]);
  });
});
