// What a filter leaves of a turn: by rule, cell, type of event, words, and only what changed; alone and together.
import { describe, expect, it } from "vitest";
import { torchReading, torchRecords as at, torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";
import { NO_FILTER, type TurnFilter, filterTurn } from "./traceFilter";

type Name = keyof typeof at;
const names = Object.keys(at) as readonly Name[];

/** The names of the records that are left, in order; the turn's own left out. */
function left(filter: Partial<TurnFilter>): readonly Name[] {
  const { marks } = filterTurn(torchTurn, torchReading, { ...NO_FILTER, ...filter })!;
  return names.filter((name) => name !== "turn" && marks[at[name]] === 1);
}

const BURNS: readonly Name[] = ["burns", "where", "destroy", "removed", "removedEvent", "count", "counted"];
const MELTS: readonly Name[] = ["melts", "meltsWhere"];

describe("a filter of a turn leaves", () => {
  it.each<readonly [what: string, filter: Partial<TurnFilter>, expected: readonly Name[]]>([
    ["a rule with all inside it", { rule: "torch_burns" }, ["cascade", "pass", ...BURNS]],
    ["nothing of a rule that was not tried", { rule: "torch_sings" }, []],
    [
      "a type of event, with the rules tried for it",
      { event: "move_blocked" },
      ["action", "nav", "blocked", "cascade", "pass", ...BURNS, ...MELTS],
    ],
    [
      "an event that no rule was tried for",
      { event: "object_removed" },
      ["cascade", "pass", "burns", "destroy", "removedEvent"],
    ],
    [
      "what has to do with a cell",
      { cell: [3, 1] },
      ["action", "nav", "blocked", "cascade", "pass", ...BURNS, ...MELTS],
    ],
    ["nothing of a cell where nothing happened", { cell: [0, 0] }, []],
    ["words, whatever their case", { search: "DESTROY wood" }, ["cascade", "pass", "burns", "destroy"]],
    [
      "a rule only where it changed something",
      { rule: "torch_burns", onlyChanges: true },
      ["cascade", "pass", "burns", "destroy", "removed", "removedEvent", "count", "counted"],
    ],
    ["a rule that changed nothing not at all then", { rule: "torch_melts", onlyChanges: true }, []],
    ["words inside a rule", { rule: "torch_melts", search: "slippery" }, ["cascade", "pass", "melts", "meltsWhere"]],
    [
      "a cell's events of one type",
      { cell: [3, 1], event: "object_removed" },
      ["cascade", "pass", "burns", "destroy", "removedEvent"],
    ],
  ])("%s", (_what, filter, expected) => {
    expect(left(filter)).toEqual(names.filter((name) => expected.includes(name)));
  });

  it("all when it asks for nothing", () => {
    expect(filterTurn(torchTurn, torchReading, { ...NO_FILTER, search: "  " })).toBeNull();
  });
});

it("counts what was asked for, without what encloses it", () => {
  const { count, of } = filterTurn(torchTurn, torchReading, { ...NO_FILTER, rule: "torch_melts" })!;
  expect([count, of]).toEqual([2, names.length - 1]);
});
