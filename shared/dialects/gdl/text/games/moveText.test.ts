import * as fc from "fast-check";
import { expect, test } from "vitest";
import { actionOfLine, actionsOfText, lineOfAction } from "./moveText";

test.each([
  ["E2 E4", { action: "move", path: ["E2", "E4"] }],
  ["E6 G4 E2", { action: "move", path: ["E6", "G4", "E2"] }],
  ["E7 E8 promote_to=queen", { action: "move", path: ["E7", "E8"], promote_to: "queen" }],
  ["3,4 -4,3", { action: "move", path: ["3,4", "-4,3"] }],
  ["'New York' Boston", { action: "move", path: ["New York", "Boston"] }],
  ["@bet amount=30", { action: "bet", amount: 30 }],
  ["@play #17", { action: "play", path: ["#17"] }],
  ["@say word='30'", { action: "say", word: "30" }],
])("%s", (line, action) => {
  expect(actionOfLine(line)).toEqual(action);
  expect(lineOfAction(action)).toBe(line);
});

test.each(["", "  ", "E2 @go", "amount=3", "E2 = E4", "a=1 E2", "'open", "@"])("%j is no move", (line) => {
  expect(actionOfLine(line)).toBeNull();
});

const word = fc.oneof(
  fc.string({ minLength: 1, maxLength: 6 }),
  fc.constantFrom("E2", "3,4", "#17", "New York", "'", "\\"),
);
const params = fc.dictionary(
  fc.stringMatching(/^[a-z_]\w{0,4}$/).filter((name) => name !== "action" && name !== "path"),
  fc.oneof(
    word.filter((text) => !/[\r\n]/.test(text)),
    fc.integer(),
    fc.boolean(),
  ),
  { maxKeys: 3, noNullPrototype: true },
);

test("a line of very many places is read in time that grows with its length", () => {
  // In time that grows with the square of it, this would not end before the test is given up.
  const places = Array.from({ length: 600_000 }, () => "E2");
  expect(actionOfLine(places.join(" "))).toEqual({ action: "move", path: places });
});

test("every action is what its line says", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[A-Za-z_]\w{0,5}$/),
      fc.array(
        word.filter((text) => !/[\r\n\u2028\u2029]/.test(text)),
        { maxLength: 3 },
      ),
      params,
      (action, path, values) => {
        const move = { action, ...(path.length > 0 ? { path } : {}), ...values };
        expect(actionOfLine(lineOfAction(move))).toEqual(move);
      },
    ),
    { numRuns: 500 },
  );
});

test("moves copied as text come back as they are", () => {
  const moves = [{ action: "move", path: ["A / B", "a;b"] }, { action: "say", word: "x / y" }, { action: "pass" }];
  expect(actionsOfText(moves.map(lineOfAction).join("\n"))).toEqual({ ok: true, value: moves });
});

test("a script has a move a line and comments after semicolons", () => {
  const script = "; opening\nE2 E4\n\nE7 E5 ; answer it\n";
  expect(actionsOfText(script)).toMatchObject({ ok: true, value: [{ path: ["E2", "E4"] }, { path: ["E7", "E5"] }] });
  expect(actionsOfText("; opening\r\nE2 E4\n\nE7 E5\n@resign")).toMatchObject({
    ok: true,
    value: [{ path: ["E2", "E4"] }, { path: ["E7", "E5"] }, { action: "resign" }],
  });
  expect(actionsOfText("D3 E4 / C6 B5")).toMatchObject({ ok: true, value: [{}, {}] });
  expect(actionsOfText("what is = this")).toEqual({ ok: false, refusal: "“what is = this” is not a move." });
});
