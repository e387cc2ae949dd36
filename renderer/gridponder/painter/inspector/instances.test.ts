import { describe, expect, it } from "vitest";
import type { BoardView, Entity } from "../../../../shared/base/boardView";
import { boardFromText } from "../../../../shared/dialects/gridponder/text/board/boardText.testing";
import { instanceGroups, valuesOnBoard } from "./instances";

/** A row of cells: objects by letter, `p` and `q` portals with the given params. */
function board(params: Readonly<Record<"p" | "q", Entity["params"]>>): BoardView {
  const view = boardFromText({ ground: "gggg", objects: "pqr." });
  const entities = view.entities.map((entity) =>
    entity?.kind === "p" || entity?.kind === "q" ? { kind: "portal", params: params[entity.kind] } : entity,
  );
  return { ...view, entities };
}

const ALL = [0, 1, 2, 3].map((x) => [x, 0] as const);

describe("what stands on the selected cells", () => {
  it("is gathered by kind, from the top layer down", () => {
    const groups = instanceGroups(board({ p: {}, q: {} }), ALL, ["ground", "objects"]);
    expect(groups.map(({ layer, common, cells }) => [layer, common.kind, cells.length])).toEqual([
      ["objects", "portal", 2],
      ["objects", "r", 1],
      ["ground", "g", 4],
    ]);
  });

  it("has in common what is alike; what differs or is missing in some is mixed", () => {
    const view = board({ p: { channel: "blue", value: 1, exit: [1, 2] }, q: { channel: "red", exit: [1, 2] } });
    const [portals] = instanceGroups(view, ALL, ["objects"]);
    expect(portals?.common.params).toEqual({ exit: [1, 2] });
    expect([...(portals?.mixed ?? [])].sort()).toEqual(["channel", "value"]);
  });

  it("suggests the values that the board has already", () => {
    expect(valuesOnBoard(board({ p: { channel: "blue" }, q: { channel: "red" } }), "portal", "channel")).toEqual([
      "blue",
      "red",
    ]);
  });
});
