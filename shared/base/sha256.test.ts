import { describe, expect, test } from "vitest";
import { sha256 } from "./sha256";

describe("sha256", () => {
  test.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    ],
    ["é≈🥕", "6dd8119f5579259474b1b002f93e9aacd2cec9e7b81e58267721e1a575a4b3d6"],
  ])("of %j is the known value", (text, expected) => {
    expect(sha256(text)).toBe(expected);
  });
});
