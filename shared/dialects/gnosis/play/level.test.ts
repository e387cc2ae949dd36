import { expect, it } from "vitest";
import { loadSingleFile } from "../load/loadedPack";
import { sessionLevel } from "./level";

it("offers first the events that no rule fires", () => {
  const strikes = [{ type: "FIRE_EVENT", target: "HURT" }];
  const rules = [
    { id: "sound", category: "TRIGGER", trigger: "HURT" },
    { id: "lands", category: "OBSERVER", trigger: "STRIKE", outcomes: strikes },
  ];
  const session = loadSingleFile("s.json", { has: () => true, value: () => ({ rules }), jsonFilesIn: () => [] });
  expect(sessionLevel(session, "s.json", "s").offers[0]?.params["id"]?.values).toEqual(["STRIKE", "HURT"]);
});
