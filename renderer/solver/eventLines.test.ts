import { describe, expect, it } from "vitest";
import { eventLines } from "./eventLines";

const NAMES = {
  events: ["object_removed", "turn_ended"],
  payloads: {
    members: { object_removed: ["position", "kind"] },
    values: { kind: ["crate", "rock"] },
  },
};

function lines(text: string): readonly string[] {
  return eventLines(text, text.length, NAMES).map((row) => row.text);
}

describe("an event that is typed", () => {
  it("is offered by its name, and asks for members where it has some", () => {
    expect(lines("")).toEqual(["object_removed ", "turn_ended"]);
    expect(eventLines("obj", 3, NAMES)[0]).toMatchObject({ text: "object_removed ", asks: true, select: [15, 15] });
  });

  it("is offered the members that it has and that are not there yet", () => {
    expect(lines("object_removed ")).toEqual(["object_removed position=", "object_removed kind="]);
    expect(lines("object_removed kind=rock ")).toEqual(["object_removed kind=rock position="]);
    expect(lines("turn_ended ")).toEqual([]);
  });

  it("is offered the values of a member", () => {
    expect(lines("object_removed kind=")).toEqual(["object_removed kind=crate", "object_removed kind=rock"]);
    expect(lines("object_removed kind=ro")).toEqual(["object_removed kind=rock"]);
    expect(lines("object_removed position=")).toEqual([]);
  });

  it("keeps what stands after the caret", () => {
    expect(eventLines("object_removed ki position=[1,2]", 17, NAMES)[0]?.text).toBe(
      "object_removed kind= position=[1,2]",
    );
  });
});
