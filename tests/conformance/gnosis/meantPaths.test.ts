// Paths that lead to nothing, and the path that is meant.
import { expect, it } from "vitest";
import type { Json } from "../../../shared/base/json";
import { findingsOf, rule } from "./checked.testing";

/** What is found of a condition for this path, with the title of the first fix. */
function told(path: string, state: Json, value: Json = 3): readonly string[] {
  return findingsOf({
    "rules/r.json": [
      rule({ conditions: [{ path, op: "GTE", value }], outcomes: [{ type: "SET", target: "a", value: 1 }] }),
    ],
    "state/persistent.json": state,
    "events.json": { E: { payload: { amount: 3 } } },
  }).flatMap(({ message, fixes }) => (message.includes("Neither") ? `${message} ${fixes?.[0]?.title}` : []));
}

const NEITHER = "Neither the persistent state of the pack nor a session has";

it("a name that is left out among others is offered", () => {
  expect(told("persistent.player.rank", { player: { guild: { rank: 2 }, level: 1 } })).toEqual([
    `${NEITHER} "player.rank". Did you mean "persistent.player.guild.rank"? Change to "persistent.player.guild.rank"`,
  ]);
  const both = { player: { guild: { rank: 2 }, army: { rank: 1 } } };
  expect(told("persistent.player.rank", both)).toEqual([
    `${NEITHER} "player.rank". Add player.rank to state/persistent.json`,
  ]);
});

it("an index that is left out, or counted from 1, is offered", () => {
  const party = { party: [{ level: 4 }, { level: 3 }] };
  expect(told("persistent.party.level", party)).toEqual([
    `${NEITHER} "party.level". Did you mean "persistent.party.0.level"? Change to "persistent.party.0.level"`,
  ]);
  expect(told("persistent.party.2.level", party)).toEqual([
    `${NEITHER} "party.2.level". Entries of a list are counted from 0. Did you mean "persistent.party.1.level"? Change to "persistent.party.1.level"`,
  ]);
  expect(told("persistent.party.7.level", party).join(" ")).not.toContain("Did you mean");
  expect(told("persistent.party.1.level", party)).toEqual([]);
});

it("a path and a value that are exchanged have a fix", () => {
  const conditions = [{ path: "piercing", op: "CONTAINS", value: "payload.tags" }];
  const found = findingsOf({
    "rules/r.json": [rule({ conditions, outcomes: [{ type: "SET", target: "force", value: 1 }] })],
    "events.json": { E: { payload: { tags: ["piercing"], force: 2 } } },
  });
  expect(found.map(({ code, fixes }) => `${code} ${fixes?.map(({ title }) => title).join(", ")}`)).toEqual([
    "unknown-root Swap path and value",
  ]);
});
