// A quiet line about where the debugger stands, and what comes after it.
import { beforeEach, expect, it } from "vitest";
import { noteInPassing } from "./passingNotice";
import { NOTHING_PLAYED, type PlayState } from "./playState";
import { openStores, windowStore } from "../../state/windowStore";

const notice = (): string | null => playStore.getState().notice;

const playStore = windowStore<PlayState>(() => NOTHING_PLAYED);

beforeEach(() => openStores());

it("is shown until the debugger moves on", () => {
  noteInPassing(playStore, "No pass ahead.");
  playStore.setState({ isStale: true });
  expect(notice()).toBe("No pass ahead.");
  playStore.setState({ cursor: 3 });
  expect(notice()).toBeNull();
});

it("gives way to what is shown after it, and leaves that alone", () => {
  noteInPassing(playStore, "No pass ahead.");
  playStore.setState({ notice: "Played again." });
  playStore.setState({ cursor: 3 });
  expect(notice()).toBe("Played again.");
});

it("can be said twice in the same place", () => {
  noteInPassing(playStore, "No pass ahead.");
  noteInPassing(playStore, "No pass ahead.");
  expect(notice()).toBe("No pass ahead.");
  playStore.setState({ shown: 1 });
  expect(notice()).toBeNull();
});
