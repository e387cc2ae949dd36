import { afterEach, beforeEach, expect, it } from "vitest";
import { openStores } from "../../state/windowStore";
import { useShellStore } from "../shellStore";
import { dropWaiting, runWaiting, waitForPack } from "./waitingCommands";

beforeEach(() => openStores());
afterEach(dropWaiting);

const shown = (): readonly string[] => useShellStore.getState().waiting;

it("commands wait for a pack that is read, are named meanwhile, and run in turn once its panels are arranged", () => {
  const ran: string[] = [];
  const arranged: (() => void)[] = [];
  waitForPack({ title: "Go to File…", run: () => ran.push("file") });
  waitForPack({ title: "Next Problem", run: () => ran.push("problem") });
  expect(shown()).toEqual(["Go to File…", "Next Problem"]);
  runWaiting((run) => arranged.push(run));
  expect([ran, shown()]).toEqual([[], []]);
  for (const run of arranged) run();
  expect(ran).toEqual(["file", "problem"]);
  runWaiting((run) => run());
  expect(ran).toEqual(["file", "problem"]);
});

it("what waited for a pack that was refused never runs", () => {
  const ran: string[] = [];
  waitForPack({ title: "Next Problem", run: () => ran.push("problem") });
  dropWaiting();
  runWaiting((run) => run());
  expect([ran, shown()]).toEqual([[], []]);
});
