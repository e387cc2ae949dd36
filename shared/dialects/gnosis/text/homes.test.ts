import { expect, it } from "vitest";
import { buildPackSource } from "../../models";
import { stateHome, stubHome } from "./homes";

const pack = buildPackSource(
  [
    { path: "manifest.json", text: '{"dialect": "gnosis"}' },
    { path: "state/persistent.json", text: '{"Persistent": {"gold": 3}}' },
    { path: "state/ephemeral.json", text: '{"time": "day"}' },
    { path: "sessions/own.json", text: '{"ephemeral": {}, "services": {"A.B": {}}, "events": []}' },
    { path: "sessions/plain.json", text: '{"events": []}' },
  ],
  [],
  [],
);

it("finds the state that a session begins with", () => {
  expect(stateHome(pack, "sessions/own.json", "ephemeral")).toEqual({
    file: "sessions/own.json",
    steps: ["ephemeral"],
    isOwn: true,
  });
  expect(stateHome(pack, "sessions/plain.json", "ephemeral")).toEqual({
    file: "state/ephemeral.json",
    steps: [],
    isOwn: false,
  });
  expect(stateHome(pack, null, "persistent").steps).toEqual(["Persistent"]);
});

it("finds the stub of a function, the session's own first", () => {
  expect(stubHome(pack, "sessions/own.json", "A.B").file).toBe("sessions/own.json");
  expect(stubHome(pack, "sessions/plain.json", "A.B")).toEqual({
    file: "services.json",
    steps: ["services", "A.B"],
    isOwn: false,
  });
});
