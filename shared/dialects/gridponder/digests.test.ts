import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { canonicalJson } from "../../base/canonicalJson";
import { drawnLevel } from "./drawnLevel.testing";
import { stateDigest } from "../../engine/stateDigest";

// Half a pair of UTF-16 units is no character: in UTF-8 it is U+FFFD.
test.each(["plain", "é≈🥕", "half \ud83e"])("a state with the text %j has the digest of its canonical JSON", (text) => {
  const { level } = drawnLevel({ board: "@.", symbols: {}, systems: [], variables: { text } });
  const state = level.start(null);
  const sha256 = createHash("sha256")
    .update(canonicalJson(level.canonical(state)), "utf8")
    .digest("hex");
  expect(stateDigest(level, state)).toBe(sha256.slice(0, 16));
});
