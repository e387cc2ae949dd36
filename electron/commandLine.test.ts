import { expect, test } from "vitest";
import { hostMemoryFromArguments, packFromArguments } from "./commandLine";

test.each([
  [["gridwright"], false, null],
  [["gridwright", "pack"], false, "/home/pack"],
  [["gridwright", "/packs/a", "b"], false, "/packs/a"],
  [["electron", "."], true, null],
  [["electron", ".", "pack"], true, "/home/pack"],
  [["electron", "-r", "loader.js", "--inspect=0", ".", "pack"], true, "/home/pack"],
  [["electron", ".", "--project=../a b"], true, "/a b"],
  [["gridwright", "--no-sandbox", "--project=/x", "y"], false, "/x"],
])("%j, in development %s: %s", (argv, development, pack) => {
  expect(packFromArguments(argv, "/home", development)).toBe(pack);
});

test.each([
  [["gridwright"], 1024],
  [["gridwright", "--host-memory=2048"], 2048],
  [["gridwright", "--host-memory=none"], 1024],
  [["gridwright", "--host-memory=1"], 1024],
  [["gridwright", "--host-memory="], 1024],
])("%j gives the engine %d MB", (argv, megabytes) => {
  expect(hostMemoryFromArguments(argv)).toBe(megabytes);
});
