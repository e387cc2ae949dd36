// A quiet line about where the debugger stands, and what comes after it.
import { beforeEach, expect, it } from "vitest";
import { tellInPassing } from "./passingNotice";
import { NOTHING_PLAYED } from "./playState";
import { playStore } from "./playStore";

const notice = (): string | null => playStore.getState().notice;

beforeEach(() => playStore.setState(NOTHING_PLAYED));

it("is said until the debugger moves on", () => {
  tellInPassing("No pass ahead.");
  playStore.setState({ isStale: true });
  expect(notice()).toBe("No pass ahead.");
  playStore.setState({ cursor: 3 });
  expect(notice()).toBeNull();
});

it("gives way to what is said after it, and leaves that alone", () => {
  tellInPassing("No pass ahead.");
  playStore.setState({ notice: "Played again." });
  playStore.setState({ cursor: 3 });
  expect(notice()).toBe("Played again.");
});

it("can be said twice in the same place", () => {
  tellInPassing("No pass ahead.");
  tellInPassing("No pass ahead.");
  expect(notice()).toBe("No pass ahead.");
  playStore.setState({ shown: 1 });
  expect(notice()).toBeNull();
});
